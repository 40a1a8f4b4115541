package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.catalog.Threading;
import io.serbench.compress.Codec;
import io.serbench.compress.Compression;
import io.serbench.dataset.Dataset;
import io.serbench.fork.Inspection.Accounts;
import io.serbench.fork.Inspection.Called;
import io.serbench.measure.BatchTimer;
import io.serbench.measure.Clock;
import io.serbench.measure.GarbageMeter;
import io.serbench.measure.Operation;
import io.serbench.measure.Samples;
import io.serbench.measure.SharedProfiles;
import io.serbench.measure.Team;
import io.serbench.measure.Warmup;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Finish;
import io.serbench.protocol.FromParent.Job;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Slices;
import io.serbench.protocol.Slices.Slice;
import io.serbench.protocol.Testimony;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.Apart;
import io.serbench.result.PhaseResult.Garbage;
import io.serbench.result.PhaseResult.VirtualThreads;
import io.serbench.result.PhaseResult.WarmUp;
import io.serbench.result.Usage;
import io.serbench.serializer.Serializer;
import io.serbench.witness.Witness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** A row that is opened, checked and warmed up once, then measured in turns, and checked again. */
final class MeasuredRow implements AutoCloseable {
  /** Of a slice; of longer batches a slice has too few to look at one between them. */
  private static final double LARGEST_PART = 0.25;

  /** On average; a look takes as long as three batches. */
  private static final int SLICES_PER_LOOK = 9;

  private static final int REWARM_PART = 4; // Of the time before a slice.
  private static final long REWARM_NANOS = 5_000_000;

  private final Job job;
  private final Consumer<String> onStep;
  private final Runnable signOfLife;
  private final OpenRow<?> row;
  private final double firstMillis;
  private final MixedProfile profile;
  private final Optional<OtherWork> between; // Empty for calls in a loop.
  private final BatchTimer timer;
  private final Team team;
  private List<Phases> threads = List.of(); // Empty until they are warmed up.
  private final Map<Phase, Operation.Warm> warm = new EnumMap<>(Phase.class);
  private final Map<Phase, Integer> timed = new EnumMap<>(Phase.class);
  private final Inspection inspection;
  private final RandomGenerator random = RandomGenerator.getDefault();
  private final List<Integer> alone; // Numbers of threads whose row is called on new values.
  private int size; // Of the published value's message, in bytes.

  private record OpenRow<T>(
      Row row,
      Dataset<T> dataset,
      Inputs<T> inputs,
      Serializer<T, Object> serializer,
      Optional<Compression> compression) {
    Optional<String> check(Usage usage) throws Exception {
      // What a program sees was compared before anything was measured.
      return RoundTripProbe.check(
          row, compressed(serializer), dataset, inputs, usage.transport(), false);
    }

    /** Returns the phases of each thread, which has its own serializer unless all share one. */
    List<Phases> phases(Usage usage) throws Exception {
      List<Phases> phases = new ArrayList<>();
      phases.add(Phases.of(row, compressed(serializer), dataset, inputs, usage));
      while (phases.size() < usage.timedThreads()) {
        Serializer<T, Object> next =
            usage.shared() ? serializer : RoundTripProbe.open(row, dataset.type());
        phases.add(Phases.of(row, compressed(next), dataset, inputs, usage));
      }
      return phases;
    }

    VirtualProbe<T> virtual(Runnable signOfLife) {
      return new VirtualProbe<>(
          dataset,
          inputs.values(),
          Threading.of(row).instances(),
          () -> compressed(RoundTripProbe.open(row, dataset.type())),
          signOfLife);
    }

    /** Returns the serializer with its own compressor, since threads cannot share one. */
    Serializer<T, Object> compressed(Serializer<T, Object> plain) {
      return compression
          .<Serializer<T, Object>>map(with -> new CompressedSerializer<>(plain, Codec.of(with)))
          .orElse(plain);
    }
  }

  /** Opens a row and those called between its timed calls, and times its first calls. */
  <T> MeasuredRow(
      Row row,
      List<Row> between,
      Job job,
      Dataset<T> dataset,
      Accounts accounts,
      Consumer<String> onStep,
      Runnable signOfLife)
      throws Exception {
    this.job = job;
    this.inspection = new Inspection(row, accounts);
    this.onStep = onStep;
    this.signOfLife = signOfLife;
    onStep.accept("opening");
    long start = Clock.SYSTEM.nanos();
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    serializer.deserialize(serializer.serialize(serializer.create(dataset.value())));
    this.firstMillis = (Clock.SYSTEM.nanos() - start) / 1e6;
    onStep.accept("calling shared methods");
    SharedProfiles.settle();
    Usage usage = job.workload().usage();
    // No row is to know that it is not one of these.
    this.alone =
        usage.timedThreads() == 1
            ? List.of(0)
            : List.of(0, 1 + random.nextInt(usage.timedThreads() - 1));
    Inputs<T> inputs = Inputs.of(dataset, job.traffic(), usage.timedThreads());
    this.profile = MixedProfile.of(row, usage.transport(), job.company(), Clock.SYSTEM, onStep);
    profile.drive();
    this.row = new OpenRow<>(row, dataset, inputs, serializer, job.traffic().compression());
    if (job.message().isPresent()) {
      onStep.accept("opening what runs between calls");
      this.between =
          Optional.of(
              OtherWork.of(
                  job.traffic().between().orElseThrow(), between, job.message().get().make()));
    } else {
      this.between = Optional.empty();
    }
    Witness witness = new Witness(Clock.SYSTEM::nanos);
    long best = witness.warmUp();
    this.timer = new BatchTimer(Clock.SYSTEM, witness, best, signOfLife);
    this.team = new Team(usage.timedThreads());
    accounts.others().exclude(team.helpers());
    this.between.ifPresent(
        work -> {
          accounts.others().exclude(work.helpers());
          accounts.channels().ignoreWritten();
        });
  }

  Optional<Failure> check(String when) throws Exception {
    String name = "round trip " + when + " timing";
    onStep.accept(name);
    Optional<String> wrong = row.check(job.workload().usage());
    boolean decodes = !RoundTripProbe.decodesNothing(row.row());
    for (Phases thread : threads) {
      wrong = wrong.isEmpty() && decodes ? thread.check() : wrong;
    }
    return wrong.map(what -> Failure.of(Failure.Mode.ROUND_TRIP, name + ": " + what));
  }

  Preparation prepare() throws Exception {
    tenure();
    onStep.accept("encoding");
    threads = row.phases(job.workload().usage());
    Warmup warmup = new Warmup(timer, job.timing(), profile::share);
    if (between.isPresent()) {
      onStep.accept("warming up what runs between calls");
      warmup.ofWork(between.get());
    }
    List<Preparation.WarmPhase> phases = new ArrayList<>();
    // Those by which rows are compared come first. The others, parts of them, then warm up quickly.
    Comparator<Phase> order = Comparator.comparing(phase -> !phase.isHeadline());
    for (Phase phase : job.phases().stream().sorted(order).toList()) {
      onStep.accept("warming up " + phase.label());
      List<Operation> operations = new ArrayList<>();
      for (Phases thread : threads) {
        operations.add(thread.operation(phase));
      }
      Operation operation = team.together(operations);
      Operation.Warm warmed =
          phase.isHeadline() ? warmup.of(operation) : warmup.brieflyOf(operation);
      Operation.Warm timed = between.isPresent() ? warmup.apart(warmed, between.get()) : warmed;
      warm.put(phase, timed);
      phases.add(
          new Preparation.WarmPhase(
              phase,
              timed.batch(),
              threads.get(0).values(phase),
              new WarmUp(timed.warmupMillis(), timed.steady(), apart(timed, warmed)),
              timed.timedPart(),
              warmed.allocatedBytes(),
              garbage(phase, warmed),
              virtual(phase)));
    }
    onStep.accept("encoding in the timed loop");
    EncodedSizes encoded =
        Sizes.of(
            threads.get(0).encodings(loop(Phase.SER)),
            row.inputs().distinct(),
            row.compression().map(Codec::of));
    size = encoded.size();
    tenure();
    return new Preparation(encoded, firstMillis, phases, timer.bestReading());
  }

  /** Returns the loop that times a phase, or a new one if the phase is not timed. */
  private Operation.Warm loop(Phase phase) throws Exception {
    return warm.containsKey(phase) ? warm.get(phase) : ofOneThread(0, phase);
  }

  private Operation.Warm ofOneThread(int thread, Phase phase) throws Exception {
    Operation operation = threads.get(thread).operation(phase);
    return new Operation.Warm(operation, operation.loop(), 1, 0, false, 0);
  }

  private static Optional<Apart> apart(Operation.Warm timed, Operation.Warm inLoop) {
    return timed.loop().clockNanos().stream()
        .mapToObj(clock -> new Apart(clock, inLoop.nanos()))
        .findFirst();
  }

  private Optional<Garbage> garbage(Phase phase, Operation.Warm warmed) throws Exception {
    if (phase != Phase.MESSAGE || job.workload().usage().virtual()) {
      return Optional.empty();
    }
    onStep.accept("counting collections");
    GarbageMeter.Count count = new GarbageMeter(signOfLife).of(warmed);
    long values = (long) threads.size() * threads.get(0).values(phase);
    return Optional.of(
        new Garbage(
            Math.multiplyExact(count.calls(), values),
            count.collected().collections(),
            count.collected().pauseMillis()));
  }

  private Optional<VirtualThreads> virtual(Phase phase) throws Exception {
    Usage usage = job.workload().usage();
    if (phase != Phase.MESSAGE || !usage.virtual()) {
      return Optional.empty();
    }
    onStep.accept("running virtual threads");
    return Optional.of(row.virtual(signOfLife).probe(usage.threads()));
  }

  /**
   * Moves long-lived objects, such as class data, out of the young generation. Otherwise each of
   * the first fifteen collections would copy them in some five milliseconds, and hardly any later
   * one: forks would differ by how many fell into their turns, and long runs do not pay for it.
   */
  private static void tenure() {
    System.gc();
  }

  Slices take(Turn turn) throws Exception {
    long start = Clock.SYSTEM.nanos();
    inspection.turnBegins();
    timer.learn(turn.bestReading());
    long passedOver = 0;
    List<Slice> slices = new ArrayList<>();
    for (Phase phase : turn.phases()) {
      Operation.Warm operation = warm.get(phase);
      timer.rewarm(operation, turn.rewarm());
      BatchTimer.Patience patience = new BatchTimer.Patience(turn.patience());
      boolean large = operation.nanos() * operation.batch() > LARGEST_PART * turn.slice();
      boolean looks = !timed.containsKey(phase) || (!large && random.nextInt(SLICES_PER_LOOK) == 0);
      // A row that knew when its results are looked at could do the work only then.
      long until = looks && !large ? random.nextLong(turn.slice()) : turn.slice();
      measure(phase, until, patience, slices);
      if (looks) {
        int thread = random.nextInt(threads.size());
        inspection.look(threads.get(thread), thread, phase, operation, timer);
      }
      if (until < turn.slice()) {
        timer.rewarm(operation, turn.rewarm() / REWARM_PART);
        measure(phase, turn.slice() - until, patience, slices);
      }
      passedOver += patience.passedOver();
    }
    inspection.turnEnds();
    return new Slices(slices, start, Clock.SYSTEM.nanos(), passedOver);
  }

  private void measure(Phase phase, long nanos, BatchTimer.Patience patience, List<Slice> slices)
      throws Exception {
    Operation.Warm operation = warm.get(phase);
    int before = timed.getOrDefault(phase, 0);
    for (Samples samples : timer.measure(operation, nanos, patience, before)) {
      slices.add(slice(phase, samples));
      timed.merge(phase, samples.size(), Integer::sum);
      inspection.timed(phase, samples, operation.batch());
    }
    threads.get(0).keep(phase, operation.batch() - 1, operation.last());
  }

  /** Returns what is wrong with the row, as far as its turns have shown. */
  Optional<Failure> wrong() {
    return inspection.wrong();
  }

  /** Calls the row on values that it has never seen, and returns what was seen of it. */
  Testimony finish(Finish finish) throws Exception {
    onStep.accept("calling on new values");
    List<Called> called = new ArrayList<>(); // Nothing confirms a single fork.
    for (int thread : finish.alone() ? List.<Integer>of() : alone) {
      called.add(new Called(threads.get(thread).unseen(), phase -> rewarmed(thread, phase)));
    }
    // A value takes more bytes in a stream of its own.
    boolean haveSize = row.dataset().type().bundled() && !job.workload().usage().overStreams();
    Testimony testimony =
        inspection.testimony(
            called, haveSize ? OptionalDouble.of(size) : OptionalDouble.empty(), finish);
    threads.forEach(Phases::unseenEnds);
    return testimony;
  }

  /** Samples the calls of all phases. */
  FromFork.Profiled profile(FromParent.Profile order) throws Exception {
    Set<String> data =
        row.dataset().type().writtenClasses().stream()
            .map(Class::getName)
            .collect(Collectors.toSet());
    onStep.accept("loading the profiler");
    CallSampler sampler = new CallSampler(job.row(), timer, data);
    for (Phase phase : job.phases()) {
      Operation.Warm operation = warm.get(phase);
      onStep.accept("profiling " + phase.label());
      if (order.time()) {
        sampler.sampleTime(phase, operation);
      }
      if (order.allocation()) {
        sampler.sampleAllocation(phase, operation);
      }
    }
    return sampler.profiled();
  }

  private Operation.Warm rewarmed(int thread, Phase phase) throws Exception {
    // Other threads' calls would take most of the time.
    Operation.Warm operation = threads.size() == 1 ? loop(phase) : ofOneThread(thread, phase);
    timer.rewarm(operation, REWARM_NANOS);
    return operation;
  }

  @Override
  public void close() {
    team.close();
  }

  private Slice slice(Phase phase, Samples samples) {
    return new Slice(
        phase,
        samples.startNanos(),
        Longs.of(samples.nanos()),
        Longs.of(samples.waited()),
        Longs.of(samples.witness()),
        between.map(work -> Longs.of(samples.work())),
        samples.compiled());
  }
}
