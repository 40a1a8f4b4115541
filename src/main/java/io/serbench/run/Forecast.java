package io.serbench.run;

import io.serbench.measure.Timing;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Method.Stopping;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * What a run would do, and about how long it would take.
 *
 * @param plan its cells
 * @param room for its forks
 * @param done forks that were measured before, where a run is resumed
 * @param forks how many are left at least
 * @param least what is left takes so long, where every row is soon precise enough
 * @param most and so long where none is; the same where the number of forks is fixed
 */
public record Forecast(Plan plan, Room room, int done, int forks, Duration least, Duration most) {
  /** Milliseconds for the start of a JVM, the first calls, the checks and the end. */
  private static final double START = 1000;

  /** Of the time between its floor and its cap, what a phase needs to get steady. */
  private static final double UNTIL_STEADY = 0.4;

  /** Measuring takes so many times as long as what is measured: turns warm up anew, and wait. */
  private static final double TURNS = 2;

  /** Where one fork measures while another warms up, a fork takes this part of its time. */
  private static final double BESIDE = 2.0 / 3;

  /**
   * How long a fork keeps a processor busy, before any is known. All in milliseconds.
   *
   * @param preparation its start and its warm-up
   * @param turns in which it measures
   */
  record Fork(double preparation, double turns) {
    /** Of a run that measures so. */
    static Fork of(Method method) {
      Timing timing = method.timing();
      double warmUp =
          method.phases().stream()
              .mapToLong(phase -> phase.isHeadline() ? timing.warmupCap() : timing.shortWarmupCap())
              .mapToDouble(
                  cap -> timing.warmupFloor() + UNTIL_STEADY * (cap - timing.warmupFloor()))
              .sum();
      double measured =
          method.phases().stream()
              .mapToDouble(
                  phase -> phase.isHeadline() ? method.share().clean() : method.share().other())
              .sum();
      double start = method.stopping().least() == 0 ? 0 : START;
      return new Fork(start + warmUp, TURNS * measured);
    }

    /** All of it. */
    double busy() {
      return preparation + turns;
    }
  }

  /** How much of the time that a fork keeps a processor busy passes on the clock. */
  static double timeOfBusy(Room room) {
    return room.beside() ? BESIDE : 1;
  }

  /** Of a request. */
  static Forecast of(RunRequest request, Room room, Instant now) {
    Plan plan = Plan.of(request);
    Stopping stopping = request.method().stopping();
    int cells = plan.running().size();
    int done = request.resumed().map(Resumed::forks).orElse(0);
    Duration spent =
        request.resumed().map(resumed -> resumed.course(now).lasted(now)).orElse(Duration.ZERO);
    int forks = Math.max(0, cells * Math.max(1, stopping.least()) - done);
    Duration least =
        Duration.ofMillis(Math.round(forks * Fork.of(request.method()).busy() * timeOfBusy(room)));
    Duration budget =
        stopping.most() > stopping.least()
            ? stopping.budget().multipliedBy(cells).minus(spent)
            : Duration.ZERO;
    return new Forecast(
        plan, room, done, forks, least, budget.compareTo(least) > 0 ? budget : least);
  }

  /** The cells that run. */
  public List<Cell> running() {
    return plan.running();
  }
}
