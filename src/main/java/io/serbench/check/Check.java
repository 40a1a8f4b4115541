package io.serbench.check;

import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One kind of thing that is tried on rows: what it asks, how forks find out, and what the answers
 * mean. All else, from Ctrl-C to the table in each format, is the same for all.
 */
public interface Check {
  /** The word by which users ask for it, and by which stored verdicts are known. */
  String name();

  /** What is asked of each row, in the order of the table. */
  List<Question> questions();

  /** The words of verdicts from the best to the worst, and what each means. */
  Map<String, String> verdicts();

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
