/**
 * A run: what was asked for, the plan of cells, the forks that live and take turns, the rule that
 * adds forks, and the state of it all while it grows.
 *
 * <p>Start at {@link io.serbench.run.InterleavedRun}, which does everything in one thread; {@link
 * io.serbench.run.Planner} says which cell gets the next fork, {@link io.serbench.run.Rounds} whose
 * turn it is, {@link io.serbench.run.Capacity} who may start or measure now, and {@link
 * io.serbench.run.LiveFork} what a fork has measured and lacks.
 *
 * <p>What does not belong here: timing (that is done in the child), processes and their ends, and
 * how numbers are made of batches.
 */
package io.serbench.run;
