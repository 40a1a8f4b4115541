package io.serbench.report.metric;

import io.serbench.result.Phase;

/** The bytes that ser allocates. */
final class AllocatedBySer implements Allocated {
  @Override
  public Phase allocating() {
    return Phase.SER;
  }
}
