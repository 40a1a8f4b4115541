package io.serbench.check;

import io.serbench.dataset.Datasets;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * One kind of check: what it asks of rows, how forks find the answers, and what these mean. All
 * else, from Ctrl-C to tables in each format, is common to all kinds.
 */
public interface Check extends Engine.Drive<Observed> {
  /**
   * What a check asks of each row: a column of its table.
   *
   * @param asked the key of its verdict in {@link Observed#verdicts}
   * @param over a heading above that of the column, which adjacent columns may share; may be empty
   * @param width characters of the column in text; 0 fits the column to the words of the verdicts
   */
  record Question(String asked, String over, String heading, int width) {
    /** Returns a question whose key heads its column. */
    public static Question of(String asked) {
      return new Question(asked, "", asked, 0);
    }
  }

  enum Finding {
    OK,
    ERROR,
    UNAVAILABLE,
    /** The row does not carry such data, or not over this transport. */
    NOT_CARRIED;

    static Stream<String> names() {
      return Stream.of(values()).map(Finding::name);
    }

    /** Returns the result of a row that was not tried, or could not be. */
    Observed of(String row, String why) {
      return Observed.notTried(row, name(), why);
    }
  }

  /** Returns the check of this name, ready to print stored verdicts; empty for an unknown name. */
  static Optional<Check> named(String name, List<Observed> seen) {
    return Optional.ofNullable(
        switch (name) {
          case "roundtrip" -> {
            TreeSet<String> workloads = new TreeSet<>();
            seen.forEach(row -> workloads.addAll(row.verdicts().keySet()));
            yield new RoundTripCheck(workloads, true, false);
          }
          case "types" -> new TypesCheck();
          case "evolution" -> BuildsCheck.of(seen).orElseGet(EvolutionCheck::new);
          case "versions" -> new VersionsCheck(List.of(), false, (row, written) -> {});
          case "jdk" -> new JdkCheck();
          case "hostile" -> new HostileCheck(HostileCheck.MUTATIONS, List.of(), Optional.empty());
          case "startup" -> new StartupCost(StartupCost.BUDGET_MILLIS, 1, false);
          case "memory" -> new MemoryCost(Datasets.all().drawn("media-list.10M").orElseThrow(), 1);
          case "heap" -> new HeapCost();
          default -> null;
        });
  }

  /** Returns the name of its command, which stored verdicts carry as well. */
  String name();

  /** Returns what is asked of each row, in the order of the table's columns. */
  default List<Question> questions() {
    return metrics().stream().map(metric -> Question.of(metric.id())).toList();
  }

  /** Returns the metrics that are asked for; empty if answers are verdicts. */
  default List<Metric> metrics() {
    return List.of();
  }

  /** Returns the meanings of verdicts by word, from best to worst; none if answers are numbers. */
  default Map<String, String> verdicts() {
    return Map.of();
  }

  /** Returns the words that may answer a question; empty if that takes any text. */
  default Set<String> answers(String asked) {
    return verdicts().keySet();
  }

  /** Returns the metrics that are differences of measurements, which noise may make negative. */
  default Set<String> differences() {
    return Set.of();
  }

  /**
   * Returns what is impossible among the answers of a row, in words; empty if the check may have
   * answered so. Files may be damaged, or written by a version that knows more verdicts.
   */
  default Optional<String> impossible(Observed row) {
    if (Finding.names().noneMatch(row.status()::equals)) {
      return Optional.of("the status of " + row.row() + " is '" + row.status() + "'");
    }
    for (Map.Entry<String, String> verdict : row.verdicts().entrySet()) {
      Set<String> words = answers(verdict.getKey());
      if (!words.isEmpty() && !words.contains(verdict.getValue())) {
        return Optional.of(
            "the verdict on %s of %s is '%s', expected one of %s"
                .formatted(
                    verdict.getKey(), row.row(), verdict.getValue(), String.join(", ", words)));
      }
    }
    for (Map.Entry<String, List<Double>> measured : row.numbers().entrySet()) {
      double least = differences().contains(measured.getKey()) ? Long.MIN_VALUE : 0;
      for (double number : measured.getValue()) {
        if (!(number >= least && number <= Long.MAX_VALUE)) {
          return Optional.of(measured.getKey() + " of " + row.row() + " is " + number);
        }
      }
      if (measured.getValue().isEmpty()) {
        return Optional.of(measured.getKey() + " of " + row.row() + " has no number");
      }
    }
    return Optional.empty();
  }

  /** Returns the meaning of each verdict by its word, in the order of {@code all}. */
  static <E> Map<String, String> verdicts(
      Collection<E> all, Function<E, String> word, Function<E, String> meaning) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    all.forEach(each -> verdicts.put(word.apply(each), meaning.apply(each)));
    return verdicts;
  }

  /** Returns the word for a constant: its name in lower case, with spaces. */
  static String word(Enum<?> verdict) {
    return verdict.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Returns how many reports {@link #drive} makes, if all rows can be tried. */
  default int steps(RunRequest request) {
    return request.matrix().rows().size();
  }

  /** Returns the heading of a table of numbers. */
  default String title() {
    return name();
  }

  /** Returns facts about how rows are tried, printed above a table of numbers. */
  default List<Labelled> facts(RunRequest request) {
    return List.of();
  }

  /** Returns whether text groups rows by verdict, instead of giving each row a line. */
  default boolean isGrouped() {
    return questions().size() == 1;
  }

  /** Returns whether the check has failed, as one has that tried no row. */
  default boolean failed(List<Observed> rows) {
    return rows.stream().anyMatch(this::failed) || rows.stream().noneMatch(Observed::isTried);
  }

  default boolean failed(Observed row) {
    return row.status().equals(Finding.ERROR.name());
  }

  /** Returns the lines above the rows in text; empty if they are the headings of the questions. */
  default Optional<String> head() {
    return Optional.empty();
  }

  /** Returns what text prints after a row's name; empty if that is a verdict for each question. */
  default Optional<String> text(Observed row) {
    return Optional.empty();
  }
}
