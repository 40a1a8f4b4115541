package io.serbench.report.metric;

import io.serbench.result.Phase;

/** The time to encode alone. */
final class Encode implements PhaseTime {
  @Override
  public Phase timed() {
    return Phase.ENCODE;
  }

  @Override
  public String meaning() {
    return "ns to encode what was created before";
  }
}
