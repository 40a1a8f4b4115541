/**
 * What is tried and not ranked by time: round trips, what becomes of data when their types or
 * libraries change, hostile messages; and what one warm call does not show.
 *
 * <p>Start at {@link io.serbench.check.Check} and at its simplest, {@link
 * io.serbench.check.TypesCheck}; what a fork does for it is in {@code child}.
 */
package io.serbench.check;
