package io.serbench.report.metric;

import io.serbench.statistics.CleanShare;
import io.serbench.statistics.Estimate;
import java.util.Optional;

/**
 * What is known beside a row, and some metrics need.
 *
 * @param clean the undisturbed part of the run's batches
 * @param yardstick the total of the row that only copies, on the same data
 */
public record Peers(CleanShare clean, Optional<Estimate> yardstick) {}
