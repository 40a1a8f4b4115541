package io.serbench.dataset;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A data set that can be made.
 *
 * @param name the family and the value's own name: {@code media.1}
 * @param type what is known of its type
 * @param recipe how to make it
 */
public record DatasetSource(String name, Cargo type, Recipe recipe) {
  /**
   * A data set of a family.
   *
   * @param file the user's file; empty for an embedded data set
   */
  public DatasetSource(String name, DataType<?> type, Optional<Path> file) {
    this(name, type, new Recipe.Named(file));
  }

  /** An embedded data set. */
  public static DatasetSource embedded(String name, DataType<?> type) {
    return new DatasetSource(name, type, Optional.empty());
  }

  /**
   * The same by the recipe for children, which is made here, once for all of them.
   *
   * @throws IllegalStateException where a file no longer holds what it held when it was checked
   */
  public DatasetSource packed() {
    try {
      return new DatasetSource(name, type, recipe.packed(name));
    } catch (DataFileException | IOException e) {
      throw new IllegalStateException(name + " was read before, and is not now", e);
    }
  }
}
