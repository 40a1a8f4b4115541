package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * What decides how fast processors are clocked. What the system does not tell is empty.
 *
 * @param governors the frequency governors of the processors, each once
 * @param turbo whether a processor may clock above its base frequency
 * @param onBattery whether the machine is not plugged in
 */
public record Power(List<String> governors, Optional<Boolean> turbo, Optional<Boolean> onBattery) {
  /** Of a system that tells nothing. */
  public static final Power UNKNOWN = new Power(List.of(), Optional.empty(), Optional.empty());

  public Power {
    governors = List.copyOf(governors);
  }
}
