package io.serbench.report.metric;

import io.serbench.result.Phase;

/** The time to decode. */
final class Deser implements PhaseTime {
  @Override
  public Phase timed() {
    return Phase.DESER;
  }

  @Override
  public String meaning() {
    return "ns to decode that byte[] to a fresh object of the library's kind";
  }
}
