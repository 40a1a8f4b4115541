package io.serbench.protocol;

import io.serbench.measure.Timing;
import io.serbench.result.Phase;
import io.serbench.result.Workload;
import java.util.List;

/**
 * What a fork is asked to measure.
 *
 * @param row the row's name
 * @param workload the data set and how its data travel
 * @param file the user's file that holds the data set; empty for an embedded one
 * @param phases what to measure
 * @param timing how long to measure
 * @param bestWitness nanoseconds of the fastest witness reading of earlier forks; 0 in the first
 */
public record Job(
    String row,
    Workload workload,
    String file,
    List<Phase> phases,
    Timing timing,
    long bestWitness) {
  public Job {
    phases = List.copyOf(phases);
  }
}
