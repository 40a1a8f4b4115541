package io.serbench.result;

import java.util.ArrayList;
import java.util.List;

/** Made-up forks in which a witness ran, and in which the machine was disturbed for a while. */
public final class Witnessed {
  /** Timed batches of each phase. */
  public static final int BATCHES = 40;

  private static final int BATCH = 10;
  private static final long QUIET = 300_000;
  private static final double SLOWER = 1.5;

  private Witnessed() {}

  /**
   * The row with one more fork.
   *
   * @param disturbed how many batches of each phase are, which makes them half as slow again
   */
  public static CellResult with(CellResult row, int disturbed, double ser, double deser) {
    return row.withFork(fork(row, disturbed, ser, deser));
  }

  private static ForkResult fork(CellResult row, int disturbed, double ser, double deser) {
    return Runs.fork(
        row,
        240,
        List.of(
            phase(Phase.CREATE, disturbed, ser / 4),
            phase(Phase.SER, disturbed, ser),
            phase(Phase.DESER, disturbed, deser),
            phase(Phase.ENCODE, disturbed, ser / 2),
            phase(Phase.ROUNDTRIP, disturbed, ser + deser)));
  }

  private static PhaseResult phase(Phase phase, int disturbed, double nanos) {
    List<Long> batches = new ArrayList<>();
    List<Long> witness = new ArrayList<>();
    for (int i = 0; i < BATCHES; i++) {
      double slower = i < disturbed ? SLOWER : 1;
      batches.add(Math.round(nanos * BATCH * slower));
      witness.add(Math.round(QUIET * slower));
    }
    witness.add(disturbed < BATCHES ? QUIET : Math.round(QUIET * SLOWER));
    return MadeUpPhase.of(phase, batches)
        .batch(BATCH)
        .witness(witness)
        .warmUp(600, true)
        .allocated(nanos / 2)
        .result();
  }
}
