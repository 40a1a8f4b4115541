package io.serbench.dataset.source;

import io.serbench.dataset.Cargo;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import java.io.IOException;
import java.util.Optional;

/**
 * A data set that is yet to be made.
 *
 * @param name the full name, which begins with that of the family: {@code media.1}
 */
public record DatasetSource(String name, Cargo type, Recipe recipe) {
  /** Returns the source of an embedded data set. */
  public static DatasetSource embedded(String name, DataType<?> type) {
    return new DatasetSource(name, type, new Recipe.Named(Optional.empty()));
  }

  /**
   * Returns this data set with a recipe for forks, which contains the value that is read here.
   *
   * @throws IllegalStateException if a file that was valid when it was checked no longer is
   */
  public DatasetSource packed() {
    try {
      return new DatasetSource(name, type, recipe.packed(name));
    } catch (DataFileException | IOException e) {
      throw new IllegalStateException(name + " was valid when it was checked, and no longer is", e);
    }
  }
}
