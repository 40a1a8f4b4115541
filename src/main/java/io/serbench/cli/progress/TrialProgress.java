package io.serbench.cli.progress;

import io.serbench.check.Trial;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Observed;
import io.serbench.result.SafeText;
import io.serbench.run.RunRequest;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Shows how far a trial is, since it may print nothing before its end: a redrawn line on a
 * terminal, or else a line every half minute.
 */
public final class TrialProgress implements AutoCloseable {
  private final PrintWriter err;
  private final OptionalInt width;
  private final InstantSource clock;
  private final Instant began;
  private final String what;
  private final int all;

  /** Number of rows by verdict, in the order in which verdicts first came. */
  private final Map<String, Integer> counts = new LinkedHashMap<>();

  private final Progress.Ticks ticks;
  private Instant said;
  private int known;
  private boolean closed;

  /**
   * Creates a display for a trial that begins now.
   *
   * @param width characters per line of the terminal; empty to print lines instead
   * @param ticking calls the given action regularly, to redraw the line or to see whether one is
   *     due
   * @param what what the counts are of: {@code rows tried}
   * @param all the number of expected results
   */
  public TrialProgress(
      PrintWriter err,
      OptionalInt width,
      InstantSource clock,
      Function<Runnable, Progress.Ticks> ticking,
      String what,
      int all) {
    this.err = err;
    this.width = width;
    this.clock = clock;
    this.began = clock.instant();
    this.what = what;
    this.all = all;
    this.said = began;
    this.ticks = ticking.apply(this::tick);
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

  synchronized void known() {
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

  /** Returns a line as it must be printed to leave nothing of what has been drawn beside it. */
  public synchronized String covering(String line) {
    return width.isPresent() && !closed ? '\r' + padded(line) : line;
  }

  private synchronized void tick() {
    draw();
    Duration silent = Duration.between(said, clock.instant());
    if (!closed && width.isEmpty() && silent.compareTo(LineProgress.SILENCE) >= 0) {
      said = clock.instant();
      err.println("serbench: " + RunClock.text(elapsed()) + " " + line());
      err.flush();
    }
  }

  private void draw() {
    if (!closed && width.isPresent()) {
      String text =
          SafeText.line(ConsoleProgress.bar((double) known / Math.max(1, all)) + " " + line());
      err.print('\r' + padded(text.substring(0, Math.min(width.getAsInt(), text.length()))));
      err.flush();
    }
  }

  /** Returns the line: {@code 34 of 78 rows tried, 0:12 left: fits 20, refuses 14}. */
  private String line() {
    StringBuilder line = new StringBuilder(known + " of " + all + " " + what);
    if (known > 0 && known < all) {
      Duration left = elapsed().multipliedBy(all - known).dividedBy(known);
      line.append(", ").append(RunClock.text(left)).append(" left");
    }
    return counts.isEmpty()
        ? line.toString()
        : counts.entrySet().stream()
            .map(count -> count.getKey() + " " + count.getValue())
            .collect(Collectors.joining(", ", line + ": ", ""));
  }

  private Duration elapsed() {
    return Duration.between(began, clock.instant());
  }

  private String padded(String text) {
    return text + " ".repeat(Math.max(0, width.orElse(0) - text.length()));
  }

  /** Clears what was drawn, and draws nothing any more. */
  @Override
  public synchronized void close() {
    ticks.close();
    if (!closed && width.isPresent()) {
      err.print('\r' + padded("") + '\r');
      err.flush();
    }
    closed = true;
  }
}
