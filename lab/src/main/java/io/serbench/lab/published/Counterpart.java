package io.serbench.lab.published;

/**
 * What of serbench a published figure is held against.
 *
 * @param row the row's name
 * @param workload the data set, and the transport where it is not arrays: {@code media.1@text}
 * @param measure what is measured
 */
record Counterpart(String row, String workload, Measure measure) {}
