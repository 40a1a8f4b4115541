package io.serbench.run;

import io.serbench.measure.Timing;
import io.serbench.result.Phase;
import io.serbench.run.Capacity.Room;
import java.time.Duration;

/**
 * What a run would do, and about how long it would take.
 *
 * @param done the number of forks that were measured before; 0 unless a run is resumed
 * @param forks the least number of forks that are still to be measured
 * @param least the time that is left if every row is soon precise enough
 * @param most the time that is left if no row is; the same if the number of forks is fixed
 * @param slowdown how many times as long other programs make it take; at least 1
 * @param profiles the number of forks, among these, that profile rows after the measurement
 */
public record Forecast(
    Plan plan,
    Room room,
    int done,
    int forks,
    Duration least,
    Duration most,
    double slowdown,
    int profiles) {
  /** Milliseconds for the start of a JVM, the first calls, the checks, new values, and its end. */
  private static final double START = 2800;

  /** The fraction of the time between its floor and its cap that a phase needs to get steady. */
  private static final double UNTIL_STEADY = 0.4;

  /** The time of turns relative to that of their batches: phases are rewarmed, and wait. */
  private static final double TURNS = 2;

  /** Time on the clock relative to that of all forks, if one warms up while another measures. */
  static final double BESIDE = 2.0 / 3;

  /**
   * Returns the forecast of a run after which forks profile rows, one at a time.
   *
   * @param least the time for which each samples if that is soon enough for its shares
   * @param most the time for which each samples otherwise
   */
  public Forecast profiling(int rows, Method method, Duration least, Duration most) {
    Duration fork = Duration.ofMillis(Math.round(slowdown * busy(method)));
    return new Forecast(
        plan,
        room,
        done,
        forks + rows,
        this.least.plus(fork.plus(least).multipliedBy(rows)),
        this.most.plus(fork.plus(most).multipliedBy(rows)),
        slowdown,
        rows);
  }

  /** Returns the estimated time for which a fork keeps a processor busy, in milliseconds. */
  static double busy(Method method) {
    Timing timing = method.timing();
    double busy = method.stopping().least() == 0 ? 0 : START;
    for (Phase phase : method.phases()) {
      double cap = phase.isHeadline() ? timing.warmupCap() : timing.shortWarmupCap();
      double measured = phase.isHeadline() ? method.share().clean() : method.share().other();
      busy += timing.warmupFloor() + UNTIL_STEADY * (cap - timing.warmupFloor()) + TURNS * measured;
    }
    return busy;
  }
}
