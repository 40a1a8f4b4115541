package io.serbench.statistics;

import java.util.List;

/**
 * A row's forks on one of several machines.
 *
 * @param row which row, on which workload
 * @param shard which machine
 * @param anchor whether the row is on all machines on purpose
 * @param logs logarithms of the forks' times, at least one
 */
record RowOnMachine(String row, int shard, boolean anchor, List<Double> logs) {
  RowOnMachine {
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
