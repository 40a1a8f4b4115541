package io.serbench.fork;

import io.serbench.measure.Timing;
import io.serbench.result.Phase;
import java.util.List;

/**
 * What a fork is asked to do.
 *
 * @param row the row's name
 * @param subject the data set and how its data travel
 * @param file the user's file that holds the data set; empty for an embedded one
 * @param checkOnly whether to check the round trip and measure nothing
 * @param more embedded data sets whose round trip is checked in the same JVM, after the first
 * @param phases what to measure
 * @param timing how long to measure
 * @param bestWitness nanoseconds of the fastest witness reading of earlier forks; 0 in the first
 */
public record Job(
    String row,
    Subject subject,
    String file,
    boolean checkOnly,
    List<Subject> more,
    List<Phase> phases,
    Timing timing,
    long bestWitness) {
  public Job {
    more = List.copyOf(more);
    phases = List.copyOf(phases);
  }
}
