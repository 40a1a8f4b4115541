package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.fork.OtherThreads.CpuTimes;
import io.serbench.measure.BatchTimer;
import io.serbench.measure.Median;
import io.serbench.measure.Operation;
import io.serbench.measure.Samples;
import io.serbench.protocol.FromParent.Finish;
import io.serbench.protocol.Testimony;
import io.serbench.protocol.Written;
import io.serbench.result.Evidence;
import io.serbench.result.Evidence.NewValues;
import io.serbench.result.Evidence.Pace;
import io.serbench.result.Evidence.Read;
import io.serbench.result.Failure;
import io.serbench.result.Phase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;

/** Collects what a fork sees of its row beside times, from its first turn to its end. */
final class Inspection {
  /** Messages of values of one shape differ by less. */
  private static final double LONGER = 2;

  private static final int CLOCK_NANOS = 200; // To read it twice, and to enter the loop.

  private static final long SHORTEST = 50_000; // Nanoseconds of a batch; shorter ones are slower.

  /** A single one may have come while code was compiled; of two forks, the faster counts. */
  private static final int LEAST_BATCHES = 3;

  private final Row row;
  private final OtherThreads others;
  private final SideChannels channels;
  private final RandomGenerator random = RandomGenerator.getDefault();
  private int checked;
  private Optional<Failure> wrong = Optional.empty();
  private final Map<Phase, Paces> paces = new EnumMap<>(Phase.class);

  /** Nanoseconds a call, in batches that are timed, and in those whose result is looked at. */
  private static final class Paces {
    private final DoubleStream.Builder timed = DoubleStream.builder();
    private final List<Double> watched = new ArrayList<>();

    void timed(Samples samples, int calls) {
      LongStream.of(samples.nanos()).mapToDouble(nanos -> (double) nanos / calls).forEach(timed);
    }

    void watched(long nanos, int calls) {
      if (nanos >= SHORTEST) {
        watched.add((double) nanos / calls);
      }
    }

    /**
     * Returns the pace of a phase; empty if no batch was timed.
     *
     * @param single the calls of each serializer that was called on its own
     */
    Optional<Pace> pace(Phase phase, List<NewValues> single) {
      double usual = Median.of(timed.build());
      return Double.isNaN(usual)
          ? Optional.empty()
          : Optional.of(
              new Pace(
                  phase,
                  watched.size() < LEAST_BATCHES
                      ? OptionalDouble.empty()
                      : OptionalDouble.of(Collections.min(watched) / usual),
                  single.stream()
                      .mapToDouble(calls -> Math.max(0, calls.usual() - CLOCK_NANOS) / usual)
                      .max()));
    }
  }

  /**
   * A thread's serializer, which is called on new values.
   *
   * @param unseen calls on such values; empty if there are none
   */
  record Called(Optional<UnseenValues<?, ?, ?>> unseen, Loops loops) {
    Reaction to(Finish finish, SideChannels channels) throws Exception {
      if (unseen.isEmpty()) {
        return new Reaction(
            Optional.empty(), List.of(), Optional.empty(), List.of(), UnseenValues.Decoded.NOTHING);
      }
      Operation.Warm loop = loops.warm(Phase.SER);
      List<Written> written = new ArrayList<>();
      channels.begin();
      Optional<NewValues> ser = unseen.get().encode(loop, written);
      // Before anything is compared, as serbench then writes signs of life to its parent.
      List<String> handedOn = channels.found();
      return new Reaction(
          ser,
          written,
          unseen.get().tooShort(loop, written),
          handedOn,
          unseen.get().decode(loops.warm(Phase.DESER), finish.written()));
    }
  }

  /** Returns the warm loop of a phase, after calling it for a while. */
  @FunctionalInterface
  interface Loops {
    Operation.Warm warm(Phase phase) throws Exception;
  }

  /** What a serializer made of new values. */
  private record Reaction(
      Optional<NewValues> ser,
      List<Written> written,
      Optional<String> tooShort,
      List<String> handedOn,
      UnseenValues.Decoded decoded) {}

  /** What is known of the process before a row's code is loaded, which may start threads. */
  record Accounts(OtherThreads others, SideChannels channels) {
    /**
     * Opens accounts of this process.
     *
     * @param ownJvm whether all threads but the calling one are the row's
     */
    static Accounts open(boolean ownJvm) {
      return new Accounts(
          new OtherThreads(ownJvm ? CpuTimes.ofJvm() : Optional.empty()),
          SideChannels.ofThisProcess());
    }
  }

  Inspection(Row row, Accounts accounts) {
    this.row = row;
    this.others = accounts.others();
    this.channels = accounts.channels();
  }

  void turnBegins() {
    others.turnBegins();
    if (others.areBusyBetweenTurns()) {
      wrong = misconduct("its threads kept a processor busy while other rows were measured");
    } else if (others.areHidden()) {
      wrong = misconduct("it switched off the JVM's account of the time of threads");
    }
  }

  private static Optional<Failure> misconduct(String what) {
    return Optional.of(Failure.of(Failure.Mode.MISCONDUCT, what));
  }

  void turnEnds() {
    others.turnEnds();
  }

  /** Takes note of batches that were timed. */
  void timed(Phase phase, Samples samples, int calls) {
    paces(phase).timed(samples, calls);
  }

  private Paces paces(Phase phase) {
    return paces.computeIfAbsent(phase, any -> new Paces());
  }

  /**
   * Looks at what a call of a timed loop returns, at a place that the row cannot foresee.
   *
   * @param thread the number of the thread that makes the call, from 0
   */
  void look(Phases phases, int thread, Phase phase, Operation.Warm operation, BatchTimer timer)
      throws Exception {
    if (wrong.isPresent() || RoundTripProbe.decodesNothing(row)) {
      return;
    }
    Phases.Batch batch =
        calls -> {
          OptionalLong nanos = timer.timeOnce(operation, calls);
          nanos.ifPresent(took -> paces(phase).watched(took, calls));
          return operation.loop().last(thread);
        };
    wrong =
        phases
            .wrong(phase, random.nextInt(operation.batch()), batch)
            .map(what -> Failure.of(Failure.Mode.ROUND_TRIP, what));
    checked++;
  }

  /** Returns what is wrong with the row, if anything is by now. */
  Optional<Failure> wrong() {
    return wrong;
  }

  /**
   * Calls the row on values that it has never seen, and returns all that was seen of it.
   *
   * @param serializers those of some threads; none if there is no other fork
   * @param size bytes of the published value's message; empty if other values may have any size
   */
  Testimony testimony(List<Called> serializers, OptionalDouble size, Finish finish)
      throws Exception {
    List<Reaction> reactions = new ArrayList<>();
    List<String> contradictions = new ArrayList<>();
    if (!RoundTripProbe.decodesNothing(row)) {
      for (Called serializer : serializers) {
        reactions.add(serializer.to(finish, channels));
      }
    }
    for (Reaction reaction : reactions) {
      contradictions.addAll(reaction.handedOn());
      reaction.decoded().wrong().ifPresent(contradictions::add);
      size.stream()
          .mapToObj(bytes -> shorter(bytes, reaction.written()))
          .flatMap(Optional::stream)
          .forEach(contradictions::add);
      reaction.tooShort().ifPresent(contradictions::add);
    }
    List<NewValues> ser = reactions.stream().flatMap(it -> it.ser().stream()).toList();
    List<NewValues> deser =
        reactions.stream().flatMap(it -> it.decoded().calls().stream()).toList();
    Evidence evidence =
        new Evidence(
            checked,
            reactions.stream().map(it -> it.decoded().read()).findFirst().orElse(Read.NOTHING),
            ser.stream().max(Comparator.comparingDouble(NewValues::newToUsual)),
            deser.stream().max(Comparator.comparingDouble(NewValues::unseenToSeen)),
            others.duringTurns(),
            reactions.stream().flatMapToDouble(it -> it.decoded().retained().stream()).max(),
            OptionalDouble.empty(),
            paces(ser, deser),
            contradictions);
    return new Testimony(
        evidence, reactions.stream().findFirst().map(Reaction::written).orElse(List.of()));
  }

  private List<Pace> paces(List<NewValues> ser, List<NewValues> deser) {
    List<Pace> found = new ArrayList<>();
    paces.forEach(
        (phase, calls) -> {
          List<NewValues> single =
              switch (phase) {
                case SER -> ser;
                case DESER -> deser;
                default -> List.of();
              };
          calls.pace(phase, single).ifPresent(found::add);
        });
    return found;
  }

  private static Optional<String> shorter(double size, List<Written> written) {
    return written.stream().mapToInt(value -> value.message().array().length).average().stream()
        .filter(others -> others > LONGER * size)
        .mapToObj(
            others ->
                "the message of the published value has %.0f bytes, those of similar ones %.0f"
                    .formatted(size, others))
        .findFirst();
  }
}
