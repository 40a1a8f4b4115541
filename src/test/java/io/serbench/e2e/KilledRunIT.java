package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.fork.Worker;
import io.serbench.result.CellResult;
import io.serbench.result.Course.Ending;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Kills serbench, or one of its forks, at random moments: the result file has every fork that had
 * ended, and nothing stays behind. A build tries one moment of each, {@code lab/kills.sh} many.
 */
@Thorough
class KilledRunIT {
  private static final int MOMENTS = Integer.getInteger("serbench.kills", 1);
  private static final long SEED = Long.getLong("serbench.kills.seed", System.nanoTime());

  /** The run below takes about as long. */
  private static final Duration LATEST = Duration.ofSeconds(9);

  private static Duration toEnd;

  @TempDir private Path folder;

  @BeforeAll
  static void seeHowBusyTheMachineIs(@TempDir Path elsewhere) throws Exception {
    toEnd = Duration.ofSeconds(Serbench.patience(elsewhere, 5, 2));
  }

  /** When it is killed, in milliseconds after the start; evenly spread, at random within. */
  static List<Long> moments() {
    Random random = new Random(SEED);
    long part = LATEST.toMillis() / MOMENTS;
    return IntStream.range(0, MOMENTS)
        .mapToObj(i -> i * part + (long) (random.nextDouble() * part))
        .toList();
  }

  @ParameterizedTest(name = "after {0} ms")
  @MethodSource("moments")
  void whatHadEndedIsInTheFileWhenSerbenchIsKilled(long moment) throws Exception {
    Process process = start();
    boolean ended = process.waitFor(moment, TimeUnit.MILLISECONDS);
    List<ProcessHandle> forks = process.descendants().toList();
    int known = forks();
    process.destroyForcibly().waitFor();

    assertThat(forks()).as(said()).isGreaterThanOrEqualTo(known);
    if (isBegun()) {
      Run run = Runs.read(result());
      assertThat(run.course().ending()).isEqualTo(ended ? Ending.COMPLETE : Ending.RUNNING);
    }
    assertThat(alive(forks)).as(said()).isEmpty();
    assertNothingIsLeft();
  }

  @ParameterizedTest(name = "after {0} ms")
  @MethodSource("moments")
  void otherForksGoOnWhenOneIsKilled(long moment) throws Exception {
    Process process = start();
    process.waitFor(moment, TimeUnit.MILLISECONDS);
    List<ProcessHandle> forks = process.descendants().filter(KilledRunIT::isFork).toList();
    if (!forks.isEmpty()) {
      forks.get(new Random(SEED + moment).nextInt(forks.size())).destroyForcibly();
    }
    Serbench.awaitEnd(process);

    Run run = Runs.read(result());
    assertThat(run.course().ending()).as(said()).isEqualTo(Ending.COMPLETE);
    // One row may have lost a fork, and with it the numbers if that was its only one.
    assertThat(run.cells().stream().filter(cell -> cell.failure().isPresent()).count())
        .as(said())
        .isLessThanOrEqualTo(1);
    assertThat(run.cells().stream().filter(cell -> cell.forks().isEmpty())).as(said()).isEmpty();
    assertThat(alive(forks)).as(said()).isEmpty();
    assertNothingIsLeft();
  }

  /** By Ctrl-C, or a scheduler: also before there is anything that could be interrupted. */
  @ParameterizedTest(name = "after {0} ms")
  @MethodSource("moments")
  void whoIsToldToEndDoesSoSoon(long moment) throws Exception {
    Process process = start();
    boolean ended = process.waitFor(moment, TimeUnit.MILLISECONDS);
    List<ProcessHandle> forks = process.descendants().toList();
    process.destroy();

    assertThat(process.waitFor(toEnd.toMillis(), TimeUnit.MILLISECONDS)).as(said()).isTrue();
    if (isBegun()) {
      Run run = Runs.read(result());
      assertThat(run.course().ending()).isEqualTo(ended ? Ending.COMPLETE : Ending.INTERRUPTED);
      assertThat(partial()).doesNotExist();
    }
    assertThat(alive(forks)).as(said()).isEmpty();
    assertNothingIsLeft();
  }

  /** By Ctrl-Z, for longer than a fork may be silent. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void whatWasStoppedGoesOn() throws Exception {
    long timeout = Serbench.patience(folder, 5, 2);
    Process process = start("-timeout=" + timeout);
    process.waitFor(LATEST.toMillis() / 2, TimeUnit.MILLISECONDS);
    List<ProcessHandle> all =
        Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
    signal("-STOP", all);
    TimeUnit.SECONDS.sleep(timeout + 3);
    signal("-CONT", all);
    assertThat(Serbench.awaitEnd(process)).as(said()).isZero();
    assertThat(Runs.read(result()).cells()).allMatch(cell -> cell.failure().isEmpty());
    assertThat(said()).doesNotContain("no sign of life");
  }

  private static void signal(String name, List<ProcessHandle> processes) throws Exception {
    List<String> command = new ArrayList<>(List.of("kill", name));
    processes.forEach(each -> command.add(Long.toString(each.pid())));
    new ProcessBuilder(command).start().waitFor();
  }

  private Process start(String... more) throws IOException {
    Files.createDirectories(temporary());
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-include=copy,java-manual,kryo-flat",
                "-forks=3",
                "-warmup-time=20",
                "-testRunMillis=20",
                "-seed=1",
                "-out=" + result()));
    arguments.addAll(List.of(more));
    return serbench()
        .start(
            folder.resolve("out.txt"), folder.resolve("err.txt"), arguments.toArray(String[]::new));
  }

  private Serbench serbench() {
    return Serbench.jar(folder).withOption("-Djava.io.tmpdir=" + temporary());
  }

  private Path temporary() {
    return folder.resolve("tmp");
  }

  private Path result() {
    return folder.resolve("run.json");
  }

  private Path partial() {
    return folder.resolve("run.json.partial");
  }

  private boolean isBegun() {
    return Files.exists(partial()) || Files.exists(result());
  }

  private int forks() throws Exception {
    return isBegun()
        ? Runs.read(result()).cells().stream().map(CellResult::forks).mapToInt(List::size).sum()
        : 0;
  }

  /** Before its forks, serbench starts a JVM to ask what it is; without an answer it cannot run. */
  private static boolean isFork(ProcessHandle process) {
    return process.info().commandLine().orElse("").contains(Worker.class.getName());
  }

  private static List<ProcessHandle> alive(List<ProcessHandle> processes) throws Exception {
    Instant end = Instant.now().plus(toEnd);
    while (processes.stream().anyMatch(ProcessHandle::isAlive) && Instant.now().isBefore(end)) {
      Thread.sleep(50);
    }
    return processes.stream().filter(ProcessHandle::isAlive).toList();
  }

  /** What a killed serbench could not remove, the next one does. */
  private void assertNothingIsLeft() throws Exception {
    Serbench.Answer next =
        serbench()
            .run("-include=copy", "-quick", "-forks=1", "-out=" + folder.resolve("next.json"));
    assertThat(next.exit()).as(next.err()).isZero();
    try (Stream<Path> left = Files.list(temporary())) {
      assertThat(left.filter(each -> !each.getFileName().toString().startsWith("hsperf")))
          .isEmpty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(each -> each.getFileName().toString()))
          .allMatch(
              name -> name.matches("tmp|run\\.json(\\.partial)?|next\\.json|(out|err).*\\.txt"));
    }
  }

  private String said() throws IOException {
    return "seed " + SEED + "\n" + Files.readString(folder.resolve("err.txt"));
  }
}
