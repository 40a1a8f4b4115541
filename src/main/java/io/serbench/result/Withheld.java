package io.serbench.result;

import java.util.Optional;
import java.util.OptionalDouble;

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
