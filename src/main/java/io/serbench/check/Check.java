package io.serbench.check;

import io.serbench.report.block.Block.Labelled;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.util.List;
import java.util.stream.Stream;

/**
 * A check that can be run: its kind, and how forks find the answers. All else, from Ctrl-C to
 * tables in each format, is common to all checks.
 */
public interface Check extends Engine.Drive<Observed> {
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

  CheckKind kind();

  /** Returns how many reports {@link #drive} makes, if all rows can be tried. */
  default int steps(RunRequest request) {
    return request.matrix().rows().size();
  }

  /** Returns facts about how rows are tried, printed above a table of numbers. */
  default List<Labelled> facts(RunRequest request) {
    return List.of();
  }

  default boolean failed(List<Observed> rows) {
    return kind().failed(rows);
  }
}
