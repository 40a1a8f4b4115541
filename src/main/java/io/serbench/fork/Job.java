package io.serbench.fork;

import io.serbench.measure.Timing;

/**
 * What a fork is asked to do.
 *
 * @param row the row's name
 * @param dataset the data set's name
 * @param file the user's file that holds the data set; empty for an embedded one
 * @param checkOnly whether to check the round trip and measure nothing
 * @param timing how long to measure
 * @param bestWitness nanoseconds of the fastest witness reading of earlier forks; 0 in the first
 */
public record Job(
    String row, String dataset, String file, boolean checkOnly, Timing timing, long bestWitness) {}
