package io.serbench.dataset;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A family whose type is a bean with public fields. Its values are made by code or read from JSON
 * whose properties are these fields; a user's file always is such JSON.
 *
 * @param <T> the class of the values
 */
public final class BeanFamily<T> implements Family<T> {
  private final DataType<T> type;
  private final Map<String, Supplier<T>> values = new LinkedHashMap<>();

  private BeanFamily(DataType<T> type) {
    this.type = type;
  }

  /** A family without values. */
  public static <T> BeanFamily<T> of(DataType<T> type) {
    return new BeanFamily<>(type);
  }

  /** The same family with one value more, which has the family's name. */
  public BeanFamily<T> with(Supplier<T> value) {
    values.put(type.family(), value);
    return this;
  }

  /** The same family with one value more, made by code. */
  public BeanFamily<T> with(String ownName, Supplier<T> value) {
    values.put(type.family() + "." + ownName, value);
    return this;
  }

  @Override
  public DataType<T> type() {
    return type;
  }

  @Override
  public List<String> datasetNames() {
    return List.copyOf(values.keySet());
  }

  @Override
  public Dataset<T> dataset(String name) {
    Supplier<T> value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no embedded data set " + name);
    }
    return new Dataset<>(name, type, value.get());
  }

  @Override
  public Dataset<T> read(String name, Path file) throws DataFileException {
    if (type.shape() == Shape.GRAPH) {
      throw new DataFileException(
          file + ": " + type.family() + " takes no files, since JSON has no shared references");
    }
    return new Dataset<>(name, type, JsonDataFile.read(file, type.root()));
  }
}
