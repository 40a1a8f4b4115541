/**
 * Holds what serbench measures against the figures that others published. Behind {@code
 * scripts/published.sh}.
 */
package io.serbench.tools.published;
