package io.serbench.cli.progress;

import io.serbench.report.MeasuredCell;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.result.SafeText;
import io.serbench.run.Runner.Standing;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;

/**
 * Progress for logs, where a bar would only be noise: a line for each finished row, and a line
 * about the whole run after a longer silence.
 */
public final class LineProgress implements Progress {
  /** The longest silence. Ticks come about every second, so a line comes about every 30 seconds. */
  static final Duration SILENCE = Duration.ofSeconds(28);

  private final PrintWriter err;
  private final InstantSource clock;
  private final Function<Runnable, Ticks> ticking;
  private final RunClock time;
  private Optional<Ticks> ticks = Optional.empty();
  private Optional<Run> latest = Optional.empty();
  private Optional<Standing> standing = Optional.empty();
  private Instant lastLine;
  private int finished;
  private boolean saidThatMoreFollow;

  /**
   * Creates a display for a run that begins now.
   *
   * @param ticking calls the given action regularly, to see whether a line is due
   */
  public LineProgress(PrintWriter err, InstantSource clock, Function<Runnable, Ticks> ticking) {
    this.err = err;
    this.clock = clock;
    this.ticking = ticking;
    this.time = new RunClock(clock);
    this.lastLine = clock.instant();
  }

  @Override
  public synchronized void runUpdated(Run run) {
    latest = Optional.of(run);
  }

  @Override
  public synchronized void progressed(Standing now) {
    int before = standing.map(Standing::planned).orElse(now.planned());
    standing = Optional.of(now);
    time.progressed(now);
    if (ticks.isEmpty()) {
      ticks = Optional.of(ticking.apply(this::tick));
    }
    if (now.planned() > before && !saidThatMoreFollow) {
      say("more forks follow, for rows that are not precise enough");
      saidThatMoreFollow = true;
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
                result(row)));
  }

  /** Prints nothing after close: a tick may be late. */
  private synchronized void tick() {
    boolean due = Duration.between(lastLine, clock.instant()).compareTo(SILENCE) >= 0;
    if (due && ticks.isPresent() && standing.isPresent()) {
      String all = time.all().orElseThrow();
      say("of about " + all + ": " + counts(standing.get()));
    }
  }

  private static String counts(Standing now) {
    String rows =
        now.measured() < now.cells()
            ? now.measured() + " of " + now.cells() + " rows measured once"
            : "all " + now.cells() + " rows measured, " + now.finished() + " finished";
    return rows + ", " + now.forks() + " forks done";
  }

  private String result(CellResult row) {
    return row.failure()
        .map(failure -> ": ERROR " + failure.cause())
        .or(
            () ->
                latest
                    .flatMap(run -> MeasuredCell.earlyTotal(run, row, true))
                    .map(total -> ": total " + total))
        .orElse("");
  }

  private void say(String text) {
    err.println(SafeText.line("serbench: " + time.elapsed() + " " + text));
    err.flush();
    lastLine = clock.instant();
  }

  @Override
  public synchronized void close() {
    ticks.ifPresent(Ticks::close);
    ticks = Optional.empty();
  }
}
