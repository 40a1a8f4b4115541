package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Environment;
import io.serbench.result.Environment.Omitted;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.Failure;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.statistics.Summaries;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MemberSectionsTest {
  private static CellResult cell(String member, int size, double... totals) {
    CellResult row = Runs.row("kryo", SyntheticTwins.TAGS);
    return member.isEmpty()
        ? Runs.measured(row, size, totals)
        : Runs.measured(without(row, member), size, totals);
  }

  private static CellResult without(CellResult row, String member) {
    return row.withId(new CellId("kryo", Optional.of("@-" + member), row.id().workload()));
  }

  private static Run run(CellResult... cells) {
    return run(false, cells);
  }

  private static Run run(boolean emptied, CellResult... cells) {
    Run run = Runs.run(List.of(cells));
    Environment alone = run.environment();
    List<VariantInfo> ways =
        Stream.of(cells)
            .filter(cell -> cell.id().variant().isPresent())
            .map(
                cell ->
                    new VariantInfo(
                        cell.id().variant().get(),
                        alone.jvm(),
                        List.of(),
                        alone.traffic(),
                        Optional.of(
                            new Omitted(
                                cell.id().variantName().substring(1), "List<Line>", emptied))))
            .toList();
    return run.withEnvironment(EnvironmentBuilder.of(alone).variants(ways).build());
  }

  private static String text(Run run) {
    return Written.unwrapped(MemberSections.of(run, Summaries.of(run, Noise.KEEP)));
  }

  @Test
  void costsAreDifferencesToTheWholeAndTheLargestComesFirst() {
    String text =
        text(
            run(
                cell("", 300, 10_000, 10_000, 10_000),
                cell("note", 290, 8_000, 8_000, 8_000),
                cell("lines", 100, 2_500, 2_500, 2_500),
                cell("id", 296, 9_900, 10_000, 10_100)));

    // Of a total, ser takes 40 % and deser 60 %.
    assertThat(text)
        .containsSubsequence(
            "Cost of members of kryo on media.1",
            "member ser ± deser ± bytes % type",
            "lines 3000 ",
            "4500 ",
            "200 75.0 List<Line>",
            "note 800 ",
            "1200 ",
            "10 20.0 List<Line>",
            "No measurable cost: id.",
            "All costs together: 9500 of 10000 ns (95 %)");
  }

  @Test
  void twoForksOfEachMemberAreEnoughTogether() {
    String text =
        text(
            run(
                cell("", 300, 9_900, 10_100),
                cell("note", 290, 8_900, 9_100),
                cell("id", 296, 9_900, 10_100),
                cell("name", 280, 9_850, 10_050),
                cell("state", 299, 9_900, 10_050)));
    assertThat(text)
        .containsSubsequence("note 400 ", "10 10.0 List<Line>", "No measurable cost: name, ");
  }

  @Test
  void membersThatWereNotMeasuredSayWhy() {
    CellResult failed =
        Runs.failed(
            without(Runs.row("kryo", SyntheticTwins.TAGS), "id"),
            Failure.Mode.EXCEPTION,
            "opening: no properties");
    assertThat(text(run(cell("", 300, 900, 900, 900), failed)))
        .contains("Without id: opening: no properties")
        .doesNotContain("All costs together");
  }

  @Test
  void emptiedMembersAreCalledSo() {
    assertThat(text(run(true, cell("", 300, 900, 900, 900), cell("id", 290, 800, 800, 800))))
        .contains("Cost of members of kryo on media.1, emptied", "an empty value still cost");
    assertThat(text(run(cell("", 300, 900, 900, 900), cell("id", 290, 800, 800, 800))))
        .doesNotContain("mptied");
  }

  @Test
  void tablesOfRowsShowWholeClassesAlone() {
    Run run = run(cell("", 300, 10_000, 10_000, 10_000), cell("note", 290, 8_000, 8_000, 8_000));
    String report = Written.text(ReportBuilder.of(run, ReportOptions.SCREEN).sections());
    assertThat(report).contains("Cost of members of kryo").doesNotContain("kryo@-note");
  }
}
