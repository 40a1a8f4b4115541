package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Topic;
import io.serbench.check.SeenRows;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.cli.option.TableOptions;
import io.serbench.report.SortBy;
import io.serbench.result.Answered;
import io.serbench.result.DataProfile.Fit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerifyAndReportTest {
  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();
  private Path file;

  @BeforeEach
  void makeAResultFile() {
    file = directory.resolve("r.json");
    CliRun.of(services, "-include=kryo-flat,fst", "-out=" + file);
    services.views.clear();
  }

  @Test
  void verifiesEveryRowOnEveryDataSet() {
    services.checks.seen.put(
        "fst",
        SeenRows.of(
            "fst",
            List.of(
                Answered.of(Topic.of("media.1"), Fit.LOSES, "value.media is null"),
                Answered.of(Topic.of("media.ascii"), Fit.FITS))));
    CliRun run = CliRun.of(services, "check", "-data=media.1,media.ascii");
    assertThat(run.out())
        .startsWith(
            """
            fits (2):
              kryo-flat, json/jackson/manual

            loses (1):
              fst  value.media is null

            unavailable (1):
              wobly  not on Maven Central

            media.1: 4 rows; fits 2, loses 1, unavailable 1

            fits (3):
              kryo-flat, fst, json/jackson/manual

            unavailable (1):
              wobly  not on Maven Central

            media.ascii: 4 rows; fits 3, unavailable 1
            """);
    assertThat(run.exit()).isEqualTo(1);
  }

  @Test
  void anUnavailableRowHasNotFailed() {
    assertThat(CliRun.of(services, "check").exit()).isZero();
  }

  @Test
  void reportsAgain() {
    assertThat(CliRun.of(services, "report", file.toString(), "-sort=name"))
        .isEqualTo(new CliRun(0, "table of 2 rows, COMPLETE\n", ""));
    assertThat(services.views).containsExactly(CliRun.view(SortBy.NAME, false));
  }

  @Test
  void aFailedRowThatIsShownIsExitCodeOne() {
    services.runner.failingRow = Optional.of("fst");
    Path failed = directory.resolve("failed.json");
    CliRun.of(services, "-include=kryo-flat,fst", "-out=" + failed);
    assertThat(CliRun.of(services, "report", failed.toString()).exit()).isEqualTo(1);
    assertThat(CliRun.of(services, "report", file.toString(), failed.toString()).exit())
        .isEqualTo(1);
    assertThat(CliRun.of(services, "report", "-include=kryo-flat", failed.toString()).exit())
        .isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -include=fst              | 1
          -include=kryo-auto-flat   | 1
          -exclude=kryo*            | 1
          -effort=zero              | 2
          -feature=CONTAINS_SCHEMA  | 1
          -data=media               | 2
          -transport=array,text        | 2
          -transport=array,text     | 2
          """)
  void reportsWhatIsAskedFor(String option, int rows) {
    assertThat(CliRun.of(services, "report", option, file.toString()))
        .isEqualTo(new CliRun(0, "table of " + rows + " rows, COMPLETE\n", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -include=fts         | the files have no row 'fts'; did you mean fst? (they have kryo-flat, fst)
          -data=user           | the files have no data set 'user' (they have media.1)
          -format=json         | nothing in the files matches all of these options; leave some out
          -include=a -exclude=b | -include and -exclude contradict each other; pass one of them
          """)
  void saysWhatTheFilesHaveNot(String options, String message) {
    List<String> line = new ArrayList<>(List.of("report", file.toString()));
    line.addAll(List.of(options.split(" ", -1)));
    CliRun run = CliRun.of(services, line.toArray(new String[0]));
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains(message);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void reportsSeveralFilesUnderTheirNames() {
    Path copy = directory.resolve("report.txt");
    String expected =
        "File: F\n\ntable of 2 rows, COMPLETE\n\nFile: F\n\ntable of 2 rows, COMPLETE\n"
            .replace("F\n", file + "\n");
    CliRun run =
        CliRun.of(
            services, "report", "-report=" + copy, "-chart", file.toString(), file.toString());
    assertThat(run).isEqualTo(new CliRun(0, expected, ""));
    assertThat(copy).hasContent(expected);
    assertThat(services.views).allMatch(TableOptions.TableView::chart);
  }

  @Test
  void barsGoToAPictureAndNotToTheScreen() {
    Path picture = directory.resolve("bars.svg");
    CliRun run = CliRun.of(services, "report", "-chart=" + picture, file.toString());
    assertThat(run.out()).isEqualTo("table of 2 rows, COMPLETE\n");
    assertThat(picture).hasContent("as svg: table of 2 rows, COMPLETE\n");
    assertThat(services.views).noneMatch(TableOptions.TableView::chart);
  }

  @Test
  void theNameOfAFileSaysTheFormatOfItsReport() {
    Path copy = directory.resolve("report.csv");
    CliRun run = CliRun.of(services, "report", "-report=" + copy, file.toString());
    assertThat(run.out()).isEqualTo("table of 2 rows, COMPLETE\n");
    assertThat(copy).hasContent("as csv: table of 2 rows, COMPLETE\n");
  }

  @Test
  void severalFilesMayTakeTheReport() {
    Path csv = directory.resolve("report.csv");
    Path page = directory.resolve("report.md");
    CliRun run = CliRun.of(services, "report", "-report=" + csv + "," + page, file.toString());
    assertThat(run).isEqualTo(new CliRun(0, "table of 2 rows, COMPLETE\n", ""));
    assertThat(csv).hasContent("as csv: table of 2 rows, COMPLETE\n");
    assertThat(page).hasContent("as markdown: table of 2 rows, COMPLETE\n");
  }

  @Test
  void printsInTheFormatThatIsAskedFor() {
    assertThat(CliRun.of(services, "report", "-as=markdown", file.toString()).out())
        .isEqualTo("as markdown: table of 2 rows, COMPLETE\n");
  }
}
