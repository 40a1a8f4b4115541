package io.serbench.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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
    String resource = "/data/" + name + ".json";
    try (InputStream in = JsonFamily.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException("no embedded data set " + name);
      }
      return new Dataset<>(name, type, toValue.apply(JsonDataFile.parse(in, name, fileType)));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    } catch (DataFileException e) {
      throw new IllegalStateException("the embedded data set is broken: " + e.getMessage(), e);
    }
  }

  @Override
  public Dataset<T> read(String name, Path file) throws DataFileException {
    return new Dataset<>(name, type, toValue.apply(JsonDataFile.read(file, fileType)));
  }
}
