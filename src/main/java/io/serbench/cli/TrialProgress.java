package io.serbench.cli;

import io.serbench.check.Verification;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.SafeText;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Shows a person how far a trial of rows is, which prints nothing before its end: a line on a
 * terminal that is drawn anew, or else a line every half minute.
 */
public final class TrialProgress implements AutoCloseable {
  /** A log is silent no longer than this. */
  private static final Duration SILENCE = Duration.ofSeconds(30);

  private final PrintWriter err;
  private final OptionalInt width;
  private final InstantSource clock;
  private final Instant began;
  private final int all;
  private final Map<Fit, Integer> counts = new EnumMap<>(Fit.class);
  private final Ticks ticks;
  private Instant said;
  private int known;
  private boolean closed;

  /**
   * Of a trial that begins now.
   *
   * @param width characters of a line of the terminal; empty where there is none
   * @param ticking asks every now and then
   * @param all how many results there will be
   */
  TrialProgress(
      PrintWriter err,
      OptionalInt width,
      InstantSource clock,
      Function<Runnable, Ticks> ticking,
      int all) {
    this.err = err;
    this.width = width;
    this.clock = clock;
    this.began = clock.instant();
    this.all = all;
    this.said = began;
    this.ticks = ticking.apply(this::tick);
  }

  /** A result is known. */
  synchronized void known(Verification result) {
    if (result.fit() != Fit.SKIPPED) {
      known++;
      counts.merge(result.fit(), 1, Integer::sum);
      draw();
    }
  }

  /** A line of text as it must be printed to leave nothing visible of what has been drawn. */
  synchronized String covering(String line) {
    return width.isPresent() && !closed ? '\r' + padded(line) : line;
  }

  private synchronized void tick() {
    draw();
    Duration silent = Duration.between(said, clock.instant());
    if (!closed && width.isEmpty() && silent.compareTo(SILENCE) >= 0) {
      said = clock.instant();
      err.println("serbench: " + RunClock.text(elapsed()) + " " + line());
      err.flush();
    }
  }

  private void draw() {
    if (!closed && width.isPresent()) {
      String text =
          SafeText.line(ProgressBar.text((double) known / Math.max(1, all)) + " " + line());
      err.print('\r' + padded(text.substring(0, Math.min(width.getAsInt(), text.length()))));
      err.flush();
    }
  }

  /** {@code 34 of 78 tried, 0:12 left: fits 20, refuses 14}. */
  private String line() {
    StringBuilder line = new StringBuilder(known + " of " + all + " tried");
    if (known > 0 && known < all) {
      Duration left = elapsed().multipliedBy(all - known).dividedBy(known);
      line.append(", ").append(RunClock.text(left)).append(" left");
    }
    String separator = ": ";
    for (Map.Entry<Fit, Integer> count : counts.entrySet()) {
      line.append(separator).append(count.getKey().word()).append(' ').append(count.getValue());
      separator = ", ";
    }
    return line.toString();
  }

  private Duration elapsed() {
    return Duration.between(began, clock.instant());
  }

  private String padded(String text) {
    return text + " ".repeat(Math.max(0, width.orElse(0) - text.length()));
  }

  /** Clears what it has drawn; nothing is drawn after. */
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
