package io.serbench.lab.jmh;

import io.serbench.result.Phase;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Starts JMH. Tests replace it with a fake. */
@FunctionalInterface
interface JmhLauncher {
  /**
   * Measures one operation in one fork.
   *
   * @param number the number of the fork among those of the operation, from 1
   * @param rowOptions the JVM options of this row, in addition to those of every row
   * @throws RunnerException if JMH refuses to run, or the fork fails
   */
  JmhFork run(String row, String dataset, Phase phase, int number, List<String> rowOptions)
      throws RunnerException;
}
