package io.serbench.fork;

import io.serbench.dataset.DataType;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a data set comes from. A child JVM gets its name and reads the value itself.
 *
 * @param name the family and the value's own name: {@code media.1}
 * @param type the family's type
 * @param file the user's file; empty for an embedded data set
 */
public record DatasetSource(String name, DataType<?> type, Optional<Path> file) {
  /** An embedded data set. */
  public static DatasetSource embedded(String name, DataType<?> type) {
    return new DatasetSource(name, type, Optional.empty());
  }
}
