package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The mean over the batches that nothing outside the row disturbed, as it would be at the machine's
 * own speed.
 *
 * <p>A batch is clean when the witness ran at its best speed on both sides of it, and its thread
 * was not kept from running. The batch's own time never decides: a row that is slow at times, for
 * its garbage collection or for its compiled code, keeps every slow batch, and the mean over clean
 * batches is an unbiased estimate of its mean on a quiet machine. A median, or the fastest batches,
 * would hide these costs.
 *
 * <p>What counts as clean may still be a few per cent slow: a clock that sinks as the machine gets
 * warm moves every reading by less than the tolerance. And in some forks next to nothing is clean:
 * then the batches that a neighbour slowed are used instead. Both are converted to the undisturbed
 * machine, by how much slower the witness was beside the very batches that count, and by how
 * {@linkplain Sensitivity sensitive} the row is. What the conversion may be wrong by becomes part
 * of the interval.
 */
final class CleanMean implements ForkEstimator {
  /** The part of its batches that a fork must have run without interruption. */
  private static final double MOSTLY = 0.7;

  private final WitnessBaseline baseline;
  private final Map<Phase, Sensitivity> sensitivities;

  /** For one run. */
  CleanMean(WitnessBaseline baseline) {
    this(baseline, Map.of());
  }

  private CleanMean(WitnessBaseline baseline, Map<Phase, Sensitivity> sensitivities) {
    this.baseline = baseline;
    this.sensitivities = sensitivities;
  }

  @Override
  public ForkEstimator forRow(List<ForkResult> forks) {
    Map<Phase, Sensitivity> learned = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      List<PhaseResult> measured =
          forks.stream()
              .flatMap(fork -> fork.phases().stream())
              .filter(result -> result.phase() == phase && !lacksWitness(result))
              .toList();
      learned.put(phase, Sensitivity.of(measured, baseline));
    }
    return new CleanMean(baseline, learned);
  }

  @Override
  public ForkValue estimate(PhaseResult phase) {
    if (lacksWitness(phase)) {
      return MEAN.estimate(phase);
    }
    Choice choice = choice(phase);
    Sensitivity sensitivity = sensitivities.getOrDefault(phase.phase(), Sensitivity.ASSUMED);
    double slowdown = baseline.slowdown(choice.used());
    double nanos = choice.used().nanos() / sensitivity.slowdown(slowdown) / phase.batch();
    double error = choice.trust() == Trust.CLEAN ? 0 : nanos * sensitivity.error(slowdown);
    return new ForkValue(nanos, error, phase.series().size(), choice.clean(), choice.trust());
  }

  @Override
  public BitSet counted(PhaseResult phase) {
    return lacksWitness(phase) ? MEAN.counted(phase) : choice(phase).used().batches();
  }

  /**
   * The batches that a fork's value is made of.
   *
   * @param clean how many were undisturbed, used or not
   */
  private record Choice(Selection used, Trust trust, int clean) {}

  /** The undisturbed batches; where they are too few, the slowed ones; or else all. */
  private Choice choice(PhaseResult phase) {
    int all = phase.series().size();
    Selection clean = baseline.clean(phase);
    if (clean.isEnoughOf(all)) {
      return new Choice(clean, Trust.CLEAN, clean.size());
    }
    Selection slowed = baseline.slowed(phase);
    if (!slowed.isEnoughOf(all)) {
      return new Choice(Selection.all(phase), Trust.INTERRUPTED, clean.size());
    }
    boolean ran = Selection.uninterrupted(phase).size() >= MOSTLY * all;
    return new Choice(slowed, ran ? Trust.CONVERTED : Trust.INTERRUPTED, clean.size());
  }

  /** Where nothing was read, there is nothing to judge by. */
  private static boolean lacksWitness(PhaseResult phase) {
    return phase.series().witness().isEmpty();
  }
}
