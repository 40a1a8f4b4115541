package io.serbench.fork;

import io.serbench.catalog.Row;
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
import io.serbench.result.Failure;
import io.serbench.result.Phase;
import java.util.ArrayList;
import java.util.Collections;
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

    /** Returns the pace of a phase; empty if no batch was timed. */
    Optional<Pace> pace(Phase phase, Optional<NewValues> single) {
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
                      .findFirst()));
    }
  }

  /** Returns the warm loop of a phase, after calling it for a while. */
  @FunctionalInterface
  interface Loops {
    Operation.Warm warm(Phase phase) throws Exception;
  }

  Inspection(Row row, OtherThreads others) {
    this.row = row;
    this.others = others;
  }

  void turnBegins() {
    others.turnBegins();
    if (others.areBusyBetweenTurns()) {
      wrong =
          Optional.of(
              Failure.of(
                  Failure.Mode.MISCONDUCT,
                  "its threads kept a processor busy while other rows were measured"));
    }
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

  /** Looks at what a call of a timed loop returns, at a place that the row cannot foresee. */
  void look(Phases phases, Phase phase, Operation.Warm operation, BatchTimer timer)
      throws Exception {
    if (wrong.isPresent() || RoundTripProbe.decodesNothing(row)) {
      return;
    }
    Phases.Batch batch =
        calls -> {
          OptionalLong nanos = timer.timeOnce(operation, calls);
          nanos.ifPresent(took -> paces(phase).watched(took, calls));
          return operation.last();
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
   * @param unseen calls on such values; empty if there are none
   * @param size bytes of the published value's message; empty if other values may have any size
   */
  Testimony testimony(
      Optional<UnseenValues<?, ?, ?>> unseen, OptionalDouble size, Loops loops, Finish finish)
      throws Exception {
    List<Written> written = new ArrayList<>();
    Optional<NewValues> ser = Optional.empty();
    Optional<String> tooShort = Optional.empty();
    UnseenValues.Decoded decoded = UnseenValues.Decoded.NOTHING;
    if (unseen.isPresent() && !finish.alone() && !RoundTripProbe.decodesNothing(row)) {
      Operation.Warm loop = loops.warm(Phase.SER);
      ser = unseen.get().encode(loop, written);
      tooShort = unseen.get().tooShort(loop, written);
      decoded = unseen.get().decode(loops.warm(Phase.DESER), finish.written());
    }
    List<String> contradictions = new ArrayList<>(decoded.wrong().stream().toList());
    size.stream()
        .mapToObj(bytes -> shorter(bytes, written))
        .flatMap(Optional::stream)
        .forEach(contradictions::add);
    tooShort.ifPresent(contradictions::add);
    Evidence evidence =
        new Evidence(
            checked,
            decoded.read(),
            ser,
            decoded.calls(),
            others.duringTurns(),
            decoded.retained(),
            OptionalDouble.empty(),
            paces(ser, decoded.calls()),
            contradictions);
    return new Testimony(evidence, written);
  }

  private List<Pace> paces(Optional<NewValues> ser, Optional<NewValues> deser) {
    List<Pace> found = new ArrayList<>();
    paces.forEach(
        (phase, calls) -> {
          Optional<NewValues> single =
              switch (phase) {
                case SER -> ser;
                case DESER -> deser;
                default -> Optional.empty();
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
