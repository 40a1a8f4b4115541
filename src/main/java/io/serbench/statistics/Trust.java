package io.serbench.statistics;

/**
 * How far to trust the numbers of a cell.
 *
 * @param forks forks that did not fail
 * @param undisturbed how much of what they measured was undisturbed
 * @param steady whether every phase but create got steady in every fork before it was measured
 * @param disturbed whether too few batches were undisturbed, so that disturbed ones had to be used
 */
public record Trust(int forks, UndisturbedShare undisturbed, boolean steady, boolean disturbed) {}
