package io.serbench.machine;

import io.serbench.result.MachineCondition;
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
          MachineCondition.UNKNOWN.power(),
          OptionalDouble.empty(),
          Optional.empty(),
          OptionalDouble.empty(),
          Optional.empty(),
          OptionalLong.empty());

  private UnknownMachine() {}
}
