package io.serbench.dataset;

import java.util.Optional;

/** What a row is asked to carry: what can be known of a type without loading its classes. */
public interface Cargo {
  /** The family's name, the part of a data set's name before the first dot: {@code media}. */
  String family();

  /** Whether the values have shared references, as far as that is known. */
  Shape shape();

  /**
   * Whether it comes with serbench, so that code can have been written or generated for it. If not,
   * it is a user's, and nothing but trying tells whether a row carries it.
   */
  boolean bundled();

  /**
   * What people call its values, if a library generated the class from a user's schema: {@code
   * protobuf messages}. Empty where they are plain objects.
   */
  default Optional<String> generated() {
    return Optional.empty();
  }

  /** Whether it is such a class, and a row carries it without more code. */
  default boolean isGeneratedFor(String row) {
    return false;
  }
}
