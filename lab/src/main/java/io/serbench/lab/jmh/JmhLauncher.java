package io.serbench.lab.jmh;

import io.serbench.result.Phase;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Starts JMH. Tests put a fake one in its place. */
@FunctionalInterface
interface JmhLauncher {
  /**
   * One fork of one operation.
   *
   * @param number the fork's, among those of the operation
   * @param rowOptions what the row's JVM gets beside the options of every row
   * @throws RunnerException where JMH refuses to run, or the fork fails
   */
  JmhFork run(String row, String dataset, Phase phase, int number, List<String> rowOptions)
      throws RunnerException;
}
