/**
 * Holds what serbench measures against the figures that others published. Behind {@code
 * lab/published.sh}.
 */
package io.serbench.lab.published;
