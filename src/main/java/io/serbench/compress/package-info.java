/**
 * Compressors that encoded messages go through if a run asks for that.
 *
 * <p>{@link io.serbench.compress.Compression} names one without loading its library; {@link
 * io.serbench.compress.Codec} is an open one, which only forks need.
 */
package io.serbench.compress;
