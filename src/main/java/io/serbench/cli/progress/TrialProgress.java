package io.serbench.cli.progress;

import io.serbench.check.Trial;
import io.serbench.run.RunRequest;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Shows how far a trial is, since it may print nothing before its end. */
public final class TrialProgress extends Progress {
  private final String what;
  private final int all;
  private int known;

  /** Creates a display for a trial that begins now. It counts {@code what}: {@code rows tried}. */
  public TrialProgress(Display display, String what, int all) {
    super(display);
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
                progress.known();
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

  public synchronized void known() {
    known++;
    draw();
  }

  @Override
  double fraction() {
    return (double) known / Math.max(1, all);
  }

  @Override
  String besideBar() {
    return summary();
  }

  @Override
  String summary() {
    String done = known + " of " + all + " " + what;
    if (known == 0 || known >= all) {
      return done;
    }
    Duration left = spent().multipliedBy(all - known).dividedBy(known);
    return done + ", " + text(left) + " left";
  }
}
