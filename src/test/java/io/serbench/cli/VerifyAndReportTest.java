package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.SortBy;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    services.verifier.failingRow = Optional.of("fst");
    CliRun run = CliRun.of(services, "verify", "-data=media.1,media.ascii");
    assertThat(run.out())
        .isEqualTo(
            """
            kryo-flat            media.1      OK
            kryo-flat            media.ascii  OK
            fst                  media.1      ERROR value.media is null
            fst                  media.ascii  ERROR value.media is null
            json/jackson/manual  media.1      OK
            json/jackson/manual  media.ascii  OK
            wobly                media.1      UNAVAILABLE not on Maven Central
            wobly                media.ascii  UNAVAILABLE not on Maven Central
            """);
    assertThat(run.exit()).isEqualTo(1);
  }

  @Test
  void anUnavailableRowHasNotFailed() {
    assertThat(CliRun.of(services, "verify").exit()).isZero();
  }

  @Test
  void reportsAgain() {
    assertThat(CliRun.of(services, "report", file.toString(), "-sort=name"))
        .isEqualTo(new CliRun(0, "table of 2 rows, COMPLETE\n", ""));
    assertThat(services.views).containsExactly(CliRun.view(SortBy.NAME, false));
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
    assertThat(services.views).allMatch(ReportView::chart);
  }

  @Test
  void theNameOfAFileSaysTheFormatOfItsReport() {
    Path copy = directory.resolve("report.csv");
    CliRun run = CliRun.of(services, "report", "-report=" + copy, file.toString());
    assertThat(run.out()).isEqualTo("table of 2 rows, COMPLETE\n");
    assertThat(copy).hasContent("as csv: table of 2 rows, COMPLETE\n");
  }

  @Test
  void printsInTheFormatThatIsAskedFor() {
    assertThat(CliRun.of(services, "report", "-as=markdown", file.toString()).out())
        .isEqualTo("as markdown: table of 2 rows, COMPLETE\n");
  }
}
