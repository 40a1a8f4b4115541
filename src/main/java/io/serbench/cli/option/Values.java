package io.serbench.cli.option;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Structure;
import io.serbench.catalog.TagNames;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Nearest;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
  private static final Set<Class<?>> TAGS = Set.of(Effort.class, Format.class, Structure.class);
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
  static Duration seconds(String text) {
    return Duration.ofNanos(Math.round(millis(text, SECOND) * 1e6));
  }

  /** Reads milliseconds, as a bare number or with another unit. */
  public static final class Millis implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return Math.round(millis(text, 1));
    }
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
  static Double percent(String text) {
    return Double.valueOf(text.replaceFirst("%$", ""));
  }

  /** Knows words, which a shell completes, and what they stand for. */
  private abstract static class WordConverter<T, R> implements ITypeConverter<R>, Iterable<String> {
    final String expected;
    private final List<String> words;
    private final Function<String, Optional<T>> find;

    WordConverter(String expected, List<String> words, Function<String, Optional<T>> find) {
      this.expected = "expected " + expected;
      this.words = words;
      this.find = find;
    }

    /** For an unknown word, the message suggests a similar one, or else says what was expected. */
    T known(String word, String otherwise) {
      return find.apply(word)
          .orElseThrow(
              () -> {
                String meant = Nearest.suggest(word, words);
                return new UsageException(
                    meant.isEmpty() ? otherwise : "unknown word '" + word + "'" + meant);
              });
    }

    @Override
    public Iterator<String> iterator() {
      return words.iterator();
    }
  }

  /** Returns the word for a constant. Tags of rows have their names, as features do. */
  static String word(Enum<?> constant) {
    boolean tag = TAGS.contains(constant.getDeclaringClass());
    return tag ? constant.name() : TagNames.word(constant);
  }

  /** Reads the constants of an enum by their words, or by beginnings of these. */
  record ConstantWords<E extends Enum<E>>(Class<E> type) implements ITypeConverter<E> {
    @Override
    public E convert(String text) {
      E[] all = type.getEnumConstants();
      Function<String, Optional<E>> find = word -> TagNames.find(all, word);
      return new OneOf<>(words(List.of(all), Values::word), find).convert(text.strip());
    }
  }

  public static class OneOf<T> extends WordConverter<T, T> {
    /** Creates a converter that accepts these words. {@code find} returns the value of one. */
    public OneOf(List<String> words, Function<String, Optional<T>> find) {
      super(Nearest.oneOf(words), words, find);
    }

    public OneOf(Collection<T> all, Function<T, String> word) {
      this(words(all, word), text -> find(all, word, text));
    }

    @Override
    public final T convert(String text) {
      return known(text, expected);
    }
  }

  public abstract static class OneWord extends OneOf<String> {
    public OneWord(List<String> words) {
      super(words, Function.identity());
    }
  }

  abstract static class ListOf<T> extends WordConverter<T, List<T>> {
    /** Messages say what is expected: {@code numbers of threads from 1 to 1024}. */
    ListOf(String expected, List<String> words, Function<String, Optional<T>> find) {
      super(expected, words, find);
    }

    ListOf(List<String> words, Function<String, Optional<T>> find) {
      this(String.join(", ", words), words, find);
    }

    T element(String word) {
      return known(word, expected + ", found '" + word + "'");
    }

    @Override
    public final List<T> convert(String text) {
      List<T> elements =
          Stream.of(text.split(",", -1))
              .filter(word -> !word.isBlank())
              .map(word -> element(word.strip()))
              .toList();
      if (elements.isEmpty()) {
        throw new UsageException(expected);
      }
      return elements;
    }
  }

  static <E> List<String> words(Collection<E> all, Function<E, String> word) {
    return all.stream().map(word).toList();
  }

  static <E> Optional<E> find(Collection<E> all, Function<E, String> word, String text) {
    return all.stream().filter(candidate -> word.apply(candidate).equals(text)).findFirst();
  }

  abstract static class NamePatterns extends ListOf<Glob> {
    NamePatterns(String example) {
      super("names such as " + example, List.of(), word -> Optional.of(new Glob(word)));
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
