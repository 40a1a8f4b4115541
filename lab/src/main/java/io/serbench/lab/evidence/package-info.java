/**
 * Evidence about serbench's method: how far two runs differ ({@code lab/repeatability.sh}), how
 * often the intervals of many runs contain the mean of all ({@code lab/coverage.sh}), and whether
 * searches find the best rows ({@code lab/choose-honest.sh}).
 */
package io.serbench.lab.evidence;
