package io.serbench.dataset;

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
 * A type, the values that serbench knows of it, and how a user's file of it is read. Naming the
 * values loads none of them.
 *
 * @param <T> the class of the values
 */
public final class Family<T> {
  private static final Pattern SIZE = Pattern.compile("(?<number>\\d{1,12})(?<unit>[kM]?)");

  /** Of what is drawn: ten times as much does not fit into a byte array. */
  private static final long LARGEST = 1_000_000_000;

  private final DataType<T> type;
  private final FileReader<T> reader;
  private final Function<T, ?> toFile;
  private final boolean sized;
  private final Optional<IntFunction<T>> draw;
  private final Map<String, Supplier<T>> values;

  /** Makes a value of a user's file. */
  @FunctionalInterface
  public interface FileReader<T> {
    /**
     * The value, and what was coerced or missing.
     *
     * @throws DataFileException where the file is missing or does not fit
     */
    OwnJson.One<T> read(Path file, FileReading reading) throws DataFileException;
  }

  private Family(
      DataType<T> type,
      FileReader<T> reader,
      Function<T, ?> toFile,
      boolean sized,
      Optional<IntFunction<T>> draw,
      Map<String, Supplier<T>> values) {
    this.type = type;
    this.reader = reader;
    this.toFile = toFile;
    this.sized = sized;
    this.draw = draw;
    this.values = values;
  }

  /** A family without values, whose files hold the public fields of its class. */
  public static <T> Family<T> of(DataType<T> type) {
    return of(type, type.root(), Function.identity(), Function.identity());
  }

  /**
   * A family without values, whose files hold something that is made into its class.
   *
   * @param fileType a record or a bean, whose properties are those of a file
   * @param toFile the way back, for files that serbench writes
   */
  public static <T, F> Family<T> of(
      DataType<T> type, Class<F> fileType, Function<F, T> toValue, Function<T, F> toFile) {
    return ofFiles(
        type,
        (file, reading) -> {
          OwnJson.One<F> read = OwnJson.one(fileType, file, reading, true);
          return new OwnJson.One<>(toValue.apply(read.value()), read.note());
        },
        toFile);
  }

  /**
   * A family without values, whose files are read and written in a way of its own.
   *
   * @param toFile what Jackson writes as JSON
   */
  public static <T> Family<T> ofFiles(
      DataType<T> type, FileReader<T> reader, Function<T, ?> toFile) {
    return new Family<>(type, reader, toFile, false, Optional.empty(), Map.of());
  }

  /** The same family with one value more, which has the family's name. */
  public Family<T> with(Supplier<T> value) {
    return add(Map.of(type.family(), value), sized);
  }

  /** The same family with one value more. */
  public Family<T> with(String ownName, Supplier<T> value) {
    return add(Map.of(type.family() + "." + ownName, value), sized);
  }

  /**
   * The same family with a value for each of its files in the jar, which {@code about.txt} names.
   *
   * @param read makes the value of a data set by its name in full
   */
  public Family<T> withFiles(Function<String, T> read) {
    Map<String, Supplier<T>> more = new LinkedHashMap<>();
    for (String name : AboutData.names(type.family())) {
      more.put(name, () -> read.apply(name));
    }
    return add(more, sized);
  }

  /**
   * The same family with values of several sizes.
   *
   * @param draw makes the value of a size, in the family's own unit
   * @param sizes the values' own names, which say their sizes: {@code 200}, {@code 10k}
   */
  public Family<T> withSizes(IntFunction<T> draw, String... sizes) {
    Map<String, Supplier<T>> more = new LinkedHashMap<>();
    for (String own : sizes) {
      int size = Math.toIntExact(sizeOf(own).orElseThrow());
      more.put(type.family() + "." + own, () -> draw.apply(size));
    }
    return drawnBy(draw).add(more, true);
  }

  /** The same family, of which values of other sizes can be {@link #drawn}; none is listed. */
  public Family<T> drawnBy(IntFunction<T> drawing) {
    return new Family<>(type, reader, toFile, sized, Optional.of(drawing), values);
  }

  private Family<T> add(Map<String, Supplier<T>> more, boolean nowSized) {
    Map<String, Supplier<T>> all = new LinkedHashMap<>(values);
    all.putAll(more);
    return new Family<>(type, reader, toFile, nowSized, draw, all);
  }

  /** The type; its {@link DataType#family()} is this family's name. */
  public DataType<T> type() {
    return type;
  }

  /** The names of the embedded or generated data sets, in full: {@code media.1}. */
  public List<String> datasetNames() {
    return List.copyOf(values.keySet());
  }

  /**
   * The size that a data set's name says, in the family's own unit (elements of an array, bytes of
   * JSON): 10000 for {@code users.10k}, embedded or a user's. Empty where the name says none, and
   * where the family's values are numbered and not sized: {@code media.1}.
   */
  public OptionalLong size(String name) {
    return sized ? asked(name) : OptionalLong.empty();
  }

  /**
   * The data set of that name.
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

  /**
   * A data set of any size, listed or not; empty where the name says none that can be drawn.
   *
   * @param name such as {@code users.10M}
   */
  Optional<Dataset<T>> drawn(String name) {
    return draws(name)
        ? draw.map(of -> new Dataset<>(name, type, of.apply((int) asked(name).orElseThrow())))
        : Optional.empty();
  }

  /** Whether the name says a size of which a value can be drawn. */
  boolean draws(String name) {
    long size = asked(name).orElse(0);
    return draw.isPresent() && size > 0 && size <= LARGEST;
  }

  /** Whether code alone draws a value of that size, which reads no file and so needs no library. */
  boolean drawsByItself(String name) {
    return sized && draws(name) && !values.containsKey(name);
  }

  private OptionalLong asked(String name) {
    String prefix = type.family() + ".";
    return name.startsWith(prefix) ? sizeOf(name.substring(prefix.length())) : OptionalLong.empty();
  }

  /**
   * The data set of that name as the text of a file that {@link #read} takes.
   *
   * @param name one of {@link #datasetNames()}
   * @throws DataFileException where the values have shared references, which JSON has not
   */
  public String export(String name) throws DataFileException {
    if (type.shape() == Shape.GRAPH) {
      throw new DataFileException(
          name + " cannot be a file, since JSON has no shared references; export another data set");
    }
    return JsonExport.text(toFile.apply(dataset(name).value()));
  }

  /**
   * A data set from a user's file.
   *
   * @param name the data set's name, taken from the file's
   * @param onNote told what was coerced or missing, if anything was, in a line
   * @throws DataFileException where the file is missing or does not fit the type
   */
  public Dataset<T> read(String name, Path file, FileReading reading, Consumer<String> onNote)
      throws DataFileException {
    if (type.shape() == Shape.GRAPH) {
      throw new DataFileException(
          file + ": " + type.family() + " takes no files, since JSON has no shared references");
    }
    OwnJson.One<T> read = reader.read(file, reading);
    read.note().ifPresent(note -> onNote.accept(file + ": " + note));
    return new Dataset<>(name, type, read.value());
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
