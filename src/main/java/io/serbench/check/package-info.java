/**
 * What is tried and not timed: round trips of rows ({@code verify}), what becomes of data when
 * their types change ({@code evolution}), and traits.
 *
 * <p>Start at {@link io.serbench.check.Trial} and at its simplest, {@link
 * io.serbench.check.ForkedTypesCheck}; what a child does for it is in {@code child}.
 */
package io.serbench.check;
