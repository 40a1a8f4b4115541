package io.serbench.lab.published;

/**
 * The measurement of serbench that a published figure is compared with.
 *
 * @param row the row's name
 * @param workload the data set, followed by the transport if that is not arrays: {@code
 *     media.1@text}
 * @param measure the measured quantity
 */
record Counterpart(String row, String workload, Measure measure) {}
