package io.serbench.report.metric;

import io.serbench.result.Phase;

/** The time to build what the library encodes. */
final class Create implements PhaseTime {
  @Override
  public Phase timed() {
    return Phase.CREATE;
  }

  @Override
  public int width() {
    return 6;
  }

  @Override
  public String meaning() {
    return "ns to build what the library encodes from the plain object: a message, a tree, or a"
        + " deep copy where it takes plain objects as they are";
  }
}
