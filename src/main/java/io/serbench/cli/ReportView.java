package io.serbench.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How a user wants a run printed.
 *
 * @param sort by what the rows of the tables are sorted
 * @param chart whether to draw bars as well
 */
public record ReportView(Sort sort, boolean chart) {
  /** What tables can be sorted by. */
  public enum Sort {
    TOTAL,
    SER,
    DESER,
    SIZE,
    NAME;

    /** As it is written on the command line. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** All of them. */
    static List<String> words() {
      return Arrays.stream(values()).map(Sort::word).toList();
    }
  }
}
