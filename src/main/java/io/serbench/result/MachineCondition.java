package io.serbench.result;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * The condition of a machine during a run.
 *
 * @param pagesSwappedIn memory pages that all programs read back from disk during the run; empty if
 *     not known
 */
public record MachineCondition(
    Power power, Load load, Withheld withheld, OptionalLong pagesSwappedIn) {
  /** Nothing is known. */
  public static final MachineCondition UNKNOWN =
      new MachineCondition(
          new Power(List.of(), Optional.empty(), Optional.empty()),
          new Load(OptionalDouble.empty(), OptionalDouble.empty()),
          new Withheld(OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty()),
          OptionalLong.empty());

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
