/**
 * Other values of the same shape and size as a given one, so that what is timed does not see the
 * same value twice.
 *
 * <p>This package uses only {@code dataset} and {@code codec}.
 */
package io.serbench.dataset.variation;
