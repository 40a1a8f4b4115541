package io.serbench.check;

import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One kind of thing that is tried on rows: what it asks, how forks find out, and what the answers
 * mean. All else, from Ctrl-C to the table in each format, is the same for all.
 */
public interface Check {
  /**
   * What a check asks of each row: a column of its table.
   *
   * @param asked by which its verdict is known, and stored
   * @param over a heading above that of the column; columns beside each other may share it; may be
   *     empty
   * @param heading of the column
   * @param width characters of the column in text; 0 where the verdicts' words say it
   * @param metric what is measured, where the answer is a number and no verdict
   */
  record Question(String asked, String over, String heading, int width, Optional<Metric> metric) {
    /** Creates a question with a verdict. */
    public Question(String asked, String over, String heading, int width) {
      this(asked, over, heading, width, Optional.empty());
    }

    /** Returns a question that heads its column. */
    public static Question of(String asked) {
      return new Question(asked, "", asked, 0);
    }

    /** Returns a question whose answer is a number. */
    public static Question of(Metric metric) {
      return new Question(metric.id(), "", metric.id(), 0, Optional.of(metric));
    }
  }

  /** The word by which users ask for it, and by which stored verdicts are known. */
  String name();

  /** What is asked of each row, in the order of the table. */
  List<Question> questions();

  /** The words of verdicts from the best to the worst, and what each means. */
  Map<String, String> verdicts();

  /** Returns the word of each constant of an enum, from the best to the worst, and its meaning. */
  static <E> Map<String, String> verdicts(
      Collection<E> all, Function<E, String> word, Function<E, String> meaning) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    all.forEach(each -> verdicts.put(word.apply(each), meaning.apply(each)));
    return verdicts;
  }

  /** Returns the word by which a constant is known. */
  static String word(Enum<?> verdict) {
    return verdict.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /**
   * Tries all rows of the request, and says what was seen of each. Of a row that is tried several
   * times, what is said last holds.
   */
  void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException;

  /** Returns how often {@link #drive} says something, but for rows that cannot be tried. */
  default int steps(RunRequest request) {
    return request.matrix().rows().size();
  }

  /** Returns what heads a table of numbers. */
  default String title() {
    return name();
  }

  /** Returns how rows are tried, as far as a reader of numbers needs to know. */
  default List<Labelled> facts(RunRequest request) {
    return List.of();
  }

  /**
   * Tells whether text has rows in groups by their verdicts, a question after the other, and not a
   * line for each row.
   */
  default boolean isGrouped() {
    return questions().size() == 1;
  }

  /** Returns what is measured; empty where answers are verdicts. */
  default List<Metric> metrics() {
    return questions().stream().flatMap(question -> question.metric().stream()).toList();
  }

  /** Tells whether the check failed, for the exit code: a check of nothing has failed as well. */
  default boolean failed(List<Observed> rows) {
    return rows.stream().anyMatch(this::failed) || rows.stream().noneMatch(Observed::isTried);
  }

  /** Tells whether a row failed. */
  default boolean failed(Observed row) {
    return row.status().equals(Verification.Finding.ERROR.name());
  }

  /** The lines above those of rows, where these are not the columns of the questions. */
  default Optional<String> head() {
    return Optional.empty();
  }

  /** What stands behind a row's name, where that is not the columns of the questions. */
  default Optional<String> text(Observed row) {
    return Optional.empty();
  }
}
