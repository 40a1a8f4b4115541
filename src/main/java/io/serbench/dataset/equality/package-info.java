/**
 * Whether a decoded value equals the one that was encoded, whatever {@code equals} of its class
 * says.
 *
 * <p>Start reading with {@link io.serbench.dataset.equality.DeepEquality}, which compares; {@link
 * io.serbench.dataset.equality.Contents} says what objects consist of, for all code that walks
 * through values.
 */
package io.serbench.dataset.equality;
