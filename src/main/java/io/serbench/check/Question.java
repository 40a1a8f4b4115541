package io.serbench.check;

import io.serbench.report.metric.Metric;
import java.util.Optional;

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
public record Question(
    String asked, String over, String heading, int width, Optional<Metric> metric) {
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
