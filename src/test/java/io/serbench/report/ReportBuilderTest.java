package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Role;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.format.Formats;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Failure;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReportBuilderTest {
  private static final Tags JSON =
      Runs.tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE);
  private static final Tags BINARY =
      Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE);

  @Test
  void tablesWithTheSameRowsArePrintedOnce() {
    Run run = Runs.run(List.of(row("json/a", JSON), row("json/b", JSON), row("json/c", JSON)));
    assertThat(headings(run, ReportOptions.DEFAULT))
        .filteredOn(heading -> heading.endsWith(" on media.1"))
        .containsExactly("Full data on media.1", "Ranking on media.1");
  }

  @Test
  void tablesWithOtherRowsStay() {
    Run run = Runs.run(List.of(row("json/a", JSON), row("json/b", JSON), row("c", BINARY)));
    assertThat(headings(run, ReportOptions.DEFAULT))
        .startsWith("XML and JSON serializers on media.1", "Full data on media.1");
  }

  @Test
  void accessorsStandApartAndAreNeitherRankedNorDrawn() {
    Tags lazy = Runs.tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FLAT_TREE, Feature.LAZY);
    Run run = Runs.run(List.of(row("a", BINARY), row("b", JSON), row("a-access", lazy)));
    assertThat(headings(run, ReportOptions.DEFAULT))
        .filteredOn(heading -> heading.endsWith(" on media.1"))
        .containsSubsequence("Full data on media.1", "Accessors on media.1", "Ranking on media.1");
    String text = text(run, ReportOptions.DEFAULT);
    String accessors = text.substring(text.indexOf("Accessors on media.1"));
    assertThat(text.substring(0, text.indexOf("Accessors on media.1"))).doesNotContain("a-access");
    assertThat(accessors.substring(0, accessors.indexOf("Ranking"))).contains("a-access", "round");
    assertThat(accessors.substring(accessors.indexOf("Ranking"), accessors.indexOf("Tags")))
        .doesNotContain("a-access");
  }

  @Test
  void rowsThatLeaveStringsAreListedButNotRankedBesideRowsThatDecode() {
    Tags lazy =
        Runs.tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FLAT_TREE, Feature.LAZY_STRINGS);
    Run run =
        Runs.run(List.of(row("a", BINARY), row("b", BINARY), row("c", JSON), row("d-utf8", lazy)));
    String text = text(run, ReportOptions.DEFAULT);
    assertThat(text.indexOf("d-utf8")).isGreaterThan(text.indexOf("Full data on media.1"));
    assertThat(text).contains("d-utf8*").contains("Not ranked: deser leaves strings undecoded");
    assertThat(text.substring(text.indexOf("Ranking on media.1"), text.indexOf("Tags")))
        .doesNotContain("d-utf8");
  }

  @Test
  void rowsShareATableByTheTagThatIsAskedFor() {
    Run run = Runs.run(List.of(row("a", JSON), row("b", JSON), row("c", BINARY)));
    assertThat(headings(run, with(Optional.of(Grouping.FORMAT), true)))
        .startsWith("Format BINARY on media.1", "Format JSON on media.1", "Full data on media.1");
    assertThat(headings(run, with(Optional.of(Grouping.EFFORT), true)))
        .startsWith("Full data on media.1");
  }

  @Test
  void ofTwoRowsThereIsOneTable() {
    Run run = Runs.run(List.of(row("json/a", JSON), row("c", BINARY)));
    assertThat(headings(run, ReportOptions.DEFAULT))
        .startsWith("Full data on media.1", "Ranking on media.1", "Tags");
  }

  @Test
  void rowsThatWereNotMeasuredAreALine() {
    Run run =
        Runs.run(
            List.of(
                row("a", BINARY), Runs.row("b", BINARY), Runs.row("c", BINARY), row("d", JSON)));
    assertThat(text(run, ReportOptions.DEFAULT))
        .contains("\n2 rows were not measured.\n")
        .doesNotContain("NOT MEASURED");
    assertThat(text(Runs.run(List.of(Runs.row("b", BINARY))), ReportOptions.DEFAULT))
        .contains("Full data on media.1\n--------------------\n1 row was not measured.\n");
  }

  @Test
  void featuresCostSomethingOnlyBesideAnotherStepOfTheSameLibrary() {
    assertThat(headings(ladder("fst", "kryo-flat", "a"), ReportOptions.DEFAULT))
        .doesNotContain("Cost of features on media.1");
    // In two JVMs it is still one step.
    assertThat(headings(ladder("fst@jdk17", "fst@jdk25", "kryo-flat"), ReportOptions.DEFAULT))
        .doesNotContain("Cost of features on media.1");
    Run run = ladder("fst", "fst-flat", "kryo-flat");
    assertThat(headings(run, ReportOptions.DEFAULT)).contains("Cost of features on media.1");
    String text = text(run, ReportOptions.DEFAULT);
    int table = text.indexOf("Cost of features");
    assertThat(text.substring(table, text.indexOf("Full data", table)))
        .contains("fst ", "fst-flat ")
        .doesNotContain("kryo-flat");
  }

  private static Run ladder(String... names) {
    Tags step = Runs.playing(Role.LADDER, BINARY);
    return Runs.run(Stream.of(names).map(name -> row(name, step)).toList());
  }

  @Test
  void aScreenHasOneTableInTheOrderOfRanks() {
    Run run = SyntheticRun.complete();
    assertThat(headings(run, ReportOptions.SCREEN))
        .containsExactly("Results on media.1", "Notes", "Warnings");
    assertThat(text(run, ReportOptions.SCREEN).lines())
        .containsSubsequence(
            "rank  row                                     total      ±   create      ser    deser"
                + "    size   +dfl",
            "      copy                                      201   1.8%       20       80      121"
                + "     892    446",
            "  1   kryo-manual*                              910   2.7%       91      364      546"
                + "     211    105",
            "      wobly                               UNAVAILABLE");
  }

  @Test
  void aScreenSaysWhoIsTiedWhoHasNoRankAndWhatTheMarksMean() {
    Run run = Runs.run(List.of(row("a", BINARY), row("b", JSON), Runs.row("c", BINARY)));
    assertThat(text(run, ReportOptions.SCREEN))
        .contains("\n  1=  a ", "\n  1=  b ", "\n1 row was not measured.\n")
        .contains("The fastest cannot be told apart by total: a, b.")
        .contains("\nrank  by total; rows with = are tied")
        .doesNotContain("has a caveat");
    assertThat(text(SyntheticRun.complete(), ReportOptions.SCREEN))
        .contains("Not ranked, because one fork gives no interval: fst\n", "has a caveat");
  }

  @Test
  void onAScreenAccessorsStandApart() {
    Tags lazy = Runs.tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FLAT_TREE, Feature.LAZY);
    Run run = Runs.run(List.of(row("a", BINARY), row("b", JSON), row("a-access", lazy)));
    assertThat(headings(run, ReportOptions.SCREEN))
        .containsExactly("Results on media.1", "Accessors on media.1");
    String text = text(run, ReportOptions.SCREEN);
    assertThat(text.substring(0, text.indexOf("Accessors"))).doesNotContain("a-access");
  }

  @Test
  void whatIsPrintedOfFourRowsFitsAScreenWhateverHappened() {
    List<CellResult> rows =
        List.of(
            row("json/a-library-with-a-name-that-is-much-too-long/databind-afterburner", JSON),
            Runs.measured(Runs.row("once", BINARY), 286, 1800),
            Runs.failed(Runs.row("failed", BINARY), Failure.Mode.CRASH, "SIGSEGV ".repeat(99)),
            Runs.measured(Runs.row("wide", JSON), 1234567, 49382716, 123456789, 74074073));
    List<Warning> warnings =
        Stream.of(Warning.WarningKind.values())
            .map(kind -> new Warning(kind, "It happened."))
            .toList();
    Run run = Runs.run(Course.Ending.COMPLETE, Runs.settings(3), warnings.subList(0, 5), rows);
    String printed = Formats.TEXT.write(List.of(ReportBuilder.of(run, ReportOptions.SCREEN)));
    assertThat(printed.lines()).hasSizeLessThanOrEqualTo(60);
    assertThat(printed.lines()).allMatch(line -> line.length() <= 100);
    assertThat(printed.lines().skip(2).findFirst())
        .contains("Example CPU 3000 (2 cores, 4 threads); OpenJDK 17.0.9+9;");
  }

  @Test
  void twoRowsFitInHalfAScreen() {
    String screen = text(SyntheticRun.twoRows(), ReportOptions.SCREEN);
    assertThat(screen.lines().count()).isLessThanOrEqualTo(16);
    assertThat(screen)
        .contains("kryo-flat is the fastest by total: fst takes 1.28 ± 0.03 times as long.\n");
  }

  @Test
  void fewRowsThatDoNotSupportTheDataAreNamedWithTheCause() {
    List<TriedRow> tried = new ArrayList<>();
    tried.add(new TriedRow("fst", "Order.a", Fit.FITS, ""));
    tried.add(new TriedRow("kryo-flat", "Order.a", Fit.REFUSES, "a cycle"));
    assertThat(text(tried(tried), ReportOptions.SCREEN))
        .contains("Rows that do not support your data", "kryo-flat refuses: a cycle")
        .doesNotContain("fst fits");
    for (int i = 0; i < 5; i++) {
      tried.add(new TriedRow("row" + i, "Order.a", Fit.LOSES, "a part"));
    }
    assertThat(text(tried(tried), ReportOptions.SCREEN))
        .contains("Rows that do not support your data: 6; 'serbench report -verbose'")
        .doesNotContain("a cycle");
  }

  private static Run tried(List<TriedRow> rows) {
    return Runs.on(
        SyntheticRun.twoRows(),
        Runs.data("Order.a", "Order", "mine.json", "cd").withTriedRows(rows));
  }

  @Test
  void whatIsNotShownStillCountsForWhatIs() {
    Report whole = ReportBuilder.of(SyntheticRun.witnessed(), ReportOptions.DEFAULT);
    Report some =
        ReportBuilder.of(
            SyntheticRun.witnessed(),
            ReportOptions.DEFAULT.showing(id -> id.row().startsWith("fst")));
    assertThat(some.cells()).extracting(cell -> cell.name()).containsExactly("fst-flat", "fst");
    assertThat(whole.cells()).containsAll(some.cells());
    assertThat(Written.text(some.sections()))
        .contains("org.example:fst:1.0")
        .doesNotContain("kryo-flat", "java-built-in", "org.example:kryo");
  }

  @Test
  void tablesByKindGoWithAShortHeadAndNotes() {
    ReportOptions byKind = with(Optional.of(Grouping.KIND), false);
    assertThat(headings(SyntheticRun.complete(), byKind))
        .contains("Full data on media.1", "Ranking on media.1", "Notes", "Warnings")
        .doesNotContain("Tags", "Libraries", "Columns", "Machine during the run");
    assertThat(text(SyntheticRun.complete(), byKind))
        .contains("Example CPU")
        .doesNotContain("Caches");
  }

  @Test
  void verboseSaysWhatTheRowsAndTheMachineAre() {
    assertThat(headings(SyntheticRun.complete(), with(Optional.empty(), true)))
        .startsWith("Results on media.1", "Tags", "Libraries")
        .contains("Columns", "Machine during the run");
  }

  @Test
  void aQuickRunRanksNobody() {
    assertThat(text(SyntheticRun.interrupted(), ReportOptions.DEFAULT))
        .contains("No verdict: one fork gives no interval")
        .doesNotContain("rank ");
  }

  @Test
  void aColumnWithoutValuesSaysHowToGetThem() {
    ReportOptions options =
        SyntheticRun.options(List.of(Metrics.find(Metrics.MORE, "encode").orElseThrow()), false);
    assertThat(text(SyntheticRun.twoRows(), options).replaceAll("\\s+", " "))
        .contains("-: only timed on request: run with -columns=encode");
    assertThat(text(SyntheticRun.witnessed(), options)).doesNotContain("only timed where");
  }

  private static CellResult row(String name, Tags tags) {
    return Runs.measured(Runs.row(name, tags), 286, 1790, 1800, 1810);
  }

  private static ReportOptions with(Optional<Grouping> grouping, boolean verbose) {
    return new ReportOptions(
        SortBy.TOTAL, List.of(), Noise.REJECT, false, grouping, verbose, id -> true, file -> false);
  }

  private static List<String> headings(Run run, ReportOptions options) {
    return ReportBuilder.of(run, options).sections().stream()
        .filter(section -> section.part() != SectionPurpose.HEAD)
        .map(Section::heading)
        .filter(heading -> !heading.isEmpty())
        .toList();
  }

  private static String text(Run run, ReportOptions options) {
    return Written.text(ReportBuilder.of(run, options).sections());
  }
}
