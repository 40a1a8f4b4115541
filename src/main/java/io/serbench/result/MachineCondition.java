package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * How the machine did during a run. What the system does not tell is empty.
 *
 * @param governors the frequency governors of the processors, each once; empty where unknown
 * @param turbo whether the processor may clock above its base frequency
 * @param onBattery whether the machine was not plugged in at any time
 * @param quotaCpus processors that the control group may use; empty where there is no limit
 * @param othersBusy hardware threads that other programs kept busy, on average
 * @param load threads that wanted to run, on average, those of the run included; empty for runs
 *     that are shorter than the system looks back
 * @param stealPercent part of the wanted processor time that the hypervisor gave to others
 * @param throttling what the control group suffered during the run
 * @param pagesSwappedIn memory pages read back from disk during the run, by all programs
 */
public record MachineCondition(
    List<String> governors,
    Optional<Boolean> turbo,
    Optional<Boolean> onBattery,
    Optional<Double> quotaCpus,
    Optional<Double> othersBusy,
    Optional<Double> load,
    Optional<Double> stealPercent,
    Optional<Throttling> throttling,
    Optional<Long> pagesSwappedIn) {
  /** Of a system that tells nothing. */
  public static final MachineCondition UNKNOWN =
      new MachineCondition(
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  public MachineCondition {
    governors = List.copyOf(governors);
  }
}
