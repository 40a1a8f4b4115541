package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Recorded;
import io.serbench.catalog.TestRows;
import io.serbench.check.CheckKind;
import io.serbench.check.Engine;
import io.serbench.check.SeenRows;
import io.serbench.check.Trial;
import io.serbench.check.VersionsCheck;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.cli.console.Console;
import io.serbench.cli.console.Interruption;
import io.serbench.cli.console.UsageException;
import io.serbench.report.format.Formats;
import io.serbench.report.format.OutputFormat;
import io.serbench.result.Answered;
import io.serbench.result.CheckFile;
import io.serbench.result.Observed;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What every kind of check gets without more, tried on one that says only what it asks. */
class CheckReportTest {
  private static final RunRequest REQUEST =
      Requests.of(1, TestRows.row("short"), TestRows.row("longer"));

  private final StringWriter printed = new StringWriter();
  private final DummyCheck check = new DummyCheck();
  private final Context context =
      new Context(
          new FakeServices(),
          new Console(new PrintWriter(printed), new PrintWriter(new StringWriter())),
          List.of(),
          new Interruption());

  @TempDir private Path folder;

  private CheckReport report(Optional<OutputFormat> format) {
    return new CheckReport(
        context, DummyCheck.KIND, List.of("short", "longer", "absent"), format, List.of());
  }

  private List<Observed> seen() {
    return new Engine<Observed>((jvm, inProcess) -> null, check).run(REQUEST, row -> {});
  }

  private String as(String format) {
    return report(Optional.empty()).inFormat(Formats.byName(format).orElseThrow(), seen());
  }

  @Test
  void textHasALineForEachRowAndSaysWhyAndWhatTheVerdictsMean() {
    report(Optional.empty()).print(seen());
    context.console().flush();
    assertThat(printed)
        .hasToString(
            """
                           of its name
            row     short  first
            short   yes    no
            longer  no     no

            Why not:
            longer  short  no  6 letters

            Verdicts:
            yes  it is so
            no   it is not so
            """);
  }

  private String matrix(String... versions) {
    CheckKind kind = new VersionsCheck(List.of(versions), false, (row, written) -> {}).kind();
    Map<String, String> verdicts = new LinkedHashMap<>();
    verdicts.put("neighbours", "5.5.0 + 5.6.2");
    for (String other : versions) {
      verdicts.put(other + " to 5.6.2: media.1", "same");
      verdicts.put("5.6.2 to " + other + ": media.1", "identical");
    }
    List<Answered> answers = SeenRows.answers(kind, verdicts, Map.of());
    new CheckReport(context, kind, List.of("row"), Optional.empty(), List.of())
        .print(List.of(SeenRows.of("row", answers)));
    context.console().flush();
    return printed.toString();
  }

  @Test
  void aRowIsAMatrixOfVersions() {
    assertThat(matrix("5.6.2", "5.5.0"))
        .startsWith(
            """
                             read by
            row  written by  5.5.0       5.6.2
            row  5.5.0       -           same
                 5.6.2       identical   -
            """);
  }

  @Test
  void aLongVersionLeavesAGap() {
    assertThat(matrix("5.6.2", "2.0.12.Final-jdk17"))
        .contains(
            """
            row  2.0.12.Final-jdk17 -                  same
                 5.6.2              identical          -
            """);
  }

  @Test
  void whereVersionsAreNotKnownALineSaysHowNeighboursGetAlong() {
    assertThat(matrix()).startsWith("row  5.5.0 + 5.6.2\n");
  }

  @Test
  void programsGetALineForEachAnswerAndPeopleRowsInGroups() {
    assertThat(as("csv"))
        .isEqualTo(
            """
            row,check,question,verdict,number,cause,jdk,version
            short,dummy,,OK,,,,
            short,dummy,short,yes,,,,
            short,dummy,vowels,no,,,,
            longer,dummy,,OK,,,,
            longer,dummy,short,no,,6 letters,,
            longer,dummy,vowels,no,,,,
            """);
    assertThat(as("markdown"))
        .isEqualTo(
            """
            | rows | short | first | why |
            | --- | --- | --- | --- |
            | short | yes | no |  |
            | longer | no | no | short: 6 letters |
            | absent | not tried |  |  |
            """);
  }

  @Test
  void whatIsRecordedIsReadAgain() {
    Map<String, String> verdicts = Map.of("CYCLES", "yes", "short", "no", "vowels", "yes");
    Map<String, String> causes = Map.of("short", "6, '-1", "stopped: early", "it \"hung\"");
    Observed odd =
        new Observed(
            "odd",
            "OK",
            "",
            List.of(Feature.NULLS, Feature.CYCLES),
            SeenRows.answers(DummyCheck.KIND, verdicts, causes),
            Optional.of(new Observed.TriedVersions("25", "1.0")));
    List<Observed> all = List.of(odd, Observed.notTried("other", "UNAVAILABLE", "=not, @here"));
    String csv = report(Optional.empty()).inFormat(Formats.byName("csv").orElseThrow(), all);
    assertThat(csv).contains("odd,dummy,NULLS,yes,,,25,1.0\n");
    List<Observed> read =
        Recorded.of(csv).ofCheck("dummy").values().stream()
            .map(lines -> Observed.of(lines, DummyCheck.KIND::verdict))
            .toList();
    assertThat(read)
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("answers", "versions")
        .isEqualTo(all);
    assertThat(read.get(0).verdicts())
        .contains(Map.entry("short", "no"), Map.entry("vowels", "yes"));
    assertThat(read.get(0).causes()).isEqualTo(causes);
    assertThat(read.get(0).versions()).isEqualTo(odd.versions());
  }

  @Test
  void whatIsStoredIsReadAgain() throws IOException {
    Path file = Files.writeString(folder.resolve("seen.json"), as("json"));
    assertThat(CheckFile.checkIn(file)).contains("dummy");
    assertThat(CheckFile.read(file, "dummy", DummyCheck.KIND::verdict)).isEqualTo(seen());
  }

  @Test
  void anyColumnSortsTheRows() throws UsageException {
    CheckReport report = report(Optional.empty());
    assertThat(seen().stream().min(report.order("name")).map(Observed::row)).contains("longer");
    assertThat(seen().stream().min(report.order("short")).map(Observed::row)).contains("short");
    assertThatThrownBy(() -> report.order("shrot"))
        .hasMessage("-sort=shrot: expected name, short or vowels; did you mean short?");
  }

  @Test
  void anInterruptedCheckBeginsNothingMore() {
    List<Observed> heard = new ArrayList<>();
    Trial<Observed> trial = new Engine<>((jvm, inProcess) -> null, check);
    trial.run(
        REQUEST,
        row -> {
          heard.add(row);
          trial.interrupt();
        });
    assertThat(heard).extracting(Observed::row).containsExactly("short");
  }

  @Test
  void aCheckOfNothingHasFailed() {
    assertThat(check.failed(seen())).isFalse();
    assertThat(check.failed(List.of())).isTrue();
    assertThat(check.failed(List.of(Observed.notTried("short", "UNAVAILABLE", "not here"))))
        .isTrue();
  }

  /** A line of a file that is right, and what may have become of the whole. */
  private static final String SEEN =
      "{\"row\":\"kryo-flat\",\"status\":\"OK\",\"cause\":\"\",\"features\":[\"RECORDS\"],"
          + "\"verdicts\":{\"record\":\"fits\"},\"causes\":{\"record\":\"\"}}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          $                  | {}
          $                  | x
          rows":\\[.*\\]     | rows":[null]
          rows":\\[.*\\]     | rows":null
          ,"rows":.*         | }
          "OK"               | null
          \\["RECORDS"\\]    | null
          "RECORDS"          | null
          "RECORDS"          | "RECRODS"
          "fits"             | null
          "fits"             | {}
          :\\{"record":""}   | :{"record":null}
          :\\{"record":""}   | :[]
          """)
  void aFileThatIsDamagedIsRefusedInOneLine(String what, String by) throws IOException {
    String whole = "{\"check\":\"types\",\"rows\":[" + SEEN + "]}";
    Path file = Files.writeString(folder.resolve("seen.json"), whole);
    assertThat(CliRun.of(new FakeServices(), "report", file.toString()).exit()).isZero();
    Files.writeString(file, whole.replaceFirst(what, by));
    CliRun run = CliRun.of(new FakeServices(), "report", file.toString());
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).startsWith("serbench: " + file + " is ").hasLineCount(1);
  }

  @Test
  void aFileThatDoesNotFitIntoMemoryIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("seen.json"), "{\"check\":\"types\",\"rows\":[");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(Runtime.getRuntime().maxMemory());
    }
    CliRun run = CliRun.of(new FakeServices(), "report", file.toString());
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("is too large for the ").hasLineCount(1);
  }
}
