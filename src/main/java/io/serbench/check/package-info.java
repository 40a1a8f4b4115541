/**
 * Checks, which try something on rows that is not ranked by time: round trips, reading data of
 * other versions of a class or library, hostile messages; and costs that a warm call does not show.
 *
 * <p>Start at {@link io.serbench.check.Check} and at its simplest, {@link
 * io.serbench.check.TypesCheck}; what a fork does for it is in {@code fork}.
 */
package io.serbench.check;
