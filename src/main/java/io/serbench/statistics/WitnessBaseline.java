package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.PhaseResult;
import io.serbench.result.RowResult;
import io.serbench.result.Run;
import java.util.stream.LongStream;

/** The witness's best speed in a run: a constant of the machine, whatever the rows do. */
public final class WitnessBaseline {
  /** Low enough to find quiet moments in a busy run, not so low as to be a single lucky reading. */
  private static final double QUANTILE = 0.02;

  private WitnessBaseline() {}

  /**
   * Nanoseconds of an undisturbed reading: the 2 % quantile over all readings of all forks.
   *
   * @return 0 where no witness ran
   */
  public static long of(Run run) {
    return of(run.rows().stream().flatMapToLong(WitnessBaseline::readings));
  }

  static long of(LongStream readings) {
    long[] sorted = readings.sorted().toArray();
    return sorted.length == 0 ? 0 : sorted[(int) (QUANTILE * (sorted.length - 1))];
  }

  private static LongStream readings(RowResult row) {
    return row.forks().stream()
        .map(ForkResult::phases)
        .flatMap(phases -> phases.stream())
        .map(PhaseResult::witness)
        .flatMapToLong(witness -> witness.stream().mapToLong(Long::longValue));
  }
}
