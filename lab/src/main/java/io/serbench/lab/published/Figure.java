package io.serbench.lab.published;

/**
 * A published figure.
 *
 * @param setting what was measured, such as an operation on a data set; figures of the same setting
 *     were compared with each other
 * @param library the library, by the name that it has in the published comparison
 * @param nanos nanoseconds per call
 * @param ours the measurement of serbench that does the same
 */
record Figure(String setting, String library, double nanos, Counterpart ours) {}
