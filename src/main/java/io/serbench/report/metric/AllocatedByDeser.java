package io.serbench.report.metric;

import io.serbench.result.Phase;

/** The bytes that deser allocates. */
final class AllocatedByDeser implements Allocated {
  @Override
  public Phase allocating() {
    return Phase.DESER;
  }
}
