package io.serbench.cli;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.result.SafeText;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Set;

/**
 * A line for each row that is done, for logs, where a bar would leave nothing but noise. A row is
 * done when it has failed or has as many forks as each row gets; what comes after that, for rows
 * that are not precise enough, is told in a line together.
 */
final class LineProgress implements Progress {
  private final PrintWriter err;
  private final InstantSource clock;
  private final Instant started;
  private int planned;
  private long running;
  private int forksEach = 1;
  private boolean saidThatMoreFollow;
  private final Set<CellId> done = new HashSet<>();

  LineProgress(PrintWriter err, InstantSource clock) {
    this.err = err;
    this.clock = clock;
    this.started = clock.instant();
  }

  @Override
  public synchronized void runUpdated(Run run) {
    running = run.cells().stream().filter(row -> row.unavailable().isEmpty()).count();
    forksEach = Math.max(1, run.settings().forks().least());
  }

  @Override
  public synchronized void runPlanned(int forks) {
    if (planned > 0 && forks > planned && !saidThatMoreFollow) {
      say("more forks follow, for rows that are not precise enough");
      saidThatMoreFollow = true;
    }
    planned = forks;
  }

  @Override
  public synchronized void forkFinished(CellResult row, ForkResult fork) {
    int forks = row.forks().size();
    boolean ended = forks == forksEach || (forks < forksEach && fork.failure().isPresent());
    if (ended && done.add(row.id())) {
      say(
          done.size()
              + " of "
              + running
              + " rows: "
              + row.id().name()
              + " on "
              + row.id().workload().describe()
              + fork.failure().map(failure -> ": ERROR " + failure.cause()).orElse(""));
    }
  }

  private void say(String text) {
    Duration elapsed = Duration.between(started, clock.instant());
    err.println(
        SafeText.line(
            "serbench: %d:%02d:%02d %s"
                .formatted(
                    elapsed.toHours(), elapsed.toMinutesPart(), elapsed.toSecondsPart(), text)));
    err.flush();
  }

  @Override
  public void close() {}
}
