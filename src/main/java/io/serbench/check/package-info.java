/**
 * What is tried and not timed: round trips of rows ({@code verify}), what becomes of data when
 * their types change ({@code evolution}), and traits.
 *
 * <p>Start at {@link io.serbench.check.ForkedVerifier} and {@link
 * io.serbench.check.ForkedExaminer}, which ask children; what a child then does is in {@code
 * child}.
 */
package io.serbench.check;
