package io.serbench.cli.option;

import io.serbench.catalog.Glob;
import io.serbench.catalog.TagNames;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Nearest;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;

/**
 * Converters of option values that picocli lacks. For a value that cannot be read they throw a
 * {@link UsageException} that says what was expected; {@link Misuse} puts the option in front.
 */
public final class Values {
  private static final Pattern TIME = Pattern.compile("(\\d+(?:\\.\\d+)?)(ms|s|m|h|)");
  private static final double SECOND = 1000;
  private static final Map<String, Double> MILLIS =
      Map.of("ms", 1.0, "s", SECOND, "m", 60 * SECOND, "h", 3600 * SECOND);

  private Values() {}

  /** Returns the file that a user named, which need not exist. */
  static Path file(String text) {
    if (text.isBlank()) {
      throw new UsageException("expected a file name");
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new UsageException("not a file name (" + e.getReason() + ")");
    }
  }

  /** Reads seconds, as a bare number or with another unit: {@code 90}, {@code 60ms}, {@code 2m}. */
  public static final class Seconds implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      return millis(text, SECOND) / SECOND;
    }
  }

  /** Reads milliseconds, as a bare number or with another unit. */
  public static final class Millis implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return Math.round(millis(text, 1));
    }
  }

  /** Converts seconds to a duration. */
  public static Duration duration(double seconds) {
    return Duration.ofMillis(Math.round(SECOND * seconds));
  }

  /** Returns a time in milliseconds, which is how many the unit of a bare number has. */
  private static double millis(String text, double bare) {
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      throw new NumberFormatException(text);
    }
    return Double.parseDouble(time.group(1)) * MILLIS.getOrDefault(time.group(2), bare);
  }

  /** Reads a percentage, with or without a percent sign. */
  public static final class Percent implements ITypeConverter<Double> {
    public static final String SIGN = "%";

    @Override
    public Double convert(String text) {
      return Double.valueOf(without(text));
    }

    /** Returns the text without a percent sign at its end. */
    public static String without(String text) {
      return text.endsWith(SIGN) ? text.substring(0, text.length() - 1) : text;
    }
  }

  /** Reads one of several words, which a shell completes. */
  public abstract static class OneOf<T> implements ITypeConverter<T>, Iterable<String> {
    private final List<String> words;
    private final Function<String, Optional<T>> find;

    /** Creates a converter that accepts these words. {@code find} returns the value of one. */
    public OneOf(List<String> words, Function<String, Optional<T>> find) {
      this.words = words;
      this.find = find;
    }

    /** Creates a converter that accepts the words of these constants. */
    public OneOf(T[] all, Function<T, String> word) {
      this(words(all, word), text -> find(all, word, text));
    }

    @Override
    public final T convert(String text) {
      return known(text, words, find, "expected " + Nearest.oneOf(words));
    }

    @Override
    public final Iterator<String> iterator() {
      return words.iterator();
    }
  }

  /** Reads one of several strings, which a shell completes. */
  public abstract static class Word extends OneOf<String> {
    /** Creates a converter that accepts these strings. */
    public Word(List<String> words) {
      super(words, text -> Optional.of(text).filter(words::contains));
    }
  }

  /**
   * Returns the value of a word. For an unknown word, the message suggests a similar one, or else
   * says what was expected.
   */
  private static <T> T known(
      String word, List<String> words, Function<String, Optional<T>> find, String expected) {
    Optional<T> found = find.apply(word);
    if (found.isEmpty()) {
      String meant = Nearest.suggest(word, words);
      throw new UsageException(meant.isEmpty() ? expected : "unknown word '" + word + "'" + meant);
    }
    return found.get();
  }

  /** Reads lists separated by commas, of words that a shell may complete. */
  abstract static class ListOf<T> implements ITypeConverter<List<T>>, Iterable<String> {
    private final String expected;
    private final List<String> words;
    private final Function<String, Optional<T>> find;

    /**
     * Creates a converter of lists.
     *
     * @param expected the elements for messages: {@code numbers of threads from 1 to 1024}
     * @param words what a shell completes, and messages suggest
     * @param find returns the element that a word stands for
     */
    ListOf(String expected, List<String> words, Function<String, Optional<T>> find) {
      this.expected = expected;
      this.words = words;
      this.find = find;
    }

    ListOf(String expected, Function<String, Optional<T>> find) {
      this(expected, List.of(), find);
    }

    ListOf(List<String> words, Function<String, Optional<T>> find) {
      this(String.join(", ", words), words, find);
    }

    ListOf(T[] all, Function<T, String> word) {
      this(words(all, word), text -> find(all, word, text));
    }

    @Override
    public Iterator<String> iterator() {
      return words.iterator();
    }

    T element(String word) {
      return known(word, words, find, "expected " + expected + ", found '" + word + "'");
    }

    @Override
    public final List<T> convert(String text) {
      List<T> elements = new ArrayList<>();
      for (String word : text.split(",", -1)) {
        if (!word.isBlank()) {
          elements.add(element(word.strip()));
        }
      }
      if (elements.isEmpty()) {
        throw new UsageException("expected " + expected);
      }
      return List.copyOf(elements);
    }
  }

  abstract static class Tags<E extends Enum<E>> extends ListOf<E> {
    Tags(E[] all) {
      super(words(all, Enum::name), text -> TagNames.find(all, text));
    }
  }

  static <E> List<String> words(E[] all, Function<E, String> word) {
    return Stream.of(all).map(word).toList();
  }

  static <E> Optional<E> find(E[] all, Function<E, String> word, String text) {
    return Stream.of(all).filter(each -> word.apply(each).equals(text)).findFirst();
  }

  abstract static class Names extends ListOf<Glob> {
    Names(String example) {
      super("names such as " + example, word -> Optional.of(new Glob(word)));
    }
  }

  /** Returns a number from 1 to {@code most}; empty if the text is no such number. */
  static Optional<Integer> count(String text, int most) {
    return Optional.of(text)
        .filter(digits -> digits.matches("\\d{1,9}"))
        .map(Integer::valueOf)
        .filter(number -> number >= 1 && number <= most);
  }
}
