/**
 * The contract between serbench and a library. {@link io.serbench.serializer.Serializer} is what
 * every row implements; the other interfaces add buffers, strings and streams for libraries that
 * support them.
 *
 * <p>This package uses no other package of serbench.
 */
package io.serbench.serializer;
