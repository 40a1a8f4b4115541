package io.serbench.protocol;

/**
 * A round trip to be checked.
 *
 * @param subject the data set and how its data travel
 * @param file the user's file that holds the data set; empty for an embedded one
 */
public record Check(Subject subject, String file) {}
