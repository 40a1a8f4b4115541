package io.serbench.protocol;

import io.serbench.result.Workload;

/**
 * A round trip to be checked.
 *
 * @param workload the data set and how its data travel
 * @param file the user's file that holds the data set; empty for an embedded one
 */
public record Check(Workload workload, String file) {}
