/**
 * A run: what was asked for, the plan of cells, the forks that live and take turns, the rule that
 * adds forks, and the state of it all while it grows. {@link io.serbench.run.InterleavedRun} does
 * everything in one thread; start there.
 *
 * <p><b>How a fork lives.</b> It is started where {@link io.serbench.run.Capacity} has room, for
 * the cell that {@link io.serbench.run.Planner} chooses: first those with too few forks, then the
 * one whose interval is widest. It opens its row, checks a round trip and warms up. Then it waits,
 * and measures whenever {@link io.serbench.run.Rounds} give it a turn, until it has undisturbed
 * batches enough ({@link io.serbench.run.LiveFork#lacks}). It checks once more, ends, and what it
 * measured is a part of the {@link io.serbench.run.RunState}.
 *
 * <p><b>How it dies otherwise.</b> What fails, crashes or is killed for its silence says why, which
 * is the row's result. {@link io.serbench.run.InterleavedRun#interrupt} kills all that live; of
 * these only such count as had measured everything.
 *
 * <p><b>When the run ends.</b> When no cell needs another fork ({@link
 * io.serbench.run.Method.Stopping}): each is precise enough, or the budget of all is spent.
 *
 * <p>What does not belong here: timing (that is done in the child), processes and their ends, and
 * how numbers are made of batches.
 */
package io.serbench.run;
