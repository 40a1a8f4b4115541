package io.serbench.machine;

import io.serbench.result.Throttling;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What the system tells about the machine at one moment; what it does not tell is empty. Counters
 * count from the start of the system.
 *
 * @param at the moment
 * @param load threads that wanted to run, averaged over about the last minute
 * @param ticks processor time
 * @param throttling what the control group suffered
 * @param quotaCpus processors that the control group may use
 * @param governors of the clock frequency
 * @param turbo whether the clock may rise above the base frequency
 * @param onBattery whether the machine is not plugged in
 * @param pagesSwappedIn memory pages read back from disk
 */
public record MachineState(
    Instant at,
    Optional<Double> load,
    Optional<CpuTicks> ticks,
    Optional<Throttling> throttling,
    Optional<Double> quotaCpus,
    List<String> governors,
    Optional<Boolean> turbo,
    Optional<Boolean> onBattery,
    Optional<Long> pagesSwappedIn) {
  /** Of a system that tells nothing. */
  public static final MachineState UNKNOWN =
      new MachineState(
          Instant.EPOCH,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  public MachineState {
    governors = List.copyOf(governors);
  }
}
