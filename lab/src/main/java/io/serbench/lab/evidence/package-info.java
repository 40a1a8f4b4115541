/**
 * Evidence about serbench's method: how far two runs differ ({@code lab/repeatability.sh}), how
 * often the intervals of many runs contain the mean of all ({@code lab/coverage.sh}), how fast
 * forks are after a pause ({@code lab/slices.sh}), whether pairs of slices tell differences better
 * than forks ({@code lab/paired-slices.sh}), what the method favours ({@code lab/favours.sh},
 * {@code lab/apart.sh}), and whether searches find the best rows ({@code lab/choose-honest.sh}).
 */
package io.serbench.lab.evidence;
