package io.serbench.run;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.DataProfile;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.Longs;
import io.serbench.result.MachineInfo;
import io.serbench.result.Pause;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * What an interrupted run leaves to the one that goes on with it.
 *
 * @param run as its file has it
 */
public record Resumed(Run run) {

  /** What the earlier run knows of a cell; empty where that was not part of it. */
  Optional<CellResult> cell(CellId id) {
    return run.cells().stream().filter(cell -> cell.id().equals(id)).findFirst();
  }

  /** When it began. */
  Instant started() {
    return run.course().started();
  }

  /** All its pauses, the one that ends now included. */
  List<Pause> pauses(Instant now) {
    List<Pause> pauses = new ArrayList<>(run.course().pauses());
    pauses.add(new Pause(end(), now, run.environment().condition()));
    return pauses;
  }

  /** How long it lasted, without its pauses. */
  Duration spent(Instant now) {
    return Duration.between(started(), now)
        .minus(pauses(now).stream().map(Pause::time).reduce(Duration.ZERO, Duration::plus));
  }

  /** How many forks it has. */
  int forks() {
    return run.cells().stream().mapToInt(cell -> cell.forks().size()).sum();
  }

  /** Where it was killed, the end of its last fork must do. */
  private Instant end() {
    return run.course()
        .ended()
        .orElseGet(
            () ->
                run.cells().stream()
                    .flatMap(cell -> cell.forks().stream())
                    .map(fork -> fork.started().plusMillis(fork.millis()))
                    .max(Instant::compareTo)
                    .orElse(started()));
  }

  /** What the witness read beside a fork. */
  static LongStream readings(ForkResult fork) {
    return fork.phases().stream()
        .flatMap(phase -> phase.series().witness().stream())
        .flatMapToLong(Longs::stream);
  }

  /** How long all batches of a fork took: about as long as its turns. */
  static Duration measured(ForkResult fork) {
    return Duration.ofNanos(
        fork.phases().stream()
            .map(PhaseResult::series)
            .flatMapToLong(series -> series.nanos().stream())
            .sum());
  }

  /**
   * Makes sure that what comes now is measured where the earlier part was.
   *
   * @throws ResumeException where it is not
   */
  void check(MachineInfo machine, JvmInfo jvm, List<DataProfile> data) throws ResumeException {
    same("data", ofDataAlone(run.ownData().orElse(List.of())), ofDataAlone(data));
    same("processor", run.environment().machine().processor(), machine.processor());
    same("JVM", run.environment().jvm().build(), jvm.build());
    same("JVM flags", run.environment().jvm().flags(), jvm.flags());
  }

  private static List<DataProfile> ofDataAlone(List<DataProfile> profiles) {
    return profiles.stream().map(DataProfile::ofDataAlone).toList();
  }

  private static void same(String what, Object before, Object now) throws ResumeException {
    if (!before.equals(now)) {
      throw new ResumeException(
          "the run cannot be resumed here: its %s was %s, and is %s now"
              .formatted(what, before, now));
    }
  }
}
