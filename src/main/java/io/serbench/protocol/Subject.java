package io.serbench.protocol;

import io.serbench.result.Way;

/**
 * What a row is run on.
 *
 * @param dataset the data set's name
 * @param way how its data travel
 */
public record Subject(String dataset, Way way) {}
