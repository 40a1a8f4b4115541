package io.serbench.catalog;

import java.util.Optional;

/**
 * What the jar does not bring and the user may supply.
 *
 * @param className the class whose presence makes the row available; empty where nothing can
 * @param reason why it is not here, and how to supply it
 */
public record Requirement(Optional<String> className, String reason) {

  /** A class that the user may supply. */
  public Requirement(String className, String reason) {
    this(Optional.of(className), reason);
  }

  /** Something that nobody can supply. */
  public static Requirement impossible(String reason) {
    return new Requirement(Optional.empty(), reason);
  }

  /**
   * Whether the class is on this JVM's class path or on what the user adds to it; looks for the
   * file and loads nothing.
   */
  boolean isMet(UserClassPath added) {
    if (className.isEmpty()) {
      return false;
    }
    String file = className.get().replace('.', '/') + ".class";
    return Requirement.class.getClassLoader().getResource(file) != null
        || added.has(className.get());
  }
}
