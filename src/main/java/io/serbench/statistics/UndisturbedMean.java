package io.serbench.statistics;

import io.serbench.statistics.ForkValue.Basis;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.List;
import java.util.Set;

/**
 * The mean over the batches that nothing outside the row disturbed, as it would be on the
 * undisturbed machine.
 *
 * <p>The witness and the processor's clock tell which batches were disturbed. The batch's own time
 * never decides: a row that is slow at times, for its garbage collection or for its compiled code,
 * keeps every slow batch, and the mean over undisturbed batches is an unbiased estimate of its mean
 * on a quiet machine. A median, or the fastest batches, would hide these costs.
 *
 * <p>What counts as undisturbed may still be a few per cent slow: a clock that sinks as the machine
 * gets warm moves every reading by less than the tolerance. And in some forks next to nothing is
 * undisturbed: then the batches that a neighbour slowed are used instead. Both are divided by how
 * much slower the row was, which follows from how much slower the witness was beside the very
 * batches that count, and from how {@linkplain Sensitivity sensitive} the row is. What that may be
 * wrong by becomes part of the interval.
 */
final class UndisturbedMean implements ForkEstimator {
  /** The part of its batches that a fork must have run without interruption. */
  private static final double MOSTLY = 0.7;

  private static final Set<Disturbance> RAN =
      Set.of(Disturbance.NONE, Disturbance.SLOWED, Disturbance.UNCLEAR);

  private final Baseline baseline;

  /** For one run. */
  UndisturbedMean(Baseline baseline) {
    this.baseline = baseline;
  }

  @Override
  public List<ForkValue> values(List<PhaseTally> forks) {
    Sensitivity sensitivity = Sensitivity.of(forks.stream().filter(PhaseTally::judged).toList());
    return forks.stream()
        // Where nothing was read, there is nothing to judge by.
        .map(fork -> fork.judged() ? value(fork, sensitivity) : ForkEstimator.mean(fork))
        .toList();
  }

  private ForkValue value(PhaseTally fork, Sensitivity sensitivity) {
    Choice choice = choice(fork);
    Tally used = fork.of(choice.counted());
    double slowdown = baseline.slowdown(used);
    double nanos = used.mean() / sensitivity.slowdown(slowdown) / fork.calls();
    double error = choice.basis() == Basis.UNDISTURBED ? 0 : nanos * sensitivity.error(slowdown);
    return new ForkValue(nanos, error, choice.basis(), choice.counted());
  }

  /** The batches that a fork's value is made of. */
  private record Choice(Set<Disturbance> counted, Basis basis) {}

  /**
   * The undisturbed batches; where they are too few, the slowed ones; or else all that ran without
   * interruption. What a thread waits for while it cannot run is not the row's time.
   */
  private static Choice choice(PhaseTally fork) {
    int all = fork.size();
    if (fork.of(Disturbance.NONE).isEnoughOf(all)) {
      return new Choice(Set.of(Disturbance.NONE), Basis.UNDISTURBED);
    }
    int ran = fork.of(RAN).batches();
    if (fork.of(Disturbance.SLOWED).isEnoughOf(all)) {
      Basis basis = ran >= MOSTLY * all ? Basis.SLOWED : Basis.INTERRUPTED;
      return new Choice(Set.of(Disturbance.SLOWED), basis);
    }
    return new Choice(ran > 0 ? RAN : ALL, Basis.INTERRUPTED);
  }
}
