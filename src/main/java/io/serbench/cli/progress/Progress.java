package io.serbench.cli.progress;

import io.serbench.dataset.Excerpt;
import io.serbench.result.SafeText;
import java.io.PrintWriter;
import java.io.Writer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Function;

/**
 * Shows how far something is: on a terminal, a line with a bar that is redrawn, and cut off if it
 * does not fit; in a log, where a bar would only be noise, a line after each longer silence.
 * Subclasses say what there is to tell.
 */
public abstract class Progress implements AutoCloseable {
  /** Width of the bar in characters, brackets included. */
  static final int BAR = 20;

  /** The longest silence. Ticks come about every second, so a line comes about every 30 seconds. */
  private static final Duration SILENCE = Duration.ofSeconds(28);

  /**
   * Where progress is shown.
   *
   * @param width characters per line of the terminal; empty for a log
   * @param ticking begins to call the given action regularly, to redraw the line or to see whether
   *     one is due, and returns what ends that
   */
  public record Display(
      PrintWriter err,
      OptionalInt width,
      InstantSource clock,
      Function<Runnable, Runnable> ticking) {
    public static Display nowhere() {
      PrintWriter nobody = new PrintWriter(Writer.nullWriter());
      return new Display(nobody, OptionalInt.empty(), InstantSource.system(), what -> () -> {});
    }

    /** Returns this display for a log, even if it is a terminal. */
    public Display asLog() {
      return new Display(err, OptionalInt.empty(), clock, ticking);
    }
  }

  /** Runs an action once a second, which disturbs no measurement. Returns what ends that. */
  public static Runnable everySecond(Runnable what) {
    TimerTask task =
        new TimerTask() {
          @Override
          public void run() {
            what.run();
          }
        };
    Timer timer = new Timer("progress", true);
    timer.schedule(task, 1000, 1000);
    return timer::cancel;
  }

  private final Display display;
  private Instant began;
  private Instant lastLine;

  /** Present from the beginning until it is closed. */
  private Optional<Runnable> ticks = Optional.empty();

  Progress(Display display) {
    this.display = display;
    this.began = display.clock().instant();
    this.lastLine = began;
  }

  /** Sets how long the work has lasted, which may have had pauses. */
  final void setSpent(Duration spent) {
    began = display.clock().instant().minus(spent);
  }

  final Duration spent() {
    return Duration.between(began, display.clock().instant());
  }

  /** Returns a duration in the form {@code 12:05} or {@code 1:02:03}. */
  static String text(Duration time) {
    return time.toHours() == 0
        ? "%d:%02d".formatted(time.toMinutes(), time.toSecondsPart())
        : "%d:%02d:%02d".formatted(time.toHours(), time.toMinutesPart(), time.toSecondsPart());
  }

  abstract double fraction();

  abstract String besideBar();

  /** Returns what a log says after a longer silence. */
  abstract String summary();

  final void begin() {
    if (ticks.isEmpty()) {
      ticks = Optional.of(display.ticking().apply(this::tick));
    }
  }

  /** Does nothing after close: a tick may be late. */
  private synchronized void tick() {
    draw();
    Duration silence = Duration.between(lastLine, display.clock().instant());
    if (ticks.isPresent() && display.width().isEmpty() && silence.compareTo(SILENCE) >= 0) {
      say(summary());
    }
  }

  final void say(String text) {
    if (display.width().isEmpty()) {
      display.err().println(SafeText.line("serbench: " + text(spent()) + " " + text));
      display.err().flush();
      lastLine = display.clock().instant();
    }
  }

  final void draw() {
    if (isDrawn()) {
      String line = SafeText.line(bar(fraction()) + " " + besideBar());
      display.err().print('\r' + padded(Excerpt.of(line, display.width().orElseThrow())));
      display.err().flush();
    }
  }

  final boolean isDrawn() {
    return display.width().isPresent() && ticks.isPresent();
  }

  /** Returns a bar of fixed width, filled to a fraction from 0 to 1: {@code [===== ]}. */
  static String bar(double part) {
    int inside = BAR - 2;
    int full = (int) Math.round(inside * Math.max(0, Math.min(1, part)));
    return "[" + "=".repeat(full) + " ".repeat(inside - full) + "]";
  }

  private String padded(String text) {
    return text + " ".repeat(Math.max(0, display.width().orElseThrow() - text.length()));
  }

  /**
   * Returns a line as it must be printed to leave nothing of what has been drawn beside it. It is
   * to be printed in one piece, because the clock redraws the bar from its own thread.
   */
  public final synchronized String covering(String line) {
    return isDrawn() ? '\r' + padded(line) : line;
  }

  /** Clears what was drawn, and shows nothing any more. May be called several times. */
  @Override
  public final synchronized void close() {
    if (isDrawn()) {
      display.err().print('\r' + padded("") + '\r');
      display.err().flush();
    }
    ticks.ifPresent(Runnable::run);
    ticks = Optional.empty();
  }
}
