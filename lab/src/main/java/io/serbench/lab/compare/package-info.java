/** How far comparisons of runs can be trusted: shown on simulated runs and on real ones. */
package io.serbench.lab.compare;
