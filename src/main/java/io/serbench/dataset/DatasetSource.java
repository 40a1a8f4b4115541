package io.serbench.dataset;

import io.serbench.dataset.codec.ValueCodec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a data set comes from. The parent loads it; a child JVM is given its name and its value as
 * bytes, so that the child reads no JSON.
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

  /**
   * The data set itself.
   *
   * @throws DataFileException where the file does not hold such data
   */
  public Dataset<?> load() throws DataFileException {
    return load(name, file);
  }

  /**
   * The data set itself.
   *
   * @param file the user's file; empty for an embedded data set
   * @throws DataFileException where the file does not hold such data
   */
  public static Dataset<?> load(String name, Optional<Path> file) throws DataFileException {
    return file.isEmpty()
        ? Datasets.all().find(name).orElseThrow()
        : Datasets.all().read(file.get());
  }

  /**
   * The value as bytes, which {@link #decoded} takes.
   *
   * @throws DataFileException where the file does not hold such data
   */
  public byte[] encoded() throws DataFileException {
    return codec(type).encode(load().value());
  }

  /**
   * The data set whose value was {@link #encoded()}, by the JDK alone.
   *
   * @throws IOException where the bytes are not those of a value of the family
   */
  public static Dataset<?> decoded(String name, byte[] encoded) throws IOException {
    return decoded(name, Datasets.all().type(Datasets.family(name)).orElseThrow(), encoded);
  }

  private static <T> Dataset<T> decoded(String name, DataType<T> type, byte[] encoded)
      throws IOException {
    return new Dataset<>(name, type, codec(type).decode(type.root(), encoded));
  }

  private static ValueCodec codec(DataType<?> type) {
    return new ValueCodec(type.classes());
  }
}
