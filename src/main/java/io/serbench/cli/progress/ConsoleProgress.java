package io.serbench.cli.progress;

import io.serbench.catalog.Row;
import io.serbench.report.MeasuredCell;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.result.SafeText;
import io.serbench.run.Runner.Standing;
import java.io.PrintWriter;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Progress on one line of a terminal: a bar, the time left, the number of forks done, the latest
 * result, and the row and phase being measured. What does not fit is cut off.
 */
public final class ConsoleProgress implements Progress {
  /** Width of the bar in characters, brackets included. */
  static final int BAR = 20;

  private static final String CUT = "...";

  /**
   * Characters that some terminals draw twice as wide as others, which would make the line too
   * long.
   */
  private static final Pattern NOT_NARROW = Pattern.compile("[^\\x20-\\u024f]");

  private static final String GREEN = "\u001b[32m";
  private static final String PLAIN = "\u001b[0m";

  private final PrintWriter err;
  private final int width;
  private final boolean colours;
  private final Function<Runnable, Ticks> ticking;
  private final RunClock time;
  private Optional<Standing> standing = Optional.empty();
  private Optional<Run> latest = Optional.empty();
  private Optional<Ticks> ticks = Optional.empty();
  private String result = "";
  private String fork = "";
  private String phase = "";
  private int failed;

  /**
   * Creates a display, which draws nothing before the first forecast.
   *
   * @param width characters per line
   * @param ticking calls the given action regularly, to redraw the line as time goes by
   */
  public ConsoleProgress(
      PrintWriter err,
      int width,
      boolean colours,
      InstantSource clock,
      Function<Runnable, Ticks> ticking) {
    this.err = err;
    this.width = width;
    this.colours = colours;
    this.time = new RunClock(clock);
    this.ticking = ticking;
  }

  @Override
  public synchronized void runUpdated(Run run) {
    latest = Optional.of(run);
  }

  @Override
  public synchronized void progressed(Standing now) {
    standing = Optional.of(now);
    time.progressed(now);
    if (ticks.isEmpty()) {
      ticks = Optional.of(ticking.apply(this::draw));
    }
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
    result = result(row);
    draw();
  }

  /**
   * {@inheritDoc}
   *
   * <p>The line is printed in one piece, because the clock redraws the bar from its own thread.
   */
  @Override
  public synchronized String covering(String line) {
    return ticks.isEmpty() ? line : '\r' + padded(line);
  }

  @Override
  public synchronized void close() {
    if (ticks.isPresent()) {
      ticks.get().close();
      ticks = Optional.empty();
      overwrite("");
      err.print('\r');
      err.flush();
    }
  }

  private String result(CellResult row) {
    String value =
        row.failure().isPresent()
            ? " ERROR"
            : latest
                .flatMap(run -> MeasuredCell.earlyTotal(run, row, false))
                .map(total -> " " + total)
                .orElse("");
    return row.id().name() + " " + row.id().workload().describe() + value;
  }

  /** Draws nothing after close: a tick may be late. */
  private synchronized void draw() {
    if (ticks.isPresent()) {
      overwrite(line());
    }
  }

  private String line() {
    List<String> counts = new ArrayList<>();
    time.left().ifPresent(counts::add);
    standing.ifPresent(now -> counts.add(now.forks() + "/" + now.planned() + " forks"));
    if (failed > 0) {
      counts.add(failed + " failed");
    }
    List<String> parts = new ArrayList<>();
    parts.add(bar(time.fraction()) + " " + String.join(", ", counts));
    if (!result.isEmpty()) {
      parts.add(result);
    }
    if (!fork.isEmpty()) {
      parts.add("now " + fork + phase);
    }
    return cut(NOT_NARROW.matcher(SafeText.line(String.join(" | ", parts))).replaceAll("?"));
  }

  /**
   * Returns a bar of fixed width: {@code [=====> ]}.
   *
   * @param part the fraction to fill; cut to 0 and 1
   */
  static String bar(double part) {
    int inside = BAR - 2;
    int full = (int) Math.round(inside * Math.max(0, Math.min(1, part)));
    String filled = full == 0 || full == inside ? "=".repeat(full) : "=".repeat(full - 1) + ">";
    return "[" + filled + " ".repeat(inside - full) + "]";
  }

  private String cut(String text) {
    return text.length() <= width
        ? text
        : (text.substring(0, Math.max(0, width - CUT.length())) + CUT).substring(0, width);
  }

  private void overwrite(String line) {
    err.print('\r' + coloured(padded(line)));
    err.flush();
  }

  private String coloured(String line) {
    int bar = Math.min(BAR, line.length());
    return colours && !line.isBlank()
        ? GREEN + line.substring(0, bar) + PLAIN + line.substring(bar)
        : line;
  }

  private String padded(String text) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
