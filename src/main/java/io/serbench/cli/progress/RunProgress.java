package io.serbench.cli.progress;

import io.serbench.catalog.Row;
import io.serbench.report.MeasuredCell;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.run.Runner;
import io.serbench.run.Runner.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Shows how far a run is: on a terminal the time left, the number of forks done, the latest result,
 * and the row and phase being measured; in a log a line for each finished row as well. It draws
 * nothing before the first forecast.
 */
public class RunProgress extends Progress implements Runner.Listener {
  private Optional<Standing> standing = Optional.empty();
  private Optional<Run> latest = Optional.empty();
  private String result = "";
  private String fork = "";
  private String phase = "";
  private int failed;
  private int finished;

  /** Creates a display for a run that begins now. */
  public RunProgress(Display display) {
    super(display);
  }

  @Override
  public synchronized void runUpdated(Run run) {
    latest = Optional.of(run);
  }

  @Override
  public synchronized void progressed(Standing now) {
    standing = Optional.of(now);
    time.progressed(now);
    begin();
    draw();
  }

  @Override
  public synchronized void forkStarted(Row row, String dataset, int number) {
    fork = row.name() + " " + dataset + " #" + number;
    phase = "";
    draw();
  }

  @Override
  public synchronized void phaseStarted(Row row, String started) {
    phase = " " + started;
    draw();
  }

  @Override
  public synchronized void forkFinished(CellResult row, ForkResult ended) {
    if (ended.failure().isPresent()) {
      failed++;
    }
    if (isDrawn()) {
      String value =
          row.failure().isPresent() ? " ERROR" : total(row, false).map(" "::concat).orElse("");
      result = row.id().name() + " " + row.id().workload().describe() + value;
      draw();
    }
  }

  @Override
  public synchronized void cellFinished(CellResult row) {
    finished++;
    say(
        "%s of %s rows%s: %s on %s%s"
            .formatted(
                finished,
                standing.map(Standing::cells).orElse(finished),
                time.left().map(left -> ", " + left).orElse(""),
                row.id().name(),
                row.id().workload().describe(),
                row.failure()
                    .map(failure -> ": ERROR " + failure.cause())
                    .or(() -> total(row, true).map(": total "::concat))
                    .orElse("")));
  }

  private Optional<String> total(CellResult row, boolean withInterval) {
    return latest.flatMap(run -> MeasuredCell.earlyTotal(run, row, withInterval));
  }

  @Override
  double fraction() {
    return time.fraction();
  }

  @Override
  String besideBar() {
    List<String> counts = new ArrayList<>();
    time.left().ifPresent(counts::add);
    standing.ifPresent(now -> counts.add(now.forks() + "/" + now.planned() + " forks"));
    if (failed > 0) {
      counts.add(failed + " failed");
    }
    List<String> parts = new ArrayList<>();
    parts.add(String.join(", ", counts));
    if (!result.isEmpty()) {
      parts.add(result);
    }
    if (!fork.isEmpty()) {
      parts.add("now " + fork + phase);
    }
    return String.join(" | ", parts);
  }

  @Override
  String summary() {
    Standing now = standing.orElseThrow();
    return "%d of %d rows measured, %d finished, %d forks done, %s"
        .formatted(
            now.measured(), now.cells(), now.finished(), now.forks(), time.left().orElseThrow());
  }
}
