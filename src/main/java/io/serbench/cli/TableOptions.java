package io.serbench.cli;

import io.serbench.report.Column;
import io.serbench.report.SortBy;
import io.serbench.result.Noise;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** How the tables look. */
final class TableOptions extends Options {
  /** How {@code ±} is typed. */
  private static final String TYPED_PLUS_MINUS = "+-";

  private final Option<SortBy> sort =
      option(
          "-sort",
          Value.of("KEY", TableOptions::sort).completedWith(SortBy.words()),
          Words.withDefault(SortBy.words(), SortBy.TOTAL.word()));
  private final Option<List<Column>> columns =
      option(
          "-columns",
          Values.list("NAMES", "one or more of " + columnWords(), TableOptions::column)
              .completedWith(Column.words()),
          "more columns: " + columnWords().replace(Column.PLUS_MINUS.word(), TYPED_PLUS_MINUS));
  private final Option<Boolean> chart = flag("bars of total and of size, too", "-chart");

  TableOptions() {
    super(Section.OUTPUT);
  }

  /** How the user wants a run printed. */
  ReportView view(Optional<Noise> noise) {
    return new ReportView(sort.value().orElse(SortBy.TOTAL), chart.given(), columns(), noise);
  }

  /** The columns behind the table's own, each once. */
  List<Column> columns() {
    return new ArrayList<>(new LinkedHashSet<>(columns.value().orElse(List.of())));
  }

  private static SortBy sort(String option, String text) throws UsageException {
    for (SortBy sort : SortBy.values()) {
      if (sort.word().equals(text)) {
        return sort;
      }
    }
    throw new UsageException(
        option
            + "="
            + text
            + " is none of "
            + String.join(", ", SortBy.words())
            + Nearest.suggest(text, SortBy.words()));
  }

  private static Column column(String option, String word) throws UsageException {
    return Column.find(word)
        .orElseThrow(
            () ->
                new UsageException(
                    option
                        + ": there is no column '"
                        + word
                        + "'"
                        + Nearest.suggest(word, Column.words())
                        + "; the columns are "
                        + columnWords()));
  }

  private static String columnWords() {
    return String.join(", ", Column.words());
  }
}
