package io.serbench.catalog;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/**
 * What one warm call of a row does not show, as it was measured for {@code docs/results/costs.md}.
 * {@code scripts/costs.sh} makes the resource {@code costs.csv} and the table of that page: {@code
 * ~} before figures with wide intervals, and nothing where there is none.
 */
public final class Costs {
  /** Where they come from, for readers. */
  public static final String SOURCE = "measured for docs/results/costs.md, which says how";

  private static final double KILO = 1000;
  private static final MathContext DIGITS = new MathContext(2);

  /** What to say of the figures in these columns. */
  private static final List<Part> PARTS =
      List.of(
          new Part("first object after %s", Costs::millis, 2),
          new Part("%s from a cache", Costs::millis, 3),
          new Part("keeps %s", Costs::kilobytes, 4),
          new Part(
              "%s after a message of 10 MB (of which serbench's buffers: %s)",
              Costs::kilobytes, 5, 6),
          new Part("%s after small ones again", Costs::kilobytes, 7),
          new Part("needs a heap of %s for such a message", Costs::mebibytes, 8),
          new Part("of %s for a stream of 100 MB", Costs::mebibytes, 9));

  private Costs() {}

  /** Returns those of a row, a line for each JDK; none for one that is not on the page. */
  public static List<String> of(Row row) {
    return DependencyVersions.lines("costs.csv").stream()
        .filter(line -> line.startsWith(row.name() + ","))
        .map(Costs::words)
        .toList();
  }

  /** Returns a line of the table in words of two significant digits, without what is missing. */
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

  /** In MB from a thousand of them on. */
  private static String kilobytes(double value) {
    return value < KILO ? rounded(value) + " kB" : rounded(value / KILO) + " MB";
  }

  private static String rounded(double value) {
    return BigDecimal.valueOf(value).round(DIGITS).stripTrailingZeros().toPlainString();
  }

  /** A figure or two in words. */
  private record Part(String text, DoubleFunction<String> written, List<Integer> columns) {
    Part(String text, DoubleFunction<String> written, Integer... columns) {
      this(text, written, List.of(columns));
    }

    /** Keeps the sign of a wide interval, and nothing where there is no figure. */
    String figure(String cell) {
      String wide = cell.startsWith("~") ? "~" : "";
      return cell.isEmpty()
          ? ""
          : wide + written.apply(Double.parseDouble(cell.substring(wide.length())));
    }
  }
}
