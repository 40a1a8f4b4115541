package io.serbench.result;

import java.util.Locale;

/** What the JVM's compilers have seen of a library's code when they compile it for a row. */
public enum Profile {
  /** The type that is measured, and no other. */
  OWN("only the measured type"),
  /** Several types, as in an application. */
  MIXED("several types, as in an application");

  private final String description;

  Profile(String description) {
    this.description = description;
  }

  /** As it is written in options and reports. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What library code has worked on, in words. */
  public String describe() {
    return word() + ": library code has worked on " + description;
  }
}
