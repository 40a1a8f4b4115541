package io.serbench.choose;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.result.Observed;
import io.serbench.result.Run;
import io.serbench.run.RunRequest;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What a {@link Search} works with: forks, a clock, and somebody who is told how far it is. */
public interface Bench {
  /** Says something to the user. */
  void note(String line);

  /** Tells how much time is left. */
  Clock clock();

  /** Knows which rows are of the past. */
  Catalog catalog();

  /** Returns the request with what came of trying its rows on the user's data, for so long. */
  RunRequest tried(RunRequest request, Duration most);

  /**
   * Returns what some rows make of other versions of the user's class, as far as there is time;
   * empty where the class cannot be changed, which the user is told.
   */
  Optional<List<Observed>> changed(RunRequest known, List<Row> rows, Duration most);

  /** Measures for so long, into the file; empty where time was over before there was a fork. */
  Optional<Run> measured(RunRequest request, Path file, Duration most);
}
