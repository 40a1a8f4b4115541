package io.serbench.check;

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

  /** Tries all rows of the request, and says what was seen of each. */
  void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException;

  /** Tells whether a row failed, for the exit code. */
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
