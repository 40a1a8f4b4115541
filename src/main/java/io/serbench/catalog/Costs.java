package io.serbench.catalog;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import org.apache.commons.csv.CSVRecord;

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

  /** The phrases of a line, one for each column after those of the row and the JDK. */
  private static final List<CostPhrase> PARTS =
      List.of(
          new CostPhrase("first object after %s", Costs::millis),
          new CostPhrase("%s with an AOT cache", Costs::millis),
          new CostPhrase("keeps %s", Costs::kilobytes),
          new CostPhrase("%s after a message of 10 MB", Costs::kilobytes),
          new CostPhrase("of which serbench's buffers are %s", Costs::kilobytes),
          new CostPhrase("%s after small ones again", Costs::kilobytes),
          new CostPhrase("needs a heap of %s for such a message", Costs::mebibytes),
          new CostPhrase("of %s for a stream of 100 MB", Costs::mebibytes));

  private Costs() {}

  /** Returns the costs of a row, one line for each JDK; empty for a row that is not on the page. */
  public static List<String> of(Row row) {
    return Csv.read(Costs.class, "costs.csv").stream()
        .filter(line -> line.get("row").equals(row.name()))
        .map(Costs::words)
        .toList();
  }

  /** Returns a line of the table in words, with two significant digits. */
  static String words(CSVRecord line) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < PARTS.size(); i++) {
      String figure = line.get(i + 2);
      if (!figure.isEmpty()) {
        parts.add(PARTS.get(i).words(figure));
      }
    }
    return "JDK " + line.get("jdk") + ": " + String.join(", ", parts);
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

  private record CostPhrase(String text, DoubleFunction<String> written) {
    /** Returns the phrase with a figure, which keeps the mark of a wide interval. */
    String words(String figure) {
      String wide = figure.startsWith("~") ? "~" : "";
      double value = Double.parseDouble(figure.substring(wide.length()));
      return text.formatted(wide + written.apply(value));
    }
  }
}
