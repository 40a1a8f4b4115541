package io.serbench.library.avro;

import java.util.List;
import org.apache.avro.generic.GenericEnumSymbol;
import org.apache.avro.specific.SpecificFixed;
import org.apache.avro.specific.SpecificRecord;
import org.apache.avro.util.ClassSecurityValidator;
import org.apache.avro.util.ClassSecurityValidator.ClassSecurityPredicate;

/** The classes that Avro may load because a schema names them: a setting of the whole JVM. */
final class TrustedClasses {
  private TrustedClasses() {}

  /** Trusts these classes beside those that are trusted already. */
  static void add(List<Class<?>> classes) {
    ClassSecurityValidator.Builder builder = ClassSecurityValidator.builder();
    classes.forEach(builder::add);
    trust(builder.build());
  }

  /** Trusts what Avro's compiler generated, too. */
  static void addGenerated() {
    trust(
        type ->
            SpecificRecord.class.isAssignableFrom(type)
                || SpecificFixed.class.isAssignableFrom(type)
                || GenericEnumSymbol.class.isAssignableFrom(type));
  }

  private static synchronized void trust(ClassSecurityPredicate more) {
    ClassSecurityValidator.setGlobal(
        ClassSecurityValidator.composite(ClassSecurityValidator.getGlobal(), more));
  }
}
