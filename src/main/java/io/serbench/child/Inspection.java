package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.measure.BatchTimer;
import io.serbench.measure.Operation;
import io.serbench.measure.Samples;
import io.serbench.protocol.FromParent.Finish;
import io.serbench.protocol.Testimony;
import io.serbench.protocol.Written;
import io.serbench.result.Evidence;
import io.serbench.result.Evidence.NewValues;
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

/** Collects what a fork sees of its row beside times, from its first turn to its end. */
final class Inspection {
  /** Messages of values of one shape differ by less. */
  private static final double LONGER = 2;

  /** Some calls take no longer when what they return is looked at. */
  private static final double SLOWER_WHEN_SEEN = 2;

  /** Calls whose branches nothing predicts take 1.5 to 4 times as long. */
  private static final double SLOWER_ALONE = 8;

  private static final int CLOCK_NANOS = 200; // To read it twice, and to enter the loop.

  private static final long LEAST_SEEN = 50_000; // Nanoseconds of a batch; shorter ones are slower.

  /** More than one look has: a single one may have come while code was compiled. */
  private static final int LEAST_SEEN_BATCHES = 6;

  private final Row row;
  private final OtherThreads others;
  private final RandomGenerator random = RandomGenerator.getDefault();
  private int checked;
  private Optional<Failure> wrong = Optional.empty();
  private final Map<Phase, Pace> paces = new EnumMap<>(Phase.class);

  /** How fast a phase is in batches that are timed, and in those whose result is looked at. */
  private static final class Pace {
    private final List<Double> timed = new ArrayList<>(); // Nanoseconds a call.
    private final List<Double> seen = new ArrayList<>();

    void timed(Samples samples, int calls) {
      for (long nanos : samples.nanos()) {
        timed.add((double) nanos / calls);
      }
    }

    void seen(long nanos, int calls) {
      if (nanos >= LEAST_SEEN) {
        seen.add((double) nanos / calls);
      }
    }

    /** Returns how many times as long calls take if they are looked at; 1 if that is unknown. */
    double whenSeen() {
      return timed.isEmpty() || seen.size() < LEAST_SEEN_BATCHES
          ? 1
          : Collections.min(seen) / middle(timed);
    }

    static double middle(List<Double> nanos) {
      double[] sorted = nanos.stream().mapToDouble(each -> each).sorted().toArray();
      return sorted[sorted.length / 2];
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
    pace(phase).timed(samples, calls);
  }

  private Pace pace(Phase phase) {
    return paces.computeIfAbsent(phase, any -> new Pace());
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
          nanos.ifPresent(took -> pace(phase).seen(took, calls));
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
    Optional<String> slowAlone = Optional.empty();
    UnseenValues.Decoded decoded = UnseenValues.Decoded.NOTHING;
    if (unseen.isPresent() && !finish.alone() && !RoundTripProbe.decodesNothing(row)) {
      Operation.Warm loop = loops.warm(Phase.SER);
      ser = unseen.get().encode(loop, written);
      tooShort =
          unseen.get().tooShort(loop, written).or(() -> unseen.get().cannotHoldStrings(written));
      decoded = unseen.get().decode(loops.warm(Phase.DESER), finish.written());
      Optional<NewValues> calls = decoded.calls();
      slowAlone = slowAlone(Phase.SER, ser).or(() -> slowAlone(Phase.DESER, calls));
    }
    List<String> contradictions = new ArrayList<>(decoded.wrong().stream().toList());
    paces.forEach(
        (phase, pace) -> slowerWhenSeen(phase, pace.whenSeen()).ifPresent(contradictions::add));
    size.stream()
        .mapToObj(bytes -> shorter(bytes, written))
        .flatMap(Optional::stream)
        .forEach(contradictions::add);
    tooShort.ifPresent(contradictions::add);
    slowAlone.ifPresent(contradictions::add);
    Evidence evidence =
        new Evidence(
            checked,
            decoded.read(),
            ser,
            decoded.calls(),
            others.duringTurns(),
            decoded.retained(),
            OptionalDouble.empty(),
            contradictions);
    return new Testimony(evidence, written);
  }

  /** Returns that usual inputs take far longer in a call on its own than in a batch. */
  private Optional<String> slowAlone(Phase phase, Optional<NewValues> calls) {
    List<Double> paces = pace(phase).timed;
    double timed = paces.isEmpty() ? Double.MAX_VALUE : Pace.middle(paces);
    return calls
        .map(single -> (single.usual() - CLOCK_NANOS) / timed)
        .filter(times -> times > SLOWER_ALONE)
        .map(
            times ->
                "%s takes %.1f times as long in a call of its own as in a batch"
                    .formatted(phase.label(), times));
  }

  private static Optional<String> slowerWhenSeen(Phase phase, double times) {
    return times > SLOWER_WHEN_SEEN
        ? Optional.of(
            "%s takes %.1f times as long when its results are looked at"
                .formatted(phase.label(), times))
        : Optional.empty();
  }

  private static Optional<String> shorter(double size, List<Written> written) {
    return written.stream().mapToInt(each -> each.message().array().length).average().stream()
        .filter(others -> others > LONGER * size)
        .mapToObj(
            others ->
                "the message of the published value has %.0f bytes, those of similar ones %.0f"
                    .formatted(size, others))
        .findFirst();
  }
}
