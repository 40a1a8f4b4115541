package io.serbench.cli;

import io.serbench.report.Column;
import io.serbench.result.Noise;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How a user wants a run printed.
 *
 * @param sort by what the rows of the tables are sorted
 * @param chart whether to draw bars as well
 * @param columns the columns behind the table's own
 * @param noise what to do with disturbed batches; empty to do as the run's settings say
 */
public record ReportView(Sort sort, boolean chart, List<Column> columns, Optional<Noise> noise) {
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
