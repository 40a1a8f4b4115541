/**
 * Encodes values that the parent sends to its forks. The parent reads a value with any library; a
 * fork decodes it with the JDK alone, so that no library that it measures next has been loaded or
 * warmed up.
 *
 * <p>Start reading with {@link io.serbench.dataset.codec.ValueCodec}. For the same reason, nothing
 * here uses {@code java.io}'s serialization (which is a row), method handles or generated code.
 *
 * <p>This package uses only {@code dataset} and {@code object}.
 */
package io.serbench.dataset.codec;
