package io.serbench.catalog;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/**
 * The costs of rows that one warm call does not show, as measured for {@code
 * docs/results/costs.md}. {@code scripts/costs.sh} writes the resource {@code costs.csv} and the
 * table on that page. Figures with wide intervals start with {@code ~}; missing ones are empty.
 */
public final class Costs {
  /** Where the figures come from, as {@code show} prints it. */
  public static final String SOURCE = "measured for docs/results/costs.md";

  private static final double KILO = 1000;
  private static final MathContext DIGITS = new MathContext(2);

  /** The phrases of a line, and the columns of the figures in each. */
  private static final List<Part> PARTS =
      List.of(
          new Part("first object after %s", Costs::millis, 2),
          new Part("%s with an AOT cache", Costs::millis, 3),
          new Part("keeps %s", Costs::kilobytes, 4),
          new Part(
              "%s after a message of 10 MB (of which serbench's buffers: %s)",
              Costs::kilobytes, 5, 6),
          new Part("%s after small ones again", Costs::kilobytes, 7),
          new Part("needs a heap of %s for such a message", Costs::mebibytes, 8),
          new Part("of %s for a stream of 100 MB", Costs::mebibytes, 9));

  private Costs() {}

  /** Returns the costs of a row, one line for each JDK; empty for a row that is not on the page. */
  public static List<String> of(Row row) {
    return DependencyVersions.lines("costs.csv").stream()
        .filter(line -> line.startsWith(row.name() + ","))
        .map(Costs::words)
        .toList();
  }

  /**
   * Returns a line of the table in words, with two significant digits and without missing figures.
   */
  static String words(String line) {
    String[] cells = line.split(",", -1);
    List<String> parts = new ArrayList<>();
    for (Part part : PARTS) {
      List<String> figures =
          part.columns().stream().map(column -> part.figure(cells[column])).toList();
      if (!figures.contains("")) {
        parts.add(part.text().formatted(figures.toArray()));
      }
    }
    return "JDK " + cells[1] + ": " + String.join(", ", parts);
  }

  private static String millis(double value) {
    return rounded(value) + " ms";
  }

  private static String mebibytes(double value) {
    return kilobytes(value * (1 << 20) / KILO);
  }

  /** Switches to MB from 1000 kB on. */
  private static String kilobytes(double value) {
    return value < KILO ? rounded(value) + " kB" : rounded(value / KILO) + " MB";
  }

  private static String rounded(double value) {
    return BigDecimal.valueOf(value).round(DIGITS).stripTrailingZeros().toPlainString();
  }

  /** A phrase with one or two figures. */
  private record Part(String text, DoubleFunction<String> written, List<Integer> columns) {
    Part(String text, DoubleFunction<String> written, Integer... columns) {
      this(text, written, List.of(columns));
    }

    /** Keeps the mark of a wide interval; a missing figure stays empty. */
    String figure(String cell) {
      String wide = cell.startsWith("~") ? "~" : "";
      return cell.isEmpty()
          ? ""
          : wide + written.apply(Double.parseDouble(cell.substring(wide.length())));
    }
  }
}
