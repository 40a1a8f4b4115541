/**
 * What serbench says of the same rows again and again, read from its result files: how far two runs
 * differ ({@code lab/repeatability.sh}), and how often the intervals of many runs contain the value
 * that all give together ({@code lab/coverage.sh}).
 */
package io.serbench.lab.evidence;
