package io.serbench.result;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Made-up runs for tests, whose numbers are easy to follow by hand. */
public final class Runs {
  private static final Instant START = Instant.parse("2026-11-21T09:36:56Z");
  private static final int BATCH = 10;

  private Runs() {}

  /** A run on a made-up machine. */
  public static Run run(
      Run.Ending ending, Settings settings, List<Warning> warnings, List<RowResult> rows) {
    return new Run(
        Run.FORMAT_VERSION,
        "1.0.0",
        START,
        ending == Run.Ending.RUNNING ? Optional.empty() : Optional.of(START.plusSeconds(3725)),
        ending,
        settings,
        new MachineInfo(
            "Linux 6.1",
            "amd64",
            "Example CPU 3000",
            2,
            4,
            List.of("L1d 32 KiB", "L2 1 MiB", "L3 16 MiB"),
            16L << 30),
        Optional.of(condition()),
        new JvmInfo(
            "/opt/jdk",
            17,
            "17.0.9+9",
            "OpenJDK 64-Bit Server VM",
            "Example Inc.",
            "LITTLE_ENDIAN",
            "compiler",
            List.of("-Xmx1g", "-XX:+UseParallelGC")),
        warnings,
        rows);
  }

  /** A machine that tells everything, and is fine. */
  public static MachineCondition condition() {
    return new MachineCondition(
        List.of("performance"),
        Optional.of(true),
        Optional.of(false),
        Optional.of(3.5),
        Optional.of(0.07),
        Optional.of(1.2),
        Optional.of(0.4),
        Optional.of(new Throttling(600, 0, 0)),
        Optional.of(0L));
  }

  /** A complete run with three forks a row. */
  public static Run run(List<RowResult> rows) {
    return run(Run.Ending.COMPLETE, settings(3), List.of(), rows);
  }

  public static Settings settings(int forks) {
    return new Settings(
        List.of("-include=kryo*,fst*"), 42, forks, 1000, 0.02, 12, Noise.REJECT, 1, false);
  }

  public static Tags tags(Effort effort, Format format, Structure structure, Feature... features) {
    return new Tags(effort, format, structure, List.of(features));
  }

  /** A row that has not run yet. */
  public static RowResult row(String name, Tags tags) {
    return new RowResult(
        name,
        "media.1",
        tags,
        "made up for tests",
        "org.example:" + name.replaceAll("[-/].*", "") + ":1.0",
        Optional.empty(),
        List.of());
  }

  public static RowResult on(String dataset, RowResult row) {
    return new RowResult(
        row.row(),
        dataset,
        row.tags(),
        row.description(),
        row.library(),
        row.unavailable(),
        row.forks());
  }

  public static RowResult unavailable(RowResult row, String reason) {
    return new RowResult(
        row.row(),
        row.dataset(),
        row.tags(),
        row.description(),
        row.library(),
        Optional.of(reason),
        row.forks());
  }

  /** With as many forks as totals; each phase takes a known part of the total. */
  public static RowResult measured(RowResult row, int size, double... totals) {
    RowResult result = row;
    for (double total : totals) {
      result = result.with(fork(result, size, total * 0.1, total * 0.4, total * 0.6));
    }
    return result;
  }

  /** With one more fork that failed. */
  public static RowResult failed(RowResult row, Failure.Kind kind, String cause) {
    return row.with(
        new ForkResult(
            row.forks().size() + 1,
            START,
            100,
            List.of(),
            -1,
            -1,
            Optional.empty(),
            List.of(),
            Optional.of(new Failure(kind, cause, "java.lang.Exception\n\tat made.Up"))));
  }

  private static ForkResult fork(RowResult row, int size, double create, double ser, double deser) {
    return fork(
        row,
        size,
        List.of(
            phase(Phase.CREATE, create, true),
            phase(Phase.SER, ser, true),
            phase(Phase.DESER, deser, true)));
  }

  public static ForkResult fork(RowResult row, int size, List<PhaseResult> phases) {
    return new ForkResult(
        row.forks().size() + 1,
        START.plusSeconds(row.forks().size()),
        1500,
        row.row().startsWith("fst")
            ? List.of("--add-opens=java.base/java.lang=ALL-UNNAMED")
            : List.of(),
        size,
        size / 2,
        Optional.of(250.5),
        phases,
        Optional.empty());
  }

  /** Two batches around the given nanoseconds a call. */
  public static PhaseResult phase(Phase phase, double nanos, boolean steady) {
    long batch = Math.round(nanos * BATCH);
    List<Long> batches = new ArrayList<>(List.of(batch - 5, batch + 5));
    return new PhaseResult(phase, BATCH, batches, List.of(), 12.5, steady, 48.0);
  }
}
