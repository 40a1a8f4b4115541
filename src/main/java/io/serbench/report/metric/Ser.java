package io.serbench.report.metric;

import io.serbench.result.Phase;

/** The time to create and encode. */
final class Ser implements PhaseTime {
  @Override
  public Phase timed() {
    return Phase.SER;
  }

  @Override
  public String meaning() {
    return "ns to create, and to encode to a new byte[] of exact length";
  }
}
