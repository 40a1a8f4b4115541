package io.serbench.result;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * How the machine did during a run.
 *
 * @param power what decided how fast it was clocked
 * @param load who wanted its processors
 * @param withheld what was kept back of them
 * @param pagesSwappedIn memory pages read back from disk during the run, by all programs; empty
 *     where the system does not tell
 */
public record MachineCondition(
    Power power, Load load, Withheld withheld, OptionalLong pagesSwappedIn) {
  /** Of a system that tells nothing. */
  public static final MachineCondition UNKNOWN =
      new MachineCondition(Power.UNKNOWN, Load.UNKNOWN, Withheld.UNKNOWN, OptionalLong.empty());

  /**
   * What decides how fast processors are clocked. What the system does not tell is empty.
   *
   * @param governors the frequency governors of the processors, each once
   * @param turbo whether a processor may clock above its base frequency
   * @param onBattery whether the machine is not plugged in
   */
  public record Power(
      List<String> governors, Optional<Boolean> turbo, Optional<Boolean> onBattery) {
    /** Of a system that tells nothing. */
    public static final Power UNKNOWN = new Power(List.of(), Optional.empty(), Optional.empty());

    public Power {
      governors = List.copyOf(governors);
    }
  }

  /**
   * Who wanted the processors. What the system does not tell is empty.
   *
   * @param othersBusy hardware threads that other programs kept busy, on average
   * @param average threads that wanted to run, on average, those of the run included; empty for
   *     runs that are shorter than the system looks back
   */
  public record Load(OptionalDouble othersBusy, OptionalDouble average) {
    /** Of a system that tells nothing. */
    public static final Load UNKNOWN = new Load(OptionalDouble.empty(), OptionalDouble.empty());
  }

  /**
   * What a container or a hypervisor kept back of the processors. What the system does not tell is
   * empty.
   *
   * @param quotaCpus processors that the control group may use; empty where there is no limit
   * @param throttling what the control group suffered during the run
   * @param stealPercent part of the wanted processor time that the hypervisor gave to others
   */
  public record Withheld(
      OptionalDouble quotaCpus, Optional<Throttling> throttling, OptionalDouble stealPercent) {
    /** Of a system that tells nothing. */
    public static final Withheld UNKNOWN =
        new Withheld(OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty());
  }

  /**
   * How often a control group was stopped because its CPU quota was used up.
   *
   * @param periods periods of the quota in which the group ran
   * @param throttled periods in which it was stopped
   * @param millis for how long, summed over its processors
   */
  public record Throttling(long periods, long throttled, double millis) {}
}
