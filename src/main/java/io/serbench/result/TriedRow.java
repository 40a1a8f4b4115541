package io.serbench.result;

/**
 * What came of trying a row on data of a user's, before anything was measured.
 *
 * @param row the row's name
 * @param workload the data set, and the transport where that is not byte arrays
 * @param fit whether the row carries them
 * @param cause why it does not, in one line; empty where it does
 */
public record TriedRow(String row, String workload, Fit fit, String cause) {}
