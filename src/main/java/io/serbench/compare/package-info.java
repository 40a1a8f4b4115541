/**
 * Compares two runs: what differs between them, how each time of each row changed, how certain that
 * is, and whether it is within the user's limits. All of it is pure; {@code compare.page} presents
 * the results.
 *
 * <p>Start reading at {@link io.serbench.compare.RunComparison}, then {@link
 * io.serbench.compare.Gate}; {@link io.serbench.compare.SelfTest} says how far both can be trusted.
 */
package io.serbench.compare;
