/**
 * Whether a decoded value equals the one that was encoded, whatever {@code equals} of its class
 * says.
 *
 * <p>Start reading with {@link io.serbench.dataset.equality.DeepEquality}, which compares; {@link
 * io.serbench.dataset.equality.Contents} says what objects consist of, for all code that walks
 * through values.
 *
 * <ul>
 *   <li>{@code ObjectComparison} has the rules for each object: its class, identity and fields;
 *   <li>{@code ElementComparison} those for elements, and {@code IterationOrder} whether their
 *       order counts;
 *   <li>{@code LookComparison} compares what a program sees, by {@code Looks};
 *   <li>{@code Proofs} finds out whether a difference in a field means nothing.
 * </ul>
 */
package io.serbench.dataset.equality;
