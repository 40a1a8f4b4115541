package io.serbench.machine;

import io.serbench.result.MachineCondition.Power;
import io.serbench.result.MachineCondition.Throttling;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What the system tells about the machine at one moment; what it does not tell is empty. Counters
 * count from the start of the system.
 *
 * @param at the moment
 * @param power what decides how fast processors are clocked
 * @param load threads that wanted to run, averaged over about the last minute
 * @param ticks processor time
 * @param quotaCpus processors that the control group may use
 * @param throttling what the control group suffered
 * @param pagesSwappedIn memory pages read back from disk
 */
public record MachineState(
    Instant at,
    Power power,
    OptionalDouble load,
    Optional<CpuTicks> ticks,
    OptionalDouble quotaCpus,
    Optional<Throttling> throttling,
    OptionalLong pagesSwappedIn) {
  /** Of a system that tells nothing. */
  public static final MachineState UNKNOWN =
      new MachineState(
          Instant.EPOCH,
          Power.UNKNOWN,
          OptionalDouble.empty(),
          Optional.empty(),
          OptionalDouble.empty(),
          Optional.empty(),
          OptionalLong.empty());
}
