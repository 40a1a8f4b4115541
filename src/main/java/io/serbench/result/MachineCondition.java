package io.serbench.result;

import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * The condition of a machine during a run.
 *
 * @param pagesSwappedIn memory pages that all programs read back from disk during the run; empty if
 *     not known
 * @param reference what the forks without a row read, one for each variant of the run; none in
 *     older files, and if all rows ran in one JVM
 */
public record MachineCondition(
    Power power,
    Load load,
    Withheld withheld,
    OptionalLong pagesSwappedIn,
    @OmittedIfEmpty List<Reference> reference) {
  /** Nothing is known. */
  public static final MachineCondition UNKNOWN =
      new MachineCondition(
          new Power(List.of(), Optional.empty(), Optional.empty()),
          new Load(OptionalDouble.empty(), OptionalDouble.empty()),
          new Withheld(OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty()),
          OptionalLong.empty(),
          List.of());

  public MachineCondition {
    reference = List.copyOf(reference);
  }

  public MachineCondition withReference(List<Reference> readings) {
    return new MachineCondition(power, load, withheld, pagesSwappedIn, readings);
  }

  /** Returns the condition for a variant, as if it were the usual way and the only one. */
  MachineCondition ofVariant(Optional<String> mark) {
    return withReference(reference(mark).stream().map(own -> own.of(Optional.empty())).toList());
  }

  /** Returns what the fork without a row read in the JVM of a variant, whose mark may be empty. */
  public Optional<Reference> reference(Optional<String> variant) {
    return reference.stream().filter(candidate -> candidate.variant().equals(variant)).findFirst();
  }

  /**
   * The speed of the machine by the witness of a fork without a row.
   *
   * @param variant the mark of the variant in whose JVM it ran; empty for the usual way
   * @param readings the number of readings
   * @param bestNanos the best reading in nanoseconds, the 1 % quantile; empty if there were too few
   * @param quietNanos the mean of the undisturbed readings of a quiet turn in nanoseconds, the 0.1
   *     quantile of such means; empty if no turn was quiet
   */
  public record Reference(
      Optional<String> variant,
      long readings,
      OptionalDouble bestNanos,
      OptionalDouble quietNanos) {
    public Reference {
      Require.notNegative("the number of readings", readings);
      bestNanos.ifPresent(nanos -> Require.that(nanos > 0, "the best reading is " + nanos + " ns"));
      quietNanos.ifPresent(
          nanos -> Require.that(nanos > 0, "a reading in a quiet moment is " + nanos + " ns"));
    }

    /** Returns the speed of this and of an earlier part of a run: that of the faster part. */
    public Reference with(Reference earlier) {
      boolean slower =
          earlier.bestNanos.orElse(Double.MAX_VALUE) < bestNanos.orElse(Double.MAX_VALUE);
      Reference faster = slower ? earlier : this;
      return new Reference(
          variant, readings + earlier.readings, faster.bestNanos, faster.quietNanos);
    }

    Reference of(Optional<String> other) {
      return new Reference(other, readings, bestNanos, quietNanos);
    }
  }

  /**
   * What determines the clock frequency. What is not known is empty.
   *
   * @param turbo whether a processor may clock above its base frequency
   */
  public record Power(
      List<String> governors, Optional<Boolean> turbo, Optional<Boolean> onBattery) {
    public Power {
      governors = List.copyOf(governors);
    }
  }

  /**
   * The demand for processors. What is not known is empty.
   *
   * @param othersBusy the average number of hardware threads that other programs kept busy
   * @param average the load average: the number of threads that wanted to run, those of the run
   *     included; empty for runs shorter than the period that the system averages over
   */
  public record Load(OptionalDouble othersBusy, OptionalDouble average) {}

  /**
   * Processor time that a container or a hypervisor withheld. What is not known is empty.
   *
   * @param quotaCpus the number of processors that the control group, or the affinity of the
   *     process, allows; empty if there is no limit
   * @param throttling how often the control group was throttled during the run
   * @param stealPercent the percentage of the processor time the machine wanted that the hypervisor
   *     gave to others
   */
  public record Withheld(
      OptionalDouble quotaCpus, Optional<Throttling> throttling, OptionalDouble stealPercent) {}

  /**
   * How often a control group was throttled because its CPU quota was used up.
   *
   * @param periods the number of quota periods in which the group ran
   * @param throttled the number of periods in which it was throttled
   * @param millis the total time for which it was throttled, summed over its processors
   */
  public record Throttling(long periods, long throttled, double millis) {}
}
