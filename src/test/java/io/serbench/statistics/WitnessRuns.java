package io.serbench.statistics;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Runs on machines whose speed, as the witness sees it, is known. */
final class WitnessRuns {
  /** The witness's best speed, in nanoseconds. */
  static final long BEST = 300_000;

  static final CellResult ROW =
      Runs.row("kryo-flat", Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE));

  private WitnessRuns() {}

  /** Returns a run with one fork for each list of readings, in the order of time. */
  static Run of(List<List<Long>> forks) {
    CellResult row = ROW;
    for (List<Long> readings : forks) {
      row = row.withFork(fork(row, readings));
    }
    // The rows are not in the order of time.
    List<ForkResult> shuffled = new ArrayList<>(row.forks());
    Collections.reverse(shuffled);
    CellResult reversed = ROW;
    for (ForkResult fork : shuffled) {
      reversed = reversed.withFork(fork);
    }
    return Runs.run(List.of(reversed));
  }

  private static ForkResult fork(CellResult row, List<Long> readings) {
    int half = readings.size() / 2;
    return Runs.fork(
        row,
        80,
        List.of(
            phase(Phase.SER, readings.subList(0, half)),
            phase(Phase.DESER, readings.subList(half, readings.size()))));
  }

  private static PhaseResult phase(Phase phase, List<Long> readings) {
    return readings.isEmpty()
        ? MadeUpPhase.of(phase, List.of()).result()
        : MadeUpPhase.of(phase, readings.size() - 1, 1000).witness(readings).result();
  }

  /** Returns 1,000 readings of a fork, of which a fraction is slow and the rest undisturbed. */
  static List<Long> readings(double speed, double slowPart, double slowFactor) {
    return IntStream.range(0, 1000)
        .mapToLong(
            i ->
                Math.round(
                    BEST * speed * (1 + i % 10 * 0.002) * (i < slowPart * 1000 ? slowFactor : 1)))
        .boxed()
        .toList();
  }

  /** Returns the readings of several equal forks. */
  static List<List<Long>> forks(int count, List<Long> readings) {
    return LongStream.range(0, count).mapToObj(i -> readings).toList();
  }
}
