package io.serbench.cli.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.check.Trial;
import io.serbench.cli.BlockedRun;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.cli.command.ResumeOptions;
import io.serbench.cli.command.RunSession;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.OutputFiles;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.report.SortBy;
import io.serbench.result.Course;
import io.serbench.result.Run;
import io.serbench.run.RunRequest;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Ctrl-C does; mostly without one, by what the shutdown hook calls. */
class InterruptionTest {
  /** For a JVM in another folder. */
  private static final String CLASS_PATH =
      Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(entry -> Path.of(entry).toAbsolutePath().toString())
          .collect(Collectors.joining(File.pathSeparator));

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
    ExitCode exit = session.finished(services.runner.run(request, session));
    Run written = services.files.get(file);
    assertThat(written.course().ending()).isEqualTo(Course.Ending.INTERRUPTED);
    assertThat(written.course().ended()).contains(FakeServices.NOW);
    assertThat(written.cells()).hasSize(1);
    assertThat(out.toString()).isEqualTo("table of 1 rows, INTERRUPTED\n");
    assertThat(err.toString())
        .isEqualTo(
            "serbench: the results are in " + file + "; to resume the run: -resume=" + file + "\n");
    assertThat(exit).isEqualTo(ExitCode.OK);
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
  void theHookGoesWhenTheCommandIsOver() {
    Runnable never = () -> out.write("never");
    try (Interruption interruption = new Interruption()) {
      assertThat(interruption.guard(() -> "done", never, never)).isEqualTo("done");
    }
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aSignalToTheJvmPrintsWhatThereIs() throws Exception {
    Path file = directory.resolve("r.json");
    Process process = blocked("-include=kryo-flat,fst", "-out=" + file);
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
  void aSignalWhileDataAreLookedAtLeavesNothingBehindAndBeginsNothing() throws Exception {
    Path data = Files.writeString(directory.resolve("bills.json"), "{}");
    Process process = blocked("-include=kryo-flat,fst", data.toString());
    try (BufferedReader lines = process.inputReader(UTF_8)) {
      assertThat(lines.readLine()).isEqualTo("blocked");
      assertThat(directory.resolve("output")).isNotEmptyDirectory();
      process.toHandle().destroy();
      assertThat(lines.lines()).isEmpty();
    }
    assertThat(process.waitFor()).isNotZero();
    assertThat(directory.resolve("err")).content().isEqualTo("serbench: interrupted\n");
    assertThat(directory.resolve("output")).isEmptyDirectory();
  }

  private Process blocked(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", CLASS_PATH, BlockedRun.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectError(directory.resolve("err").toFile())
        .start();
  }

  @Test
  void workThatEndsWhenItIsToldToIsNotGivenUp() throws InterruptedException {
    CountDownLatch told = new CountDownLatch(1);
    Runnable stop =
        () -> {
          out.write("stopped");
          told.countDown();
        };
    Thread hook;
    try (Interruption interruption = new Interruption(Duration.ofDays(1))) {
      hook = new Thread(interruption::end);
      interruption.guard(
          () -> {
            hook.start();
            return isOver(told);
          },
          stop,
          () -> out.write("given up"));
    }
    hook.join();
    assertThat(out.toString()).isEqualTo("stopped");
  }

  @Test
  void workThatGoesOnIsGivenUp() {
    try (Interruption interruption = new Interruption(Duration.ZERO)) {
      interruption.guard(
          () -> told(interruption), () -> out.write("stopped, "), () -> out.write("given up"));
    }
    assertThat(out.toString()).isEqualTo("stopped, given up");
  }

  @Test
  void nothingIsBegunAfterwards() {
    Runnable never = () -> out.write("never");
    try (Interruption interruption = new Interruption(Duration.ZERO)) {
      interruption.end();
      assertThatThrownBy(() -> interruption.guard(() -> told(interruption), never, never))
          .isInstanceOf(Interruption.InterruptedCommandException.class);
    }
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void whatAJvmFailsAtThatWasKilledIsNotSaid() {
    try (Interruption interruption = new Interruption(Duration.ZERO)) {
      assertThatThrownBy(() -> interruption.guard(() -> killed(interruption), () -> {}, () -> {}))
          .isInstanceOf(Interruption.InterruptedCommandException.class);
    }
    try (Interruption interruption = new Interruption(Duration.ZERO)) {
      assertThatThrownBy(() -> interruption.guard(InterruptionTest::broken, () -> {}, () -> {}))
          .isInstanceOf(JvmException.class);
    }
  }

  private static boolean killed(Interruption interruption) {
    interruption.end();
    return broken();
  }

  private static boolean broken() {
    throw new JvmException("it does not start");
  }

  @Test
  void halfOfATrialsResultsAreNone() {
    Trial<String> trial =
        new Trial<>() {
          @Override
          public List<String> run(RunRequest request, Consumer<String> onKnown) {
            return List.of("half");
          }

          @Override
          public void interrupt() {
            out.write("stopped");
          }
        };
    RunRequest request = request();
    try (Interruption interruption = new Interruption(Duration.ZERO)) {
      assertThat(interruption.guard(trial, request, half -> {})).containsExactly("half");
      Trial<String> interrupted = interruptedBy(interruption, trial);
      assertThatThrownBy(() -> interruption.guard(interrupted, request, half -> {}))
          .isInstanceOf(Interruption.InterruptedCommandException.class);
    }
    assertThat(out.toString()).isEqualTo("stopped");
  }

  private static Trial<String> interruptedBy(Interruption interruption, Trial<String> trial) {
    return new Trial<>() {
      @Override
      public List<String> run(RunRequest request, Consumer<String> onKnown) {
        interruption.end();
        return trial.run(request, onKnown);
      }

      @Override
      public void interrupt() {
        trial.interrupt();
      }
    };
  }

  private static boolean told(Interruption interruption) {
    interruption.end();
    return true;
  }

  private static boolean isOver(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private RunRequest request() {
    CliRun.of(services, "-include=kryo-flat,fst", "-out=" + directory.resolve("before.json"));
    return services.runner.request.orElseThrow();
  }

  private RunSession session(Path file) {
    Console console = new Console(new PrintWriter(out), new PrintWriter(err));
    return new RunSession(
        new Context(services, console, List.of(), new Interruption()),
        new OutputFiles(file, List.of()),
        CliRun.view(SortBy.TOTAL, false),
        new ResumeOptions.Loading(List.of(), List.of()),
        forecast -> forecast);
  }
}
