/**
 * Compares serbench's measurements with figures that others published. Started by {@code
 * lab/published.sh}.
 */
package io.serbench.lab.published;
