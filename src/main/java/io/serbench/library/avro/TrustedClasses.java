package io.serbench.library.avro;

import java.util.List;
import org.apache.avro.util.ClassSecurityValidator;

/** The classes that Avro may load because a schema names them: a setting of the whole JVM. */
final class TrustedClasses {
  private TrustedClasses() {}

  /** Trusts these classes beside those that are trusted already. */
  static synchronized void add(List<Class<?>> classes) {
    ClassSecurityValidator.Builder builder = ClassSecurityValidator.builder();
    classes.forEach(builder::add);
    ClassSecurityValidator.setGlobal(
        ClassSecurityValidator.composite(ClassSecurityValidator.getGlobal(), builder.build()));
  }
}
