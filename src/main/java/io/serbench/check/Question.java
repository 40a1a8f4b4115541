package io.serbench.check;

/**
 * What a check asks of each row: a column of its table.
 *
 * @param asked by which its verdict is known, and stored
 * @param over a heading above that of the column; columns beside each other may share it; may be
 *     empty
 * @param heading of the column
 * @param width characters of the column in text; 0 where the verdicts' words say it
 */
public record Question(String asked, String over, String heading, int width) {
  /** A question that heads its column. */
  public static Question of(String asked) {
    return new Question(asked, "", asked, 0);
  }
}
