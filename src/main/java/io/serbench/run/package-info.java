/**
 * A run: the request, the plan of cells, live forks that take turns, the rule that adds forks, and
 * the state of it all. {@link io.serbench.run.InterleavedRun} does everything in one thread; start
 * there.
 *
 * <p><b>How a fork lives.</b> It is started when {@link io.serbench.run.Capacity} has room, for the
 * cell that {@link io.serbench.run.Planner} chooses: first those with too few forks, then the one
 * whose interval is widest. It opens its row, checks a round trip and warms up. Then it waits, and
 * measures whenever {@link io.serbench.run.Rounds} give it a turn, until it has enough undisturbed
 * batches ({@link io.serbench.run.LiveFork#lacks}). It checks a round trip again and ends, and its
 * result is added to the {@link io.serbench.run.RunState}.
 *
 * <p><b>What it is judged by.</b> The {@link io.serbench.run.ReferenceFork} of its JVM runs no row,
 * and reads the witness between turns. No fork of another row has a say in what counts as
 * undisturbed.
 *
 * <p><b>How else it ends.</b> A fork that fails, crashes, or is killed because it was silent gives
 * the reason, which is then the row's result. {@link io.serbench.run.InterleavedRun#interrupt}
 * kills all live forks; of these, only those count that had measured every phase.
 *
 * <p><b>When the run ends.</b> When no cell needs another fork ({@link
 * io.serbench.run.Method.Stopping}): each is precise enough, or the budget of all is spent.
 *
 * <p>Timing is done in the fork ({@code fork}, {@code measure}); JVMs are started and ended by
 * {@code process}; batches become numbers in {@code statistics}.
 */
package io.serbench.run;
