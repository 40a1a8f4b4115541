package io.serbench.machine;

import io.serbench.result.MachineCondition.Power;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** A system that reports nothing. */
public final class UnknownMachine {
  /** Its state at any moment. */
  public static final MachineState STATE =
      new MachineState(
          Instant.EPOCH,
          Power.UNKNOWN,
          OptionalDouble.empty(),
          Optional.empty(),
          OptionalDouble.empty(),
          Optional.empty(),
          OptionalLong.empty());

  private UnknownMachine() {}
}
