/**
 * Whether a decoded value equals the one that was encoded, whatever {@code equals} of its class
 * says.
 *
 * <p>Start reading with {@link io.serbench.dataset.equality.DeepEquality}, which compares what
 * objects consist of according to {@link io.serbench.dataset.object.Contents}.
 *
 * <ul>
 *   <li>{@code ObjectComparison} has the rules for each object: its class, identity and fields;
 *   <li>{@code ElementComparison} those for elements, and {@code IterationOrder} whether their
 *       order counts;
 *   <li>{@code LookComparison} compares what a program sees, by {@code Looks};
 *   <li>{@code Proofs} finds out whether a difference in a field means nothing;
 *   <li>{@code Constants} finds objects that values may share with their copies.
 * </ul>
 *
 * <p>This package uses only {@code dataset}, {@code object} and {@code mapper}.
 */
package io.serbench.dataset.equality;
