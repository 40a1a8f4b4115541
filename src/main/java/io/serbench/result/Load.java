package io.serbench.result;

import java.util.OptionalDouble;

/**
 * Who wanted the processors. What the system does not tell is empty.
 *
 * @param othersBusy hardware threads that other programs kept busy, on average
 * @param average threads that wanted to run, on average, those of the run included; empty for runs
 *     that are shorter than the system looks back
 */
public record Load(OptionalDouble othersBusy, OptionalDouble average) {
  /** Of a system that tells nothing. */
  public static final Load UNKNOWN = new Load(OptionalDouble.empty(), OptionalDouble.empty());
}
