package io.serbench.dataset;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/**
 * A family whose values are JSON: embedded ones under {@code /data}, and users' files.
 *
 * @param <T> the class of the values
 * @param <F> the record that a file holds
 */
public final class JsonFamily<T, F> implements Family<T> {
  private final DataType<T> type;
  private final List<String> names;
  private final Class<F> fileType;
  private final Function<F, T> toValue;

  /**
   * @param embedded the values' own names, without the family: {@code 1} for {@code media.1}
   * @param fileType a record, each of its components required
   */
  public JsonFamily(
      DataType<T> type, List<String> embedded, Class<F> fileType, Function<F, T> toValue) {
    this.type = type;
    this.names = embedded.stream().map(name -> type.family() + "." + name).toList();
    this.fileType = fileType;
    this.toValue = toValue;
  }

  @Override
  public DataType<T> type() {
    return type;
  }

  @Override
  public List<String> datasetNames() {
    return names;
  }

  @Override
  public Dataset<T> dataset(String name) {
    return new Dataset<>(name, type, toValue.apply(EmbeddedData.read(name, fileType)));
  }

  @Override
  public Dataset<T> read(String name, Path file) throws DataFileException {
    return new Dataset<>(name, type, toValue.apply(JsonDataFile.read(file, fileType)));
  }
}
