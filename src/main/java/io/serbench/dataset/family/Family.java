package io.serbench.dataset.family;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Shape;
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
import java.util.stream.Stream;

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
  private static final Pattern SIZE =
      Pattern.compile("(?<family>.*)\\.(?<number>\\d{1,12})(?<unit>[kM]?)");
  private static final Map<String, Long> UNITS = Map.of("", 1L, "k", 1_000L, "M", 1_000_000L);

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
    return add(List.of(name), same -> value.get(), sized);
  }

  /**
   * Returns this family with a value for each of its files in the jar, which {@code about.txt}
   * lists.
   *
   * @param read reads the value of the data set with a full name
   */
  public Family<T> withFiles(Function<String, T> read) {
    return add(EmbeddedLine.names(type.family()), read, sized);
  }

  /**
   * Returns this family with values of several sizes, and of any other size on request.
   *
   * @param drawing makes the value of a size, in the family's own unit
   * @param sizes the sizes to list, as they stand in the names: {@code 200}, {@code 10k}
   */
  public Family<T> withSizes(IntFunction<T> drawing, String... sizes) {
    List<String> names = Stream.of(sizes).map(size -> type.family() + "." + size).toList();
    return drawnBy(drawing)
        .add(names, name -> drawing.apply((int) asked(name).orElseThrow()), true);
  }

  /** Returns this family, which can now {@link #find draw} unlisted values of any size. */
  public Family<T> drawnBy(IntFunction<T> drawing) {
    return new Family<>(type, form, sized, Optional.of(drawing), values);
  }

  private Family<T> add(List<String> names, Function<String, T> make, boolean nowSized) {
    Map<String, Supplier<T>> all = new LinkedHashMap<>(values);
    names.forEach(name -> all.put(name, () -> make.apply(name)));
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

  /** Makes the data set with a full name, listed or drawn. */
  public Dataset<T> dataset(String name) {
    return find(name).orElseThrow(() -> new IllegalArgumentException("no data set " + name));
  }

  /** Makes the data set with a full name; empty if it is neither listed nor can be drawn. */
  public Optional<Dataset<T>> find(String name) {
    if (values.containsKey(name)) {
      return Optional.of(new Dataset<>(name, type, values.get(name).get()));
    }
    return draw.filter(any -> draws(name))
        .map(of -> new Dataset<>(name, type, of.apply((int) asked(name).orElseThrow())));
  }

  /** Returns whether a name contains a size of which a value can be drawn. */
  public boolean draws(String name) {
    long size = asked(name).orElse(0);
    return draw.isPresent() && size > 0 && size <= LARGEST;
  }

  private OptionalLong asked(String name) {
    Matcher matcher = SIZE.matcher(name);
    return matcher.matches() && matcher.group("family").equals(type.family())
        ? OptionalLong.of(
            Long.parseLong(matcher.group("number")) * UNITS.get(matcher.group("unit")))
        : OptionalLong.empty();
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
}
