package io.serbench.dataset;

import java.util.List;
import java.util.Optional;

/** A type that a row may carry, as far as it is known without loading its classes. */
public interface Cargo {
  /** Returns the family's name, with which its data sets' names begin: {@code media}. */
  String family();

  /** Returns whether the values have shared references, as far as that is known. */
  Shape shape();

  /**
   * Returns whether the type comes with serbench, so that adapters may have code for it. Otherwise
   * it is a user's, and only an attempt shows whether a row carries it.
   */
  boolean bundled();

  /**
   * Returns what the values are called if a library generated their class from a user's schema:
   * {@code protobuf messages}. Empty for plain objects.
   */
  default Optional<String> generated() {
    return Optional.empty();
  }

  /**
   * Returns the names of the annotations of a user's class: some rows carry only classes with code
   * that a compiler adds where one of these asks for it.
   */
  default List<String> annotations() {
    return List.of();
  }

  /** Returns whether the class was generated for a row's library, so that the row carries it. */
  default boolean isGeneratedFor(String row) {
    return false;
  }
}
