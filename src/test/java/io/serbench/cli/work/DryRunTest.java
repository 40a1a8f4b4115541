package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.run.Capacity.Room;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DryRunTest {
  private static final long GIBI = 1L << 30;

  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();
  private String out;

  @BeforeEach
  void nameTheResultFile() {
    out = "-out=" + directory.resolve("r.json");
  }

  @Test
  void saysWhatWouldRunAndRunsNothing() {
    CliRun run = run("-include=fst,kryo-flat", "-dry-run", "-precision=1.5", out);
    assertThat(run)
        .isEqualTo(
            new CliRun(
                0,
                """
                This would run:
                  Rows     2: kryo-flat, fst
                  Data     media.1
                  Values   16 different ones rotate
                  Profile  mixed: library code has worked on several types, as in an
                           application
                  Results  2, each row on all data that it supports
                  Forks    at least 3 for each result, until ser and deser are known to ± 1.5 %
                  JVMs     up to 4 JVMs at once, one measures while another warms up, in at
                           most 3.0 GiB
                  Time     about 20 s to 3 min
                  Result   RESULT
                """
                    .replace("RESULT", out.substring("-out=".length())),
                ""));
    assertThat(services.runner.request).isEmpty();
    assertThat(directory).isEmptyDirectory();
  }

  /** Which 20 s to 3 min of the run itself come before. */
  @Test
  void countsTheForksThatProfile() {
    assertThat(run("-include=fst,kryo-flat", "-dry-run", "-quick", "-profile=cpu", out).out())
        .contains("Forks    1 for each result; then 2 for profiles\n")
        .containsPattern("Time     about [3-9]\\d s to \\d min\n");
  }

  @Test
  void saysWhatATrialWouldDoAndStartsNothing() {
    String page = "-report=" + directory.resolve("folder/page.html");
    for (String kind : List.of("startup", "memory", "heap")) {
      CliRun run =
          CliRun.of(
              services, "cost", kind, "-include=fst,kryo-flat", "-dry-run", "-sort=name", page);
      assertThat(run.exit()).as(run.err()).isZero();
      assertThat(run.out())
          .startsWith("This would run:\n  Rows ")
          .containsPattern(" 2: (kryo-flat, fst|fst, kryo-flat)\n")
          .contains("  Data ", "  Forks ", "  JVM ")
          .doesNotContain("Results");
    }
    assertThat(directory).isEmptyDirectory();
    assertThat(services.runner.request).isEmpty();
  }

  @Test
  void aColumnOfAnotherTrialIsRefused() {
    assertThat(CliRun.of(services, "cost", "heap", "-include=fst", "-sort=start"))
        .isEqualTo(
            new CliRun(
                2,
                "",
                "serbench: -sort=start: expected name, message, heap.held, heap.min or heap.x\n"));
    assertThat(CliRun.of(services, "cost", "startup", "-sort=clases", "-dry-run").err())
        .contains("did you mean classes?");
  }

  @Test
  void refusesDataOfWhichNoValuesCanBeMade() throws IOException {
    services.inspector.problem = Optional.of("mine.ndjson: line 1: no value");
    Path data = Files.writeString(directory.resolve("mine.ndjson"), "{");
    assertThat(run("-include=fst", "-dry-run", data.toString()))
        .isEqualTo(new CliRun(2, "", "serbench: mine.ndjson: line 1: no value\n"));
    assertThat(run("-include=fst", "-dry-run", "-forks=0", data.toString()).exit()).isEqualTo(2);
  }

  @Test
  void refusesFilesThatCannotBeWritten() {
    CliRun refused = run("-include=fst", "-dry-run", "-out=" + directory);
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused).isEqualTo(run("-include=fst", "-out=" + directory));
    assertThat(run("-include=fst", "-dry-run", out, "-report=" + directory + "/r.txt").exit())
        .isZero();
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void saysOfAFolderThatIsMissingWhatTheRunWouldSay() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    CliRun refused = run("-include=fst", "-dry-run", "-out=" + file.resolve("new/r.json"));
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused).isEqualTo(run("-include=fst", "-out=" + file.resolve("new/r.json")));

    Path deep = directory.resolve("new/r.json");
    assertThat(run("-include=fst", "-dry-run", "-out=" + deep).out())
        .containsPattern("Result +\\S+r.json, in a\\s+new folder");
    assertThat(deep.getParent()).doesNotExist();
  }

  @Test
  void aPercentSignMakesNoDifference() {
    assertThat(run("-include=fst", "-dry-run", "-precision=5%", out))
        .isEqualTo(run("-include=fst", "-dry-run", "-precision=5", out));
  }

  @Test
  void saysInWhichWaysRowsWouldRun() {
    assertThat(run("noise", "-include=fst", "-dry-run", "-forks=5", "-data=media.1,media.2").out())
        .contains("  Variants  #1, #2\n")
        .contains("  Data      media.1; media.2\n")
        .contains("  Results   4,")
        .contains("  Forks     5 for each result\n");
  }

  @Test
  void saysHowInputsRotate() {
    assertThat(run("-include=fst", "-dry-run", "-distinct-values=1,256").out())
        .contains("  Variants  @distinct1, @distinct256\n")
        .contains("  Values    equal copies of one rotate; 256 different ones rotate\n")
        .contains("  Results   2,");
  }

  private CliRun run(String... args) {
    return CliRun.of(services, args);
  }

  @Test
  void saysHowManyJvmsLiveAtOnce() {
    assertThat(DryRun.room(new Room(16, 11 * GIBI + GIBI / 4, true)))
        .hasValue(
            "up to 16 JVMs at once, one measures while another warms up," + " in at most 11.3 GiB");
  }

  @Test
  void saysWhereJvmsDisturbEachOther() {
    assertThat(DryRun.room(new Room(2, 2 * GIBI, false)))
        .hasValue("up to 2 JVMs at once, one works at a time, in at most 2.0 GiB");
  }

  @Test
  void saysNothingOfThisJvm() {
    assertThat(DryRun.room(new Room(12, 0, false))).isEmpty();
  }
}
