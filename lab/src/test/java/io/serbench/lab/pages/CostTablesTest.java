package io.serbench.lab.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CostTablesTest {
  private static String sections(String section) throws IOException {
    return Files.readString(Path.of("docs/results/costs", section + ".csv"));
  }

  /** Fix it with {@code scripts/costs.sh figures}. */
  @Test
  void figuresAndPageFollowFromTheSections() throws IOException {
    String figures = CostTables.figures(CostTablesTest::sections);
    assertThat(Path.of("src/main/resources/io/serbench/catalog/costs.csv")).hasContent(figures);
    String page = Files.readString(Path.of("docs/results/costs.md"));
    assertThat(MarkedPage.with(page, "costs", CostTables.table(figures))).isEqualTo(page);
  }

  @Test
  void aReportBecomesALineForEachValue() {
    assertThat(
            CostTables.values(
                """
                # 2 rows, started

                - **Forks**: 5 per row, in turn
                - a note: \\~ and more

                ## Results

                |  | start | ± | kept |
                | --- | ---: | ---: | ---: |
                | kryo-flat@jdk17\\* | \\~53.9 | 3 % |  |
                """))
        .isEqualTo(
            """
            table,row,column,value
            "2 rows, started",Forks,,"5 per row, in turn"
            "2 rows, started",,,a note: ~ and more
            ,kryo-flat@jdk17*,start,~53.9
            ,kryo-flat@jdk17*,start ±,3 %
            """);
  }

  @Test
  void ofARunOnlyTheTableOfRowsIsKept() {
    assertThat(
            CostTables.aboutRows(
                """
                # A run
                - **Seed**: 7
                - **Forks**: 3
                ## Ranking
                1. kryo-flat
                ## Results
                |  | total |
                """))
        .isEqualTo("# A run\n- **Forks**: 3\n## Results\n|  | total |\n");
  }
}
