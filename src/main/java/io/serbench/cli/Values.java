package io.serbench.cli;

import io.serbench.catalog.Glob;
import io.serbench.dataset.Nearest;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The kinds of values that several options have. */
final class Values {
  /** Behind a number: of a hundred. */
  static final String PERCENT = "%";

  private static final double WHOLE_IN_PERCENT = 100;

  private Values() {}

  /** Whole numbers between two bounds. */
  static Value<Long> whole(String label, long min, long max) {
    String right =
        min == Long.MIN_VALUE ? "give a whole number" : "give one from " + min + " to " + max;
    return Value.of(
        label,
        (option, text) -> {
          try {
            long number = Long.parseLong(text);
            if (number >= min && number <= max) {
              return number;
            }
            throw new UsageException(option + "=" + text + " is out of range; " + right);
          } catch (NumberFormatException e) {
            throw new UsageException(option + "=" + text + " is not a whole number; " + right);
          }
        });
  }

  /** Numbers above zero and up to a bound. */
  static Value<Double> decimal(String label, long max) {
    return Value.of(label, (option, text) -> decimal(option, text, text, max));
  }

  /** Parts of a whole, above zero, in percent up to a bound; with a % behind them or without. */
  static Value<Double> percent(long max) {
    return Value.of(
        "PERCENT",
        (option, text) -> decimal(option, text, withoutPercent(text), max) / WHOLE_IN_PERCENT);
  }

  /** The text without the % at its end, if there is one. */
  static String withoutPercent(String text) {
    return text.endsWith(PERCENT) ? text.substring(0, text.length() - 1) : text;
  }

  private static double decimal(String option, String typed, String digits, long max)
      throws UsageException {
    String right = "give a number above 0, up to " + max;
    try {
      double number = Double.parseDouble(digits);
      if (number > 0 && number <= max) {
        return number;
      }
      throw new UsageException(option + "=" + typed + " is out of range; " + right);
    } catch (NumberFormatException e) {
      throw new UsageException(option + "=" + typed + " is not a number; " + right);
    }
  }

  /**
   * One of some words.
   *
   * @param words all of them
   * @param find what a word stands for; empty for any other
   */
  static <T> Value<T> oneOf(String label, List<String> words, Function<String, Optional<T>> find) {
    return Value.<T>of(
            label,
            (option, text) ->
                find.apply(text)
                    .orElseThrow(
                        () ->
                            new UsageException(
                                option
                                    + "="
                                    + text
                                    + " is none of "
                                    + String.join(", ", words)
                                    + Nearest.suggest(text, words))))
        .completedWith(words);
  }

  /**
   * Lists of some words, each at most once.
   *
   * @param all what the words stand for
   * @param word for each of them
   */
  static <T> Value<List<T>> eachOf(String label, List<T> all, Function<T, String> word) {
    List<String> words = all.stream().map(word).toList();
    Value<T> one =
        oneOf(
            label,
            words,
            text -> all.stream().filter(each -> word.apply(each).equals(text)).findFirst());
    return Values.<T>list(label, "one or more of " + String.join(", ", words), one.reader())
        .as(list -> list.stream().distinct().toList())
        .completedWith(words);
  }

  /**
   * Lists, whose elements commas separate.
   *
   * @param right what to give where the list is empty
   */
  static <T> Value<List<T>> list(String label, String right, Value.Reader<T> element) {
    return Value.of(
        label,
        (option, text) -> {
          List<T> elements = new ArrayList<>();
          for (String word : text.split(",", -1)) {
            if (!word.isBlank()) {
              elements.add(element.read(option, word.strip()));
            }
          }
          if (elements.isEmpty()) {
            throw new UsageException(option + " is empty; give " + right);
          }
          return List.copyOf(elements);
        });
  }

  /** Patterns for names, such as these. */
  static Value<List<Glob>> names(String examples) {
    return list(
        "NAMES",
        "names, separated by commas, such as " + examples,
        (option, word) -> new Glob(word));
  }

  /** Files, which need not exist. */
  static Value<Path> file() {
    return Value.file(
        "FILE",
        (option, text) -> {
          if (text.isBlank()) {
            throw new UsageException(option + " is empty; give the name of a file");
          }
          return path(option + "=" + text, text);
        });
  }

  /** Files as operands. */
  static Value<Path> operandFile(String label) {
    return Value.file(label, (option, text) -> path("'" + text + "'", text));
  }

  private static Path path(String named, String text) throws UsageException {
    try {
      return WorkingFolder.file(text);
    } catch (InvalidPathException e) {
      throw new UsageException(named + " is no name of a file: " + e.getReason());
    }
  }
}
