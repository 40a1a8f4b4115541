package io.serbench.result;

/**
 * What came of trying a row on data of a user's, before anything was measured.
 *
 * @param row the row's name
 * @param workload the data set, and where its data go; see {@link Workload#tried}
 * @param fit whether the row carries them
 * @param cause why it does not, in one line; empty where it does
 */
public record TriedRow(String row, Workload workload, Fit fit, String cause) {}
