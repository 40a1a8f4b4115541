package io.serbench.cli.progress;

import io.serbench.catalog.Row;
import io.serbench.report.CellFigures;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.run.Runner;
import io.serbench.run.Runner.Standing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Shows how far a run is: on a terminal the time left, the number of forks done, the latest result,
 * and the row and phase being measured; in a log a line for each finished row as well. It draws
 * nothing before the first forecast.
 */
public class RunProgress extends Progress implements Runner.RunListener {
  private Optional<Standing> standing = Optional.empty();
  private Optional<Run> latest = Optional.empty();
  private String result = "";
  private String fork = "";
  private String phase = "";
  private int failed;
  private int finished;

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
    setSpent(now.spent());
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
          row.failure().isEmpty()
              ? total(row, false).map(" "::concat).orElse("")
              : row.lost().isPresent() ? " lost its JVM" : " ERROR";
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
                left().map(left -> ", " + left).orElse(""),
                row.id().name(),
                row.id().workload().describe(),
                row.failure()
                    .map(failure -> ": ERROR " + failure.cause())
                    .or(() -> total(row, true).map(": total "::concat))
                    .orElse("")));
  }

  private Optional<String> total(CellResult row, boolean withInterval) {
    return latest.flatMap(run -> CellFigures.earlyTotal(run, row, withInterval));
  }

  /**
   * Returns how long the rest will take, at least zero: {@code 1:15 left}, or {@code 5:20 to 12:40
   * left} if the forecast is not sure; empty before the first forecast.
   */
  final Optional<String> left() {
    return standing.map(
        said ->
            said.isSure()
                ? text(left(said.likely())) + " left"
                : text(left(said.least())) + " to " + text(left(said.most())) + " left");
  }

  private Duration left(Duration then) {
    Duration left = standing.orElseThrow().spent().plus(then).minus(spent());
    return left.isNegative() ? Duration.ZERO : left;
  }

  @Override
  double fraction() {
    long now = spent().toMillis();
    return standing
        .map(said -> left(said.likely()).toMillis())
        .filter(left -> now + left > 0)
        .map(left -> (double) now / (now + left))
        .orElse(0.0);
  }

  @Override
  String besideBar() {
    List<String> counts = new ArrayList<>();
    left().ifPresent(counts::add);
    standing.ifPresent(said -> counts.add(said.forks() + "/" + said.planned() + " forks"));
    if (failed > 0) {
      counts.add(failed + " failed");
    }
    String now = fork.isEmpty() ? "" : "now " + fork + phase;
    return Stream.of(String.join(", ", counts), result, now)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(" | "));
  }

  @Override
  String summary() {
    Standing now = standing.orElseThrow();
    return "%d of %d rows measured, %d finished, %d forks done, %s"
        .formatted(now.measured(), now.cells(), now.finished(), now.forks(), left().orElseThrow());
  }
}
