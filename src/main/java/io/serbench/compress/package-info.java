/**
 * Compressors that encoded messages go through where a run asks for that.
 *
 * <p>{@link io.serbench.compress.Compression} names one and needs none of their libraries; {@link
 * io.serbench.compress.Codec} is one at work, and only child JVMs open it.
 */
package io.serbench.compress;
