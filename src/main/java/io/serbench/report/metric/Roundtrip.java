package io.serbench.report.metric;

import io.serbench.result.Phase;

/** The time there and back, with all of it read. */
final class Roundtrip implements PhaseTime {
  @Override
  public Phase timed() {
    return Phase.ROUNDTRIP;
  }

  @Override
  public String meaning() {
    return "ns from a plain object to bytes and back to a plain object, every field read";
  }
}
