package io.serbench.check;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Topic;
import io.serbench.check.Check.Finding;
import io.serbench.report.metric.Metric;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a kind of check asks of rows, and what its answers mean: enough to print and to judge them,
 * whether they come from forks, from a file, or with serbench. {@link Check} finds them.
 */
public interface CheckKind {
  /**
   * What a check asks of each row: a column of its table.
   *
   * @param over a heading above that of the column, which adjacent columns may share; may be empty
   * @param sample a long answer, if that is a text; or empty
   * @param meaning what answers say, if their words do not; or empty
   */
  record CheckQuestion(Topic topic, String over, String heading, String sample, String meaning) {
    public CheckQuestion(Topic topic, String over, String heading, String sample) {
      this(topic, over, heading, sample, "");
    }

    /** Returns a question whose word heads its column. */
    public static CheckQuestion of(String word) {
      return new CheckQuestion(Topic.of(word), "", word, "");
    }
  }

  /**
   * What each row does between any two versions, which text shows in place of columns.
   *
   * @param versions in order; if there are none, text has the first question's answer
   */
  record AnswerMatrix(List<String> versions) {
    public CheckVerdict verdict(Observed row, String writer, String reader) {
      return writer.equals(reader)
          ? VersionMatrix.NOTHING
          : new VersionMatrix(versions, row.answers()).worst(writer, reader);
    }
  }

  /** Returns the kind of this name; empty for an unknown name. */
  static Optional<CheckKind> named(String name) {
    return List.of(
            RoundTripCheck.RoundTripKind.ofWorkloads(List.of()),
            TypesCheck.KIND,
            EvolutionCheck.KIND,
            new VersionsCheck.VersionsKind(List.of()),
            JdkCheck.KIND,
            HostileCheck.KIND,
            StartupCost.KIND,
            MemoryCost.KIND,
            HeapCost.KIND)
        .stream()
        .filter(kind -> kind.name().equals(name))
        .findFirst();
  }

  /** Returns the name of its command, which stored verdicts carry as well. */
  String name();

  /** Returns the kind with the columns of these results, if they determine what was asked. */
  default CheckKind of(List<Observed> seen) {
    return this;
  }

  /** Returns what is asked of each row, in the order of the table's columns. */
  default List<CheckQuestion> questions() {
    return metrics().stream().map(metric -> CheckQuestion.of(metric.id())).toList();
  }

  /** Returns the metrics that are asked for; empty if answers are verdicts. */
  default List<Metric> metrics() {
    return List.of();
  }

  /** Returns the verdicts from best to worst; none if answers are numbers. */
  default List<? extends CheckVerdict> verdicts() {
    return List.of();
  }

  /** Returns the verdicts that a topic may have; empty if that takes any text. */
  default List<? extends CheckVerdict> answers(Topic topic) {
    return verdicts();
  }

  /** Returns the verdict that a word means; a text if the topic has no such verdict. */
  default CheckVerdict verdict(Topic topic, String word) {
    return answers(topic).stream()
        .filter(verdict -> verdict.word().equals(word))
        .findFirst()
        .map(verdict -> (CheckVerdict) verdict)
        .orElseGet(() -> new CheckVerdict.Text(word));
  }

  /** Returns the metrics that are differences of measurements, which noise may make negative. */
  default Set<String> differences() {
    return Set.of();
  }

  /** Returns the heading of a table of numbers. */
  default String title() {
    return name();
  }

  /** Returns whether text groups rows by verdict, instead of giving each row a line. */
  default boolean isGrouped() {
    return questions().size() == 1;
  }

  default Optional<AnswerMatrix> matrix() {
    return Optional.empty();
  }

  /** Returns whether the check has failed, as one has that tried no row. */
  default boolean failed(List<Observed> rows) {
    return rows.stream().anyMatch(this::failed) || rows.stream().noneMatch(Observed::isTried);
  }

  default boolean failed(Observed row) {
    return row.status().equals(Finding.ERROR.name());
  }

  /**
   * Returns what is impossible among the answers of a row, in words; empty if the check may have
   * answered so. Files may be damaged, or written by a version that knows more verdicts.
   */
  default Optional<String> impossible(Observed row) {
    if (Finding.names().noneMatch(row.status()::equals)) {
      return Optional.of("the status of " + row.row() + " is '" + row.status() + "'");
    }
    return row.answers().stream().flatMap(it -> impossible(row.row(), it).stream()).findFirst();
  }

  private Optional<String> impossible(String row, Answered answer) {
    String asked = answer.topic().word();
    List<? extends CheckVerdict> possible = answers(answer.topic());
    if (answer.verdict().isPresent()
        && !possible.isEmpty()
        && !possible.contains(answer.verdict().get())) {
      List<String> words = possible.stream().map(CheckVerdict::word).toList();
      return Optional.of(
          "the verdict on %s of %s is '%s', expected one of %s"
              .formatted(asked, row, answer.word(), String.join(", ", words)));
    }
    double least = differences().contains(asked) ? Long.MIN_VALUE : 0;
    for (double number : answer.numbers()) {
      if (!(number >= least && number <= Long.MAX_VALUE)) {
        return Optional.of(asked + " of " + row + " is " + number);
      }
    }
    return answer.verdict().isEmpty() && answer.numbers().isEmpty() && answer.cause().isEmpty()
        ? Optional.of(asked + " of " + row + " has no number")
        : Optional.empty();
  }
}
