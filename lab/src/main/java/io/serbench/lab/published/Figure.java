package io.serbench.lab.published;

/**
 * A figure that was published.
 *
 * @param setting what was measured: figures of one setting were compared with each other
 * @param library what was measured, as it was called there
 * @param nanos nanoseconds a call
 * @param ours what of serbench does the same
 */
record Figure(String setting, String library, double nanos, Counterpart ours) {}
