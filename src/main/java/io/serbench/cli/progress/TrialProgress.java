package io.serbench.cli.progress;

import io.serbench.check.Trial;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Shows how far a trial is, since it may print nothing before its end. */
public final class TrialProgress extends Progress {
  private final InstantSource clock;
  private final Instant began;
  private final String what;
  private final int all;

  /** Number of rows by verdict, in the order in which verdicts first came. */
  private final Map<String, Integer> counts = new LinkedHashMap<>();

  private int known;

  /**
   * Creates a display for a trial that begins now.
   *
   * @param what what the counts are of: {@code rows tried}
   * @param all the number of expected results
   */
  public TrialProgress(Display display, String what, int all) {
    super(display);
    this.clock = display.clock();
    this.began = clock.instant();
    this.what = what;
    this.all = all;
    begin();
  }

  /** Returns a trial that shows its progress while it runs. */
  public static <T> Trial<T> of(Trial<T> trial, Function<RunRequest, TrialProgress> shown) {
    return new Trial<>() {
      @Override
      public List<T> run(RunRequest request, Consumer<T> onKnown) {
        try (TrialProgress progress = shown.apply(request)) {
          return trial.run(
              request,
              result -> {
                if (result instanceof Observed seen) {
                  progress.known(seen);
                } else {
                  progress.known();
                }
                onKnown.accept(result);
              });
        }
      }

      @Override
      public void interrupt() {
        trial.interrupt();
      }
    };
  }

  private synchronized void known() {
    known++;
    draw();
  }

  /** Counts a row that was tried, by its verdict if there was one question. */
  private synchronized void known(Observed row) {
    if (row.verdicts().size() == 1) {
      counts.merge(row.verdicts().values().iterator().next(), 1, Integer::sum);
    }
    known();
  }

  /** Counts a result, unless the row was skipped. */
  public synchronized void known(TriedRow result) {
    if (result.fit() != Fit.SKIPPED) {
      counts.merge(result.fit().word(), 1, Integer::sum);
      known();
    }
  }

  @Override
  String elapsed() {
    return RunClock.text(spent());
  }

  @Override
  double fraction() {
    return (double) known / Math.max(1, all);
  }

  @Override
  String besideBar() {
    return summary();
  }

  /** Returns {@code 34 of 78 rows tried, 0:12 left: fits 20, refuses 14}. */
  @Override
  String summary() {
    StringBuilder line = new StringBuilder(known + " of " + all + " " + what);
    if (known > 0 && known < all) {
      Duration left = spent().multipliedBy(all - known).dividedBy(known);
      line.append(", ").append(RunClock.text(left)).append(" left");
    }
    return counts.isEmpty()
        ? line.toString()
        : counts.entrySet().stream()
            .map(count -> count.getKey() + " " + count.getValue())
            .collect(Collectors.joining(", ", line + ": ", ""));
  }

  private Duration spent() {
    return Duration.between(began, clock.instant());
  }
}
