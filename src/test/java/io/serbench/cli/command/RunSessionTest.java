package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.cli.console.Terminal;
import io.serbench.result.Course;
import io.serbench.result.Warning;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a run writes, says and returns. */
class RunSessionTest {
  private static final Warning BATTERY =
      new Warning(Warning.WarningKind.BATTERY, "The machine ran on battery.");
  private static final Warning DRIFT = new Warning(Warning.WarningKind.DRIFT, "It got slower.");

  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();
  private String out;

  @BeforeEach
  void nameTheResultFile() {
    out = "-out=" + directory.resolve("r.json");
  }

  @Test
  void aFailedRowIsExitCodeOne() {
    services.runner.failingRow = Optional.of("fst");
    assertThat(run("-include=kryo-flat,fst", out).exit()).isEqualTo(1);
    assertThat(run("-include=kryo-flat", out).exit()).isZero();
  }

  @Test
  void writesTheResultFileAfterEveryFork() {
    Path file = directory.resolve("r.json");
    services.runner.afterFirstFork =
        () -> {
          assertThat(services.files.get(file).course().ending()).isEqualTo(Course.Ending.RUNNING);
          assertThat(services.files.get(file).cells()).hasSize(1);
        };
    run("-include=kryo-flat,fst", out);
    assertThat(services.files.get(file).course().ending()).isEqualTo(Course.Ending.COMPLETE);
    assertThat(services.files.get(file).cells()).hasSize(2);
  }

  @Test
  void saysBeforeTheFirstForkHowMuchItIsAndHowLongItTakes() {
    services.runner.forecaster = Optional.of(services::forecast);
    assertThat(run("-include=kryo-flat,fst", out).err().lines())
        .startsWith("serbench: 2 rows, at least 6 forks: about 20 s to 3 min")
        .noneMatch(line -> line.contains("-include"));
    assertThat(run("-include=fst", "-threads=1,2", out).err().lines())
        .startsWith("serbench: 1 row, at least 6 forks: about 20 s to 3 min");
  }

  @Test
  void saysHowMuchLongerOtherProgramsMakeIt() {
    services.runner.forecaster = Optional.of(services::forecast);
    services.slowdown = 2.46;
    assertThat(run("-include=fst", out).err().lines().findFirst())
        .hasValue(
            "serbench: 1 row, at least 3 forks: about 20 s to 3 min;"
                + " 2.5 times as long as on an idle machine");
    services.slowdown = 1.2;
    assertThat(run("-include=fst", out).err()).doesNotContain("idle");
  }

  @Test
  void writesTheReportToo() {
    Path report = directory.resolve("new/report.txt");
    run("-include=fst", out, "-report=" + report);
    assertThat(report).hasContent("table of 1 rows, COMPLETE\n");
  }

  @Test
  void aFullDiskCostsTheFileButNotTheTables() {
    services.diskFull = true;
    CliRun run = run("-include=kryo-flat,fst", out);
    assertThat(run)
        .isEqualTo(
            new CliRun(
                1,
                "table of 2 rows, COMPLETE\n",
                "serbench: "
                    + directory.resolve("r.json")
                    + " cannot be written: java.io.IOException: no space left\n"));
  }

  @Test
  void warningsThatMayStopARunAreSaidOnceAndAtOnce() {
    services.runner.warnings = List.of(BATTERY, DRIFT);
    services.terminal = new Terminal(false, true, false);
    services.diskFull = true;
    services.runner.afterFirstFork = () -> services.diskFull = false;
    assertThat(run("-include=kryo-flat,fst", out).err().lines())
        .containsExactly(
            "serbench: "
                + directory.resolve("r.json")
                + " cannot be written: "
                + "java.io.IOException: no space left",
            "serbench: warning: " + BATTERY.text(),
            "serbench: warning: " + DRIFT.text());
  }

  @Test
  void theTablesSayTheOtherWarningsOnTheSameScreenOrInTheSameLog() {
    services.runner.warnings = List.of(BATTERY, DRIFT);
    for (boolean screen : new boolean[] {true, false}) {
      services.terminal = new Terminal(screen, screen, false);
      assertThat(run("-include=kryo-flat,fst", out).err().lines())
          .containsExactly(
              "serbench: warning: " + BATTERY.text(),
              "serbench: the results are in " + directory.resolve("r.json"));
    }
  }

  private CliRun run(String... args) {
    return CliRun.of(services, args);
  }
}
