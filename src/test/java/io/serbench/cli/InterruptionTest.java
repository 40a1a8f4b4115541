package io.serbench.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.SortBy;
import io.serbench.result.Course;
import io.serbench.result.Run;
import io.serbench.run.RunRequest;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Ctrl-C does; mostly without one, by what the shutdown hook calls. */
class InterruptionTest {
  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void keepsAndPrintsWhatThereIs() throws Exception {
    Path file = directory.resolve("r.json");
    RunRequest request = request();
    RunSession session = session(file);
    services.runner.afterFirstFork = session::interrupted;
    int exit = session.finished(services.runner.run(request, session));
    Run written = services.files.get(file);
    assertThat(written.course().ending()).isEqualTo(Course.Ending.INTERRUPTED);
    assertThat(written.course().ended()).contains(FakeServices.NOW);
    assertThat(written.cells()).hasSize(1);
    assertThat(out.toString()).isEqualTo("table of 1 rows, INTERRUPTED\n");
    assertThat(err.toString())
        .isEqualTo(
            "serbench: the results are in "
                + file
                + "; to go on with the run: -resume="
                + file
                + "\n");
    assertThat(exit).isZero();
  }

  @Test
  void beforeTheFirstForkThereIsNothing() {
    session(directory.resolve("r.json")).interrupted();
    assertThat(services.files).isEmpty();
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString())
        .isEqualTo("serbench: interrupted before the first fork ended; there are no results\n");
  }

  @Test
  void theHookGoesWhenTheWorkIsDone() {
    Runnable never = () -> out.write("never");
    assertThat(Interruption.guard(() -> "done", never, never)).isEqualTo("done");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aSignalToTheJvmPrintsWhatThereIs() throws Exception {
    Path file = directory.resolve("r.json");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                BlockedRun.class.getName(),
                "-include=kryo-flat,fst",
                "-out=" + file)
            .redirectError(directory.resolve("err").toFile())
            .start();
    try (BufferedReader lines = process.inputReader(UTF_8)) {
      assertThat(lines.readLine()).isEqualTo("blocked");
      // Not process.destroy(), which closes the stream.
      process.toHandle().destroy();
      assertThat(lines.lines()).containsExactly("table of 1 rows, INTERRUPTED");
    }
    assertThat(process.waitFor()).isNotZero();
    assertThat(directory.resolve("err")).content().endsWith("-resume=" + file + "\n");
  }

  @Test
  void workThatEndsWhenItIsToldToIsNotGivenUp() {
    Interruption interruption = new Interruption(Duration.ofDays(1));
    interruption.during(() -> "done", () -> {}, () -> {});
    interruption.end(() -> out.write("stopped"), () -> out.write("given up"));
    assertThat(out.toString()).isEqualTo("stopped");
  }

  @Test
  void workThatGoesOnIsGivenUp() {
    new Interruption(Duration.ZERO).end(() -> out.write("stopped, "), () -> out.write("given up"));
    assertThat(out.toString()).isEqualTo("stopped, given up");
  }

  private RunRequest request() {
    CliRun.of(services, "-include=kryo-flat,fst", "-out=" + directory.resolve("before.json"));
    return services.runner.request.orElseThrow();
  }

  private RunSession session(Path file) {
    Console console = new Console(new PrintWriter(out), new PrintWriter(err));
    return new RunSession(
        new Context(services, console, List.of()),
        new OutputFiles(file, List.of()),
        CliRun.view(SortBy.TOTAL, false),
        Progress.QUIET);
  }
}
