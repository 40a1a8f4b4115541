package io.serbench.report.metric;

import io.serbench.statistics.Estimate;
import java.util.Optional;

/**
 * What is known beside a row, and some metrics need.
 *
 * @param yardstick the total of the row that only copies, on the same data
 */
public record Peers(Optional<Estimate> yardstick) {
  /** Of a row that is measured against nothing. */
  public static final Peers NONE = new Peers(Optional.empty());
}
