package io.serbench.catalog;

import java.util.Optional;

/**
 * A library that a row needs and that is not in serbench's jar.
 *
 * @param className the class whose presence makes the row available; empty if nothing can
 * @param reason why the library is missing, and how to supply it
 */
public record Requirement(Optional<String> className, String reason) {

  /** Creates a requirement that the user can meet by supplying a class. */
  public Requirement(String className, String reason) {
    this(Optional.of(className), reason);
  }

  /** Returns a requirement that cannot be met. */
  public static Requirement impossible(String reason) {
    return new Requirement(Optional.empty(), reason);
  }

  /** Returns whether the class is on this JVM's class path or the user's, without loading it. */
  boolean isMet(UserClassPath added) {
    if (className.isEmpty()) {
      return false;
    }
    String file = className.get().replace('.', '/') + ".class";
    return Requirement.class.getClassLoader().getResource(file) != null
        || added.has(className.get());
  }
}
