/**
 * The contract between serbench and a library: {@link io.serbench.serializer.Serializer}, and small
 * interfaces beside it for what only some can do, over buffers, texts and streams.
 *
 * <p>Start at {@link io.serbench.serializer.Serializer}. This package uses no other.
 */
package io.serbench.serializer;
