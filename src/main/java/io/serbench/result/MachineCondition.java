package io.serbench.result;

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
}
