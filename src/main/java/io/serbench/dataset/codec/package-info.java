/**
 * A value as bytes, for the way from the parent to its child JVMs. The parent has read the value,
 * by whatever library; the child takes it over with the JDK alone, so that nothing that it is about
 * to measure has been loaded or warmed up before.
 *
 * <p>Start reading with {@link io.serbench.dataset.codec.ValueCodec}. Not here: any library, {@code
 * java.io}'s serialization (it is a row), method handles and generated code.
 */
package io.serbench.dataset.codec;
