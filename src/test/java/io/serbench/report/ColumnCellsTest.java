package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.statistics.CellSummary;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnCellsTest {
  private static final CellSummary COPY = Summary.of("copy", 160, 2);
  private static final CellSummary ROW = Summary.of("kryo-flat", 1000, 13);
  private static final CellSummary ONE_FORK = Summary.ofOneFork("fst", 2000);

  @Test
  void knowsEveryColumn() {
    ColumnCells cells = new ColumnCells(List.of(COPY, ROW));
    List<String> texts =
        Arrays.stream(Column.values()).map(column -> cells.text(column, ROW)).toList();
    assertThat(texts)
        .containsExactly(
            "1.3%", // 13 of 1000
            "480", "1024", "970", // 390 + 580
            "1500", // 700 + 800.4
            "1000000", // 1e9 / 1000
            "250", // a quarter of 1000
            "1500", // one and a half times 1000
            "250.5", "73", // of 100 batches
            "6.25"); // 1000 / 160
  }

  @Test
  void saysWhereThereIsNothing() {
    ColumnCells cells = new ColumnCells(List.of(ONE_FORK, ROW));
    assertThat(cells.text(Column.PLUS_MINUS, ONE_FORK)).isEqualTo("-");
    assertThat(cells.text(Column.XCOPY, ROW)).isEqualTo("-");
    assertThat(cells.text(Column.CLEAN, ONE_FORK)).isEqualTo("-");
    for (Column column : Column.values()) {
      assertThat(cells.text(column, Summary.error("wobly"))).isEqualTo("-");
    }
  }

  @Test
  void everyHeadingFitsItsColumnAndIsFound() {
    for (Column column : Column.values()) {
      assertThat(column.word().length()).isLessThanOrEqualTo(column.width());
      assertThat(Column.find(column.word())).contains(column);
      assertThat(Legend.of(List.of(column))).contains("\n\n" + column.word() + " ");
    }
    assertThat(Legend.of(List.of())).doesNotContain("\n\n");
  }
}
