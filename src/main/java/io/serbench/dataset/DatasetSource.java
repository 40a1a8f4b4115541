package io.serbench.dataset;

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

  /** The user's file as a child is told of it: absolute; empty for an embedded data set. */
  public String path() {
    return file.map(path -> path.toAbsolutePath().toString()).orElse("");
  }

  /**
   * The data set itself.
   *
   * @param path the user's file; empty for an embedded data set
   * @throws DataFileException where the file does not hold such data
   */
  public static Dataset<?> load(String name, String path) throws DataFileException {
    return path.isEmpty()
        ? Datasets.all().find(name).orElseThrow()
        : Datasets.all().read(Path.of(path));
  }
}
