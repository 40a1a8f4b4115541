package io.serbench.dataset;

import io.serbench.dataset.own.JsonExport;
import io.serbench.dataset.own.OwnJson;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A family of data sets: a type, the values of it that come with serbench, and how files of it are
 * read and written. A value is made only when its data set is asked for.
 *
 * @param form what its files hold
 * @param sized whether numbers in the names of its data sets are sizes
 * @param draw makes the value of a size, in the family's own unit; empty if it draws none
 * @param values the listed values by the full names of their data sets
 * @param <T> the class of the values
 */
public record Family<T>(
    DataType<T> type,
    FileForm<T> form,
    boolean sized,
    Optional<IntFunction<T>> draw,
    Map<String, Supplier<T>> values) {
  private static final Pattern SIZE = Pattern.compile("(?<number>\\d{1,12})(?<unit>[kM]?)");

  /** The largest size to draw: ten times as much does not fit into a byte array. */
  private static final long LARGEST = 1_000_000_000;

  /**
   * What files of a family hold.
   *
   * @param type a record or a bean with the properties of a file
   * @param toFile the inverse of {@code toValue}: returns an object that is written as a file
   */
  record FileForm<T>(Class<?> type, Function<Object, T> toValue, Function<T, ?> toFile) {}

  /** Returns a family without values, whose files hold the public fields of its class. */
  public static <T> Family<T> of(DataType<T> type) {
    return of(type, type.root(), Function.identity(), Function.identity());
  }

  /** Returns a family without values, whose files hold another class than the family's. */
  public static <T, F> Family<T> of(
      DataType<T> type, Class<F> fileType, Function<F, T> toValue, Function<T, ?> toFile) {
    FileForm<T> form = new FileForm<>(fileType, toValue.compose(fileType::cast), toFile);
    return new Family<>(type, form, false, Optional.empty(), Map.of());
  }

  /** Returns this family with one more value, the data set of which has a full name. */
  public Family<T> with(String name, Supplier<T> value) {
    return add(Map.of(name, value), sized);
  }

  /**
   * Returns this family with a value for each of its files in the jar, which {@code about.txt}
   * lists.
   *
   * @param read reads the value of the data set with a full name
   */
  public Family<T> withFiles(Function<String, T> read) {
    Map<String, Supplier<T>> more = new LinkedHashMap<>();
    for (String name : EmbeddedSet.names(type.family())) {
      more.put(name, () -> read.apply(name));
    }
    return add(more, sized);
  }

  /**
   * Returns this family with values of several sizes, and of any other size on request.
   *
   * @param draw makes the value of a size, in the family's own unit
   * @param sizes the sizes to list, as they stand in the names: {@code 200}, {@code 10k}
   */
  public Family<T> withSizes(IntFunction<T> draw, String... sizes) {
    Map<String, Supplier<T>> more = new LinkedHashMap<>();
    for (String own : sizes) {
      int size = Math.toIntExact(sizeOf(own).orElseThrow());
      more.put(type.family() + "." + own, () -> draw.apply(size));
    }
    return drawnBy(draw).add(more, true);
  }

  /** Returns this family, which can now {@link #find draw} unlisted values of any size. */
  public Family<T> drawnBy(IntFunction<T> drawing) {
    return new Family<>(type, form, sized, Optional.of(drawing), values);
  }

  private Family<T> add(Map<String, Supplier<T>> more, boolean nowSized) {
    Map<String, Supplier<T>> all = new LinkedHashMap<>(values);
    all.putAll(more);
    return new Family<>(type, form, nowSized, draw, all);
  }

  /** Returns the full names of the listed data sets: {@code media.1}. */
  public List<String> datasetNames() {
    return List.copyOf(values.keySet());
  }

  /**
   * Returns the size in the name of a data set, embedded or a user's: 10000 for {@code users.10k}.
   * The unit is the family's own, such as elements of an array or bytes of JSON. Empty if the name
   * contains no size, or if numbers in the family's names are no sizes, as in {@code media.1}.
   */
  public OptionalLong size(String name) {
    return sized ? asked(name) : OptionalLong.empty();
  }

  /**
   * Makes a data set.
   *
   * @param name one of {@link #datasetNames()}
   */
  public Dataset<T> dataset(String name) {
    Supplier<T> value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no embedded data set " + name);
    }
    return new Dataset<>(name, type, value.get());
  }

  Optional<Dataset<T>> find(String name) {
    if (values.containsKey(name)) {
      return Optional.of(dataset(name));
    }
    return draws(name)
        ? draw.map(of -> new Dataset<>(name, type, of.apply((int) asked(name).orElseThrow())))
        : Optional.empty();
  }

  /** Returns whether a name contains a size of which a value can be drawn. */
  boolean draws(String name) {
    long size = asked(name).orElse(0);
    return draw.isPresent() && size > 0 && size <= LARGEST;
  }

  /** Returns whether an unlisted value is drawn without a file, and so without a library. */
  boolean drawsByItself(String name) {
    return sized && draws(name) && !values.containsKey(name);
  }

  private OptionalLong asked(String name) {
    String prefix = type.family() + ".";
    return name.startsWith(prefix) ? sizeOf(name.substring(prefix.length())) : OptionalLong.empty();
  }

  /**
   * Returns the text of a file that {@link #read} reads as a data set.
   *
   * @param name one of {@link #datasetNames()}
   * @throws DataFileException if the values have shared references, which JSON cannot express
   */
  public String export(String name) throws DataFileException {
    if (type.shape() == Shape.GRAPH) {
      throw new DataFileException(
          name + " cannot be a file, since JSON has no shared references; export another data set");
    }
    return JsonExport.text(form.toFile().apply(dataset(name).value()));
  }

  /**
   * Reads a data set from a user's file.
   *
   * @param name the data set's name, taken from the file's
   * @param onNote receives a line about coerced and missing values, if there are any
   * @throws DataFileException if the file is missing or does not fit the type
   */
  public Dataset<T> read(String name, Path file, FileReading reading, Consumer<String> onNote)
      throws DataFileException {
    if (type.shape() == Shape.GRAPH) {
      throw new DataFileException(
          file + ": " + type.family() + " takes no files, since JSON has no shared references");
    }
    Object read = OwnJson.one(form.type(), file, reading, onNote);
    return new Dataset<>(name, type, form.toValue().apply(read));
  }

  private static OptionalLong sizeOf(String own) {
    Matcher matcher = SIZE.matcher(own);
    if (!matcher.matches()) {
      return OptionalLong.empty();
    }
    long number = Long.parseLong(matcher.group("number"));
    return OptionalLong.of(
        switch (matcher.group("unit")) {
          case "k" -> number * 1_000;
          case "M" -> number * 1_000_000;
          default -> number;
        });
  }
}
