package io.serbench.protocol;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Origin;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.compress.Compression;
import io.serbench.compress.Compression.Algorithm;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.dataset.types.Member;
import io.serbench.measure.Timing;
import io.serbench.protocol.FromFork.KeptMemory;
import io.serbench.protocol.FromFork.ListedRow;
import io.serbench.protocol.FromFork.StartUp;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.HostileMessages;
import io.serbench.protocol.FromParent.Job;
import io.serbench.protocol.FromParent.RowTasks;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Preparation.WarmPhase;
import io.serbench.protocol.Slices.Slice;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.result.CallProfile;
import io.serbench.result.CellProfile;
import io.serbench.result.DataProfile;
import io.serbench.result.Evidence;
import io.serbench.result.Evidence.NewValues;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.Apart;
import io.serbench.result.PhaseResult.Garbage;
import io.serbench.result.PhaseResult.VirtualThreads;
import io.serbench.result.PhaseResult.WarmUp;
import io.serbench.result.Traffic;
import io.serbench.result.Traffic.TypeProfile;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.run.Method.Preset;
import io.serbench.serializer.Transport;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** One of each thing that can be said, and more where parts of it are optional. */
public final class Messages {
  private static final Failure FAILURE =
      Failure.of(Failure.Mode.LINKAGE, "opening: Łukasz ∑ \uD83D\uDE00", "a\n\tb\u0000c");
  private static final Workload USUAL = new Workload("media.1", Usage.DEFAULT);
  private static final Workload UNUSUAL =
      new Workload("my data", new Usage(Transport.STREAM, OptionalInt.of(7), 3, true, true));

  /** A data set. */
  public static final Recipe DATA =
      DatasetSource.embedded("media.1", MediaFamily.TYPE).packed().recipe();

  /** What a fork saw. */
  public static final Testimony TESTIMONY =
      new Testimony(
          new Evidence(
              9,
              new Evidence.Read(64, true),
              Optional.of(new NewValues(64, true, 5, 4, 3, 2)),
              Optional.of(new NewValues(1, false, 0, 0, 0, 0.5)),
              OptionalDouble.of(0.01),
              OptionalDouble.empty(),
              OptionalDouble.empty(),
              List.of(new Evidence.Pace(Phase.SER, OptionalDouble.of(1.5), OptionalDouble.empty())),
              List.of("it is wrong")),
          List.of(new Written(65_536, Bytes.of(new byte[] {1, -1}))));

  private static final Bytes ZEROS = Bytes.of(new byte[3]);

  private static final HostileMessages HOSTILE =
      new HostileMessages(
          List.of(new DatasetRecipe("media.1", DATA)),
          1,
          2000,
          List.of(new HostileMessages.Forged(Forgery.CANARY_AS_ROOT, ZEROS)),
          List.of(Bytes.of(new byte[] {1, 2})));
  private static final Attempt ATTEMPT =
      new Attempt(
          new Attempt.Sent(17, "media.1@text", "2^31-1 as varint at 3", 303, true),
          Attempt.Effect.ALTERED,
          new Attempt.Cost(1, 2, 3),
          "said",
          List.of("it was made"),
          "afterwards");

  private static final Opener CLOSED =
      (row, type) -> {
        throw new AssertionError(row);
      };

  private Messages() {}

  /** A row with all that rows may have. */
  private static Row row() {
    return Row.named("acme/fast")
        .alias("acme")
        .tags(
            Effort.CLASSES_KNOWN,
            Format.BIN_CROSSLANG,
            Structure.FULL_GRAPH,
            Feature.LAZY,
            Feature.CYCLES)
        .plays(Role.LADDER)
        .description("fast")
        .library(new LibraryInfo("Acme", List.of("a:b:1", "a:c"), "MIT", "https://acme.example/"))
        .settings("all")
        .calls("so", "https://acme.example/speed")
        .opens("java.base/java.lang")
        .usesUnsafe()
        .only("media", "user")
        .without("no maps", "user")
        .without(Transport.TEXT, "no texts", "media")
        .also(Transport.TEXT, Transport.DIRECT)
        .threadSafe()
        .requires(new Requirement("com.acme.Acme", "bring it"))
        .ownJars("com.caucho:hessian")
        .opensWith(CLOSED)
        .from(
            new Origin(
                Optional.of("com.acme.Rows"), Optional.of(Path.of("acme.jar").toAbsolutePath())));
  }

  private static DatasetRecipe named(Optional<Path> file) {
    return new DatasetRecipe("media.1", new Recipe.Named(file, new FileReading(true, true)));
  }

  private static FromParent inspect(String dataset, Recipe recipe) {
    return new FromParent.Inspect(new DatasetRecipe(dataset, recipe));
  }

  private static Job job(Traffic traffic) {
    return new Job(
        "", USUAL, DATA, List.of(), Preset.DEFAULT.timing(), traffic, List.of(), Optional.empty());
  }

  static Stream<FromParent> fromParent() {
    return Stream.of(
        job(Traffic.DEFAULT),
        new Job(
            "json/jackson/databind",
            UNUSUAL,
            DATA,
            List.of(Phase.values()),
            new Timing(Integer.MAX_VALUE, 0.1, -1, Long.MAX_VALUE),
            new Traffic(Integer.MAX_VALUE, TypeProfile.MIXED)
                .withCompression(new Compression(Algorithm.ZSTD, OptionalInt.of(19))),
            List.of(new DatasetRecipe("user", DATA), new DatasetRecipe("struct", DATA)),
            Optional.of(named(Optional.empty()))),
        job(Traffic.DEFAULT.withCompression(new Compression(Algorithm.SNAPPY))),
        new FromParent.Profile(
            job(Traffic.DEFAULT), true, false, new FromParent.Launch(List.of("-XX:+Some"), 1)),
        new Turn(List.of(), 0, 0, 0, Double.MAX_VALUE),
        new Turn(List.of(Phase.SER), 1, 2, 3, 4.5),
        new FromParent.Finish(true, List.of()),
        new FromParent.Finish(false, TESTIMONY.written()),
        new FromParent.ReadWitness(0),
        new FromParent.ReadWitness(2_500_000),
        new FromParent.Examine(List.of(), Optional.empty()),
        new FromParent.Examine(
            List.of(
                new RowTasks("row", List.of()),
                new RowTasks(
                    "same", List.of(new Task.RoundTrip(named(Optional.empty()), Transport.ARRAY))),
                new RowTasks(
                    "other",
                    List.of(
                        new Task.RoundTrip(named(Optional.empty()), Transport.STREAM),
                        new Task.RoundTrip(
                            named(Optional.of(Path.of("file").toAbsolutePath())),
                            Transport.TEXT)))),
            Optional.empty()),
        new FromParent.Examine(
            List.of(
                new RowTasks(
                    "row",
                    List.of(
                        new Task.WriteJson(new DatasetRecipe("Order.order", DATA), OwnType.JSON),
                        new Task.WriteVersion(),
                        new Task.ReadVersion(Version.ADDED, List.of()),
                        new Task.ReadVersion(
                            Version.REMOVED, List.of(ZEROS, Bytes.of(new byte[0]))),
                        new Task.Trait(Feature.CYCLES),
                        new Task.ReadRewritten(WriterSchema.WITHOUT_TITLE),
                        new Task.Forge(Forgery.CYCLE),
                        new Task.Fetch(HOSTILE, List.of(3, 5)),
                        new Task.WriteData(new DatasetRecipe("media.1", DATA)),
                        new Task.ReadBuild(new DatasetRecipe("media.1", DATA), List.of(ZEROS)),
                        new Task.ReadData(
                            new DatasetRecipe("record", new Recipe.OfMember(Member.RECORD)),
                            List.of(ZEROS))))),
            Optional.of(
                new Evolving(
                    "Order.order",
                    Optional.of(DATA),
                    Map.of(
                        "com.acme.Order",
                        new Evolving.Change("itemAddedLater", Optional.of("note")))))),
        new FromParent.SendHostile("kryo-flat", HOSTILE, 17),
        new FromParent.Start(
            "kryo-flat", new DatasetRecipe("media.1", DATA), 600, FromParent.Launch.USUAL),
        new FromParent.Start(
            "fst",
            new DatasetRecipe("media.1", DATA),
            50,
            new FromParent.Launch(List.of("-XX:AOTCacheOutput=a b"), 60)),
        new FromParent.Keep(
            "fst",
            new DatasetRecipe("media-list", DATA),
            new DatasetRecipe("media-list.10M", DATA)),
        new FromParent.TryHeap(
            "fst",
            new DatasetRecipe("users.10M", DATA),
            UNUSUAL.usage(),
            new FromParent.Launch(List.of("-Xmx64m"), 1)),
        new FromParent.ListRows("com.acme.Rows$Nested"),
        inspect("media.1", DATA),
        inspect(
            "Order.order",
            new Recipe.JsonFile(
                OwnType.of("com.acme.Order"),
                "order.json",
                Bytes.of(new byte[] {1, 2}),
                new FileReading(true, false))),
        inspect(
            "json.order",
            new Recipe.JsonFile(
                OwnType.JSON, "order.json", Bytes.of(new byte[0]), new FileReading(false, true))),
        inspect(
            "Order.generated", new Recipe.Drawn(OwnType.of("a.Order"), -1, 16, OptionalInt.of(3))),
        inspect(
            "Order.emptied",
            new Recipe.Emptied(
                new Recipe.JsonFile(
                    OwnType.of("com.acme.Order"),
                    "order.json",
                    Bytes.of(new byte[] {1, 2}),
                    new FileReading(true, false)),
                "lines.note")),
        inspect("record", new Recipe.OfMember(Member.RECORD)),
        new FromParent.DumpThreads());
  }

  /** A phase whose calls are in a loop, without figures of garbage or virtual threads. */
  public static WarmPhase warm(
      Phase phase, int batch, int values, WarmUp warmUp, OptionalDouble allocatedBytes) {
    return new WarmPhase(
        phase, batch, values, warmUp, 1, allocatedBytes, Optional.empty(), Optional.empty());
  }

  private static FromFork inspected(
      Optional<String> sha256, OptionalLong jsonBytes, Optional<String> reading) {
    DataProfile profile =
        new DataProfile(
            "Order.order",
            "com.acme.Order",
            "order.json",
            sha256,
            3,
            new DataProfile.ValueContents(1, 2, 3, 4, 5, 6, jsonBytes, true),
            reading,
            Optional.empty());
    return new FromFork.Inspected(Optional.of(profile), "");
  }

  static Stream<FromFork> fromChild() {
    return Stream.of(
        new FromFork.Profiled(
            CellProfile.Profiler.JFR_CPU_TIME,
            List.of(
                new CallProfile(
                    Phase.SER,
                    CallProfile.What.ALLOCATORS,
                    300,
                    0,
                    0.5,
                    List.of(new CallProfile.CodePlace("a.B.c", CallProfile.Owner.JDK, 0.25)),
                    List.of(new CallProfile.Owned(CallProfile.Owner.JDK, 1)))),
            List.of(new FromFork.Profiled.Sheet("ser.cpu.html", Bytes.of(new byte[] {1, -1})))),
        new FromFork.Hello("token"),
        new FromFork.Began("warming up ser"),
        new FromFork.Alive(),
        new Preparation(
            new EncodedSizes(
                1,
                2,
                Optional.of(new EncodedSizes.SizeRange(3, 4, 5)),
                OptionalInt.of(6),
                Optional.of("zstd-jni")),
            3.5,
            List.of(),
            4.5),
        new Preparation(
            new EncodedSizes(
                Integer.MAX_VALUE, 0, Optional.empty(), OptionalInt.empty(), Optional.empty()),
            0,
            List.of(
                warm(
                    Phase.SER,
                    100,
                    1,
                    new WarmUp(200.5, true, Optional.empty()),
                    OptionalDouble.of(48)),
                new WarmPhase(
                    Phase.MESSAGE,
                    1,
                    1,
                    new WarmUp(0, true, Optional.empty()),
                    0.25,
                    OptionalDouble.of(1),
                    Optional.of(new Garbage(Long.MAX_VALUE, 2, 3)),
                    Optional.of(new VirtualThreads(9, 8, -7, Long.MAX_VALUE, 5))),
                warm(
                    Phase.DESER,
                    1,
                    1000,
                    new WarmUp(0, false, Optional.of(new Apart(18, 0.5))),
                    OptionalDouble.empty())),
            1e300),
        new Slices(List.of(), -2, -1, 0),
        new Slices(
            List.of(
                new Slice(
                    Phase.CREATE, 9, Longs.NONE, Longs.NONE, Longs.of(0), Optional.empty(), true),
                new Slice(
                    Phase.SER,
                    Long.MAX_VALUE,
                    Longs.of(1, 2),
                    Longs.of(0, 3),
                    Longs.of(4, 5, 6),
                    Optional.of(Longs.of(7, 8)),
                    false)),
            6,
            7,
            8),
        TESTIMONY,
        new FromFork.WitnessReadings(Longs.NONE),
        new FromFork.WitnessReadings(Longs.of(300_000, 0, Long.MAX_VALUE)),
        TaskAnswer.fine(),
        new TaskAnswer(TaskOutcome.WRONG, "wrong", List.of(ZEROS, Bytes.of(new byte[0]))),
        new FromFork.RowList(List.of()),
        new FromFork.RowList(
            List.of(ListedRow.of(row()), ListedRow.of(Row.named("plain").opensWith(CLOSED)))),
        inspected(Optional.of("ab01"), OptionalLong.of(Long.MAX_VALUE), Optional.empty()),
        inspected(
            Optional.of("ab01"),
            OptionalLong.of(7),
            Optional.of("values coerced (first: $.total in line 2, string to BigDecimal)")),
        inspected(Optional.empty(), OptionalLong.empty(), Optional.empty()),
        new FromFork.Inspected(Optional.empty(), "line 1\nline 2"),
        ATTEMPT.sent(),
        ATTEMPT,
        new StartUp(300, 12.5, 373, -1, new StartUp.Warming(100.5, 700, true)),
        new KeptMemory(-512, Optional.of(new KeptMemory.Large(1, 2, 3, 4)), ""),
        new FromFork.AllSent(16_000_001),
        new FromFork.HeapSuffices(10_000_000_000L, 12),
        new KeptMemory(7, Optional.empty(), "media-list.10M: too large"),
        new FromFork.Done(Optional.empty()),
        new FromFork.Done(Optional.of(FAILURE)),
        new FromFork.ThreadDump("\"main\"\n    at a.b\n"));
  }
}
