package io.serbench.result;

/**
 * What a row is run on.
 *
 * @param dataset the data set's name
 * @param usage how its data travel
 */
public record Workload(String dataset, Usage usage) {}
