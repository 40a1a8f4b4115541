package io.serbench.statistics;

import io.serbench.result.CellId;
import java.util.List;

/**
 * A cell's forks on one of several machines.
 *
 * @param cell which row, on which workload, whatever the machine
 * @param shard which machine
 * @param anchor whether the row is on all machines on purpose
 * @param logs logarithms of the forks' times, at least one
 */
record CellOnMachine(CellId cell, int shard, boolean anchor, List<Double> logs) {
  CellOnMachine {
    logs = List.copyOf(logs);
  }

  double mean() {
    return logs.stream().mapToDouble(log -> log).average().orElseThrow();
  }

  /** How much it counts: its number of forks. */
  int weight() {
    return logs.size();
  }

  /** The sum of the squares of what its forks are off their mean. */
  double squares() {
    double mean = mean();
    return logs.stream().mapToDouble(log -> Math.pow(log - mean, 2)).sum();
  }
}
