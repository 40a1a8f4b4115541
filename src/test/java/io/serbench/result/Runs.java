package io.serbench.result;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Role;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.Evidence.NewValues;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.JvmInfo.BlackHole;
import io.serbench.result.JvmInfo.ByteOrder;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.MachineCondition.Load;
import io.serbench.result.MachineCondition.Power;
import io.serbench.result.MachineCondition.Throttling;
import io.serbench.result.MachineCondition.Withheld;
import io.serbench.result.MachineInfo.Cache;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.MachineInfo.Signature;
import io.serbench.result.Settings.ForkRange;
import io.serbench.result.Settings.Target;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Made-up runs for tests, whose numbers are easy to follow by hand. */
public final class Runs {
  private static final Instant START = Instant.parse("2026-11-21T09:36:56Z");
  private static final int BATCH = 10;
  private static final Pattern VARIANT =
      Pattern.compile("(?<row>[\\w./-]+)(?<variant>[#@][\\w.]+)");

  private Runs() {}

  /** A run on a made-up machine. */
  public static Run run(
      Course.Ending ending, Settings settings, List<Warning> warnings, List<CellResult> cells) {
    return new Run(
        Run.FORMAT_VERSION,
        "1.0.0",
        new Course(
            START,
            ending == Course.Ending.RUNNING
                ? Optional.empty()
                : Optional.of(START.plusSeconds(3725)),
            ending,
            List.of()),
        settings,
        EnvironmentBuilder.usual().condition(Optional.of(condition())).build(),
        warnings,
        cells,
        Optional.empty());
  }

  /** The same run on a machine in this condition, in a JVM with these flags. */
  public static Run in(Run run, Optional<MachineCondition> condition, List<String> flags) {
    JvmInfo jvm = jvm();
    return run.withEnvironment(
        EnvironmentBuilder.usual()
            .condition(condition)
            .jvm(JvmInfoBuilder.of(jvm).flags(flags).build())
            .build());
  }

  /** The same run with another course and other settings. */
  public static Run of(Run run, Course course, Settings settings) {
    return RunBuilder.of(run).course(course).settings(settings).build();
  }

  /** The same run on data of a user's. */
  public static Run on(Run run, DataProfile data) {
    return RunBuilder.of(run).ownData(Optional.of(List.of(data))).build();
  }

  /** What a user's data are like: one object of a file. */
  public static DataProfile data(String dataset, String type, String file, String sha256) {
    return new DataProfile(
        dataset,
        type,
        file,
        Optional.of(sha256),
        1,
        new DataProfile.ValueContents(1, 1, 1, 0, 1, 0, OptionalLong.of(9), false),
        Optional.empty(),
        Optional.empty());
  }

  /** The same, made of these inputs. */
  public static Environment of(Environment place, Environment.Provenance inputs) {
    return EnvironmentBuilder.of(place).inputs(Optional.of(inputs)).build();
  }

  public static MachineInfo machine() {
    return new MachineInfo(
        "Linux 6.1",
        new Processor(
            Optional.of("Example CPU 3000"),
            Optional.of(new Signature("25", "17", "1")),
            "amd64",
            2,
            4,
            List.of(
                new Cache("L1d", 32 << 10), new Cache("L2", 1 << 20), new Cache("L3", 16 << 20))),
        OptionalLong.of(16L << 30));
  }

  public static JvmInfo jvm() {
    return new JvmInfo(
        new JvmBuild("OpenJDK 64-Bit Server VM", "Example Inc.", 17, "17.0.9+9"),
        "/opt/jdk",
        ByteOrder.LITTLE_ENDIAN,
        BlackHole.COMPILER,
        List.of("-Xmx1g", "-XX:+UseParallelGC"),
        Optional.empty());
  }

  /** The same of another feature version. */
  public static JvmInfo jvm(int feature) {
    JvmInfo usual = jvm();
    return JvmInfoBuilder.of(usual)
        .jdk(new JvmBuild("OpenJDK 64-Bit Server VM", "Example Inc.", feature, feature + ".0.1+1"))
        .build();
  }

  /** A machine that tells everything, and is fine. */
  public static MachineCondition condition() {
    return new MachineCondition(
        new Power(List.of("performance"), Optional.of(true), Optional.of(false)),
        new Load(OptionalDouble.of(0.07), OptionalDouble.of(1.2)),
        new Withheld(
            OptionalDouble.of(3.5), Optional.of(new Throttling(600, 0, 0)), OptionalDouble.of(0.4)),
        OptionalLong.of(0),
        List.of());
  }

  /** A complete run with three forks a row. */
  public static Run run(List<CellResult> rows) {
    return run(Course.Ending.COMPLETE, settings(3), List.of(), rows);
  }

  public static Settings settings(int forks) {
    return settings(forks, 1000, 1);
  }

  /** To 2 % in 12 s, or with a fixed number of forks. */
  public static Settings settings(int least, int most, int copies) {
    return new Settings(
        List.of("-include=kryo*,fst*"),
        42,
        new ForkRange(least, most),
        most > least ? Optional.of(new Target(0.02, 12)) : Optional.empty(),
        Noise.REJECT,
        copies,
        false,
        false);
  }

  public static Tags tags(Effort effort, Format format, Structure structure, Feature... features) {
    return new Tags(effort, format, structure, List.of(features), List.of());
  }

  /** The same of a row that plays a part in reports. */
  public static Tags playing(Role role, Tags tags) {
    return new Tags(tags.effort(), tags.format(), tags.structure(), tags.features(), List.of(role));
  }

  /** The row with other information about it. */
  public static CellResult with(CellResult row, RowInfo info) {
    return new CellResult(row.id(), info, row.unavailable(), row.forks(), row.from());
  }

  /** The information with other tags. */
  public static RowInfo with(RowInfo info, Tags tags) {
    return new RowInfo(
        tags, info.description(), info.library(), info.libraryFile(), info.parts(), info.from());
  }

  /**
   * A row that has not run yet.
   *
   * @param name with its variant where it has one: {@code fst#2}
   */
  public static CellResult row(String name, Tags tags) {
    Matcher variant = VARIANT.matcher(name);
    boolean named = variant.matches();
    CellId id =
        new CellId(
            named ? variant.group("row") : name,
            named ? Optional.of(variant.group("variant")) : Optional.empty(),
            new Workload("media.1", Usage.DEFAULT));
    String library = "org.example:" + id.row().replaceAll("[-/].*", "") + ":1.0";
    return new CellResult(id, info(tags, library), Optional.empty(), List.of(), List.of());
  }

  /** One of serbench's own rows, with the library that it brings. */
  public static RowInfo info(Tags tags, String library) {
    return new RowInfo(
        tags, "made up for tests", library, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** The information with another version of the library, from a jar of the user's. */
  public static RowInfo with(RowInfo info, String version, HashedFile file) {
    return new RowInfo(
        info.tags(), info.description(), version, Optional.of(file), info.parts(), info.from());
  }

  public static CellResult on(String dataset, CellResult row) {
    return on(new Workload(dataset, Usage.DEFAULT), row);
  }

  public static CellResult on(Workload workload, CellResult row) {
    CellId id = new CellId(row.id().row(), row.id().variant(), workload);
    return new CellResult(id, row.info(), row.unavailable(), row.forks(), List.of());
  }

  /** Byte arrays and virtual threads. */
  public static Usage virtualThreads(int threads) {
    return new Usage(Transport.ARRAY, OptionalInt.of(1), threads, false, true);
  }

  public static CellResult unavailable(CellResult row, String reason) {
    return new CellResult(row.id(), row.info(), Optional.of(reason), row.forks(), List.of());
  }

  /** With as many forks as totals; each phase takes a known part of the total. */
  public static CellResult measured(CellResult row, int size, double... totals) {
    CellResult result = row;
    for (double total : totals) {
      result = result.withFork(fork(result, size, total * 0.1, total * 0.4, total * 0.6));
    }
    return result;
  }

  /** With one more fork that failed. */
  public static CellResult failed(CellResult row, Failure.Mode kind, String cause) {
    return row.withFork(
        new ForkResult(
            row.forks().size() + 1,
            START,
            100,
            List.of(),
            Optional.empty(),
            OptionalDouble.empty(),
            List.of(),
            Optional.empty(),
            Optional.of(Failure.of(kind, cause, "java.lang.Exception\n\tat made.Up"))));
  }

  /** Of an honest row, as a fork saw it that had messages of another to read. */
  public static final Evidence EVIDENCE =
      new Evidence(
          9,
          new Evidence.Read(64, false),
          Optional.of(new NewValues(64, true, 1500, 1450, 1300, 1200)),
          Optional.of(new NewValues(64, true, 900.5, 880, 870, 860)),
          OptionalDouble.of(0),
          OptionalDouble.of(0.71),
          OptionalDouble.of(0.9998),
          List.of(new Evidence.Pace(Phase.SER, OptionalDouble.of(1.04), OptionalDouble.of(1.7))),
          List.of());

  private static ForkResult fork(
      CellResult row, int size, double create, double ser, double deser) {
    return fork(
        row,
        size,
        List.of(
            phase(Phase.CREATE, create, true),
            phase(Phase.SER, ser, true),
            phase(Phase.DESER, deser, true)));
  }

  public static ForkResult fork(CellResult row, int size, List<PhaseResult> phases) {
    return new ForkResult(
        row.forks().size() + 1,
        START.plusSeconds(row.forks().size()),
        1500,
        row.id().row().startsWith("fst")
            ? List.of("--add-opens=java.base/java.lang=ALL-UNNAMED")
            : List.of(),
        Optional.of(
            new EncodedSizes(
                size, size / 2, Optional.empty(), OptionalInt.empty(), Optional.empty())),
        OptionalDouble.of(250.5),
        phases,
        Optional.of(EVIDENCE),
        Optional.empty());
  }

  /** Two batches around the given nanoseconds a call. */
  public static PhaseResult phase(Phase phase, double nanos, boolean steady) {
    long batch = Math.round(nanos * BATCH);
    List<Long> batches = new ArrayList<>(List.of(batch - 5, batch + 5));
    return MadeUpPhase.of(phase, batches).batch(BATCH).warmUp(12.5, steady).allocated(48).result();
  }

  /** Writes a result file without summaries. */
  public static void write(Run run, Path file) throws IOException {
    ResultFile.write(run, Map.of(), file);
  }

  /** Reads a result file, whatever is wrong with a partial one. */
  public static Run read(Path file) throws ResultFile.ResultFileException {
    return ResultFile.read(file, warning -> {});
  }
}
