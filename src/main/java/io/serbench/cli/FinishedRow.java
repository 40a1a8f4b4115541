package io.serbench.cli;

import io.serbench.report.metric.Measure;
import io.serbench.result.CellId;
import io.serbench.result.Failure;
import java.util.Optional;

/**
 * A row that is done, while others are not.
 *
 * @param place how many are done with it
 * @param id which it is
 * @param failure why it failed
 * @param total nanoseconds of ser and deser together, as far as it is known by now; empty where it
 *     failed
 */
record FinishedRow(int place, CellId id, Optional<Failure> failure, Optional<Measure> total) {}
