package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Notation;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.result.SafeText;
import java.io.PrintWriter;
import java.time.InstantSource;

/**
 * A line for each row that is done, for logs, where a bar would leave nothing but noise. What comes
 * after that, for rows that are not precise enough, is told in a line together.
 */
final class LineProgress implements Progress {
  private final PrintWriter err;
  private final ForkCount forks = new ForkCount();
  private final TimeLeft time;
  private final FinishedRows rows = new FinishedRows();
  private boolean saidThatMoreFollow;

  LineProgress(PrintWriter err, InstantSource clock) {
    this.err = err;
    this.time = new TimeLeft(clock);
  }

  @Override
  public synchronized void runUpdated(Run run) {
    forks.updated(run);
    rows.updated(run);
  }

  @Override
  public synchronized void runPlanned(int planned) {
    if (forks.planned() > 0 && planned > forks.planned() && !saidThatMoreFollow) {
      say("more forks follow, for rows that are not precise enough");
      saidThatMoreFollow = true;
    }
    forks.planned(planned);
  }

  @Override
  public synchronized void forkStarted(Row row, String dataset, int fork) {
    forks.started();
  }

  @Override
  public synchronized void forkFinished(CellResult row, ForkResult fork) {
    forks.finished();
    time.done(forks.partOfNow());
    rows.after(row, fork)
        .ifPresent(
            done ->
                say(
                    "%s of %s rows%s: %s on %s%s"
                        .formatted(
                            done.place(),
                            rows.running(),
                            time.left().map(left -> ", " + left).orElse(""),
                            done.id().name(),
                            done.id().workload().describe(),
                            result(done))));
  }

  private static String result(FinishedRow row) {
    return row.failure()
        .map(Failure::cause)
        .map(cause -> ": ERROR " + cause)
        .or(() -> row.total().map(LineProgress::total))
        .orElse("");
  }

  private static String total(Measure total) {
    String text = ": total " + Notation.WHOLE.text(total.value()) + " ns";
    return total.hasInterval() ? text + " ± " + Digits.percentRoundedUp(total.relative()) : text;
  }

  private void say(String text) {
    err.println(SafeText.line("serbench: " + time.elapsed() + " " + text));
    err.flush();
  }

  @Override
  public void close() {}
}
