package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.measure.Clock;
import io.serbench.measure.Operation;
import io.serbench.protocol.FromParent.Finish;
import io.serbench.protocol.Testimony;
import io.serbench.protocol.Written;
import io.serbench.result.Evidence;
import io.serbench.result.Evidence.NewValues;
import io.serbench.result.Failure;
import io.serbench.result.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/** Collects what a fork sees of its row beside times, from its first turn to its end. */
final class Inspection {
  /** Messages of values of one shape differ by less. */
  private static final double LONGER = 2;

  private final Row row;
  private final OtherThreads others;
  private final RandomGenerator random = RandomGenerator.getDefault();
  private int checked;
  private Optional<Failure> wrong = Optional.empty();

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

  /** Looks at what a call of a timed loop returns, at a place that the row cannot foresee. */
  void look(Phases phases, Phase phase, Operation.Warm operation) throws Exception {
    if (wrong.isPresent() || RoundTripProbe.decodesNothing(row)) {
      return;
    }
    Phases.Batch batch =
        calls -> {
          operation.time(Clock.SYSTEM, calls);
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
            contradictions);
    return new Testimony(evidence, written);
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
