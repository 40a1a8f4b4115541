package io.serbench.cli;

import io.serbench.catalog.Glob;
import io.serbench.catalog.TagNames;
import io.serbench.report.Column;
import io.serbench.result.Noise;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** The values of one command line's options, checked. */
final class Values {
  private final Invocation invocation;

  Values(Invocation invocation) {
    this.invocation = invocation;
  }

  /** A whole number between two bounds; empty where the option is not given. */
  OptionalLong number(Option option, long min, long max) throws UsageException {
    Optional<String> text = invocation.value(option);
    if (text.isEmpty()) {
      return OptionalLong.empty();
    }
    try {
      long number = Long.parseLong(text.get());
      if (number >= min && number <= max) {
        return OptionalLong.of(number);
      }
      throw wrong(option, "is out of range", range(min, max));
    } catch (NumberFormatException e) {
      throw wrong(option, "is not a whole number", range(min, max));
    }
  }

  /** Patterns for names; empty where the option is not given. */
  List<Glob> globs(Option option) throws UsageException {
    List<Glob> globs = new ArrayList<>();
    for (String name : list(option, "names, separated by commas, such as kryo-flat,json/*")) {
      globs.add(new Glob(name));
    }
    return globs;
  }

  /** Tags of one kind; empty where the option is not given. */
  <E extends Enum<E>> List<E> tags(Option option, E[] all) throws UsageException {
    if (!invocation.has(option)) {
      return List.of();
    }
    String known = String.join(", ", Arrays.stream(all).map(Enum::name).toList());
    List<E> tags = new ArrayList<>();
    for (String name : list(option, "one or more of " + known)) {
      tags.add(
          TagNames.find(all, name)
              .orElseThrow(
                  () ->
                      new UsageException(
                          option.spelling()
                              + ": '"
                              + name
                              + "' is none of its tags, which are "
                              + known)));
    }
    return tags;
  }

  /** The elements of a list; empty where the option is not given. */
  List<String> list(Option option, String remedy) throws UsageException {
    Optional<String> text = invocation.value(option);
    if (text.isEmpty()) {
      return List.of();
    }
    List<String> elements =
        Arrays.stream(text.get().split(",", -1))
            .map(String::strip)
            .filter(element -> !element.isEmpty())
            .toList();
    if (elements.isEmpty()) {
      throw new UsageException(option.spelling() + " is empty; give " + remedy);
    }
    return elements;
  }

  /** A value that must not be empty; empty where the option is not given. */
  Optional<String> text(Option option, String remedy) throws UsageException {
    Optional<String> text = invocation.value(option);
    if (text.isPresent() && text.get().isBlank()) {
      throw new UsageException(option.spelling() + " is empty; give " + remedy);
    }
    return text;
  }

  /** A number above zero and up to a bound; empty where the option is not given. */
  OptionalDouble decimal(Option option, double max) throws UsageException {
    Optional<String> text = invocation.value(option);
    if (text.isEmpty()) {
      return OptionalDouble.empty();
    }
    try {
      double number = Double.parseDouble(text.get());
      if (number > 0 && number <= max) {
        return OptionalDouble.of(number);
      }
      throw wrong(option, "is out of range", "give a number above 0, up to " + (long) max);
    } catch (NumberFormatException e) {
      throw wrong(option, "is not a number", "give a number above 0, up to " + (long) max);
    }
  }

  /** What to do with disturbed batches; empty where the option is not given. */
  Optional<Noise> noise() throws UsageException {
    Optional<String> text = invocation.value(Option.NOISE);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    for (Noise noise : Noise.values()) {
      if (noise.name().equalsIgnoreCase(text.get())) {
        return Optional.of(noise);
      }
    }
    throw wrong(Option.NOISE, "is neither", "give reject or keep");
  }

  /** The columns that are wanted, each once; empty where the option is not given. */
  List<Column> columns() throws UsageException {
    List<String> known = Column.words();
    List<Column> columns = new ArrayList<>();
    for (String word : list(Option.COLUMNS, "one or more of " + String.join(", ", known))) {
      Column column = Column.find(word).orElseThrow(() -> noColumn(word, known));
      if (!columns.contains(column)) {
        columns.add(column);
      }
    }
    return columns;
  }

  private static UsageException noColumn(String word, List<String> known) {
    return new UsageException(
        "-columns: there is no column '"
            + word
            + "'"
            + Nearest.suggest(word, known)
            + "; the columns are "
            + String.join(", ", known));
  }

  private UsageException wrong(Option option, String what, String right) {
    return new UsageException(
        option.spelling()
            + "="
            + invocation.value(option).orElseThrow()
            + " "
            + what
            + "; "
            + right);
  }

  private static String range(long min, long max) {
    return min == Long.MIN_VALUE ? "give a whole number" : "give one from " + min + " to " + max;
  }
}
