package io.serbench.catalog;

/**
 * A class that the jar does not bring and the user may supply.
 *
 * @param className the class whose presence makes the row available
 * @param reason why it is not here, and how to supply it
 */
public record Requirement(String className, String reason) {

  /** Whether the class is on the class path; looks for the file and loads nothing. */
  public boolean isMet() {
    String file = className.replace('.', '/') + ".class";
    return Requirement.class.getClassLoader().getResource(file) != null;
  }
}
