/**
 * Shows how far comparisons of runs can be trusted, on simulated and on real runs. Started by
 * {@code lab/compare-power.sh} and {@code lab/compare-slower.sh}.
 */
package io.serbench.lab.compare;
