package io.serbench.run;

import io.serbench.measure.Timing;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * What a run would do, and about how long it would take.
 *
 * @param plan its cells
 * @param room for its forks
 * @param done forks that were measured before, where a run is resumed
 * @param least what is left takes so long, where every row is soon precise enough
 * @param most and so long where none is; the same where the number of forks is fixed
 */
public record Forecast(Plan plan, Room room, int done, Duration least, Duration most) {
  /** Seconds for the start of a JVM, the first calls, the checks and the end. */
  private static final double START = 1;

  /** Of the time between its floor and its cap, what a phase needs to get steady. */
  private static final double UNTIL_STEADY = 0.4;

  /** Measuring takes so many times as long as what is measured: turns warm up anew, and wait. */
  private static final double TURNS = 2;

  /** Where one fork measures while another warms up, a fork takes this part of its time. */
  private static final double BESIDE = 2.0 / 3;

  /** Of a request. */
  static Forecast of(RunRequest request, Room room, Instant now) {
    Plan plan = Plan.of(request);
    Stopping stopping = request.method().stopping();
    int cells = (int) plan.cells().stream().filter(cell -> cell.unavailable().isEmpty()).count();
    int done = request.resumed().map(Resumed::forks).orElse(0);
    Duration spent = request.resumed().map(resumed -> resumed.spent(now)).orElse(Duration.ZERO);
    int forks = Math.max(0, cells * Math.max(1, stopping.least()) - done);
    Duration least = seconds(forks * secondsOfAFork(request.method(), room));
    Duration budget =
        stopping.most() > stopping.least()
            ? stopping.budget().multipliedBy(cells).minus(spent)
            : Duration.ZERO;
    return new Forecast(plan, room, done, least, budget.compareTo(least) > 0 ? budget : least);
  }

  /** The cells that run. */
  public List<Cell> running() {
    return plan.cells().stream().filter(cell -> cell.unavailable().isEmpty()).toList();
  }

  /** The cells that do not, since something is missing here. */
  public List<Cell> unavailable() {
    return plan.cells().stream().filter(cell -> cell.unavailable().isPresent()).toList();
  }

  private static double secondsOfAFork(Method method, Room room) {
    Timing timing = method.timing();
    int phases = method.phases().size();
    double warmUp =
        timing.warmupFloor() + UNTIL_STEADY * (timing.warmupCap() - timing.warmupFloor());
    double measured =
        method.phases().stream()
            .mapToDouble(phase -> phase.inTotal() ? method.share().clean() : method.share().other())
            .sum();
    double alone = START + (phases * warmUp + TURNS * measured) / 1e3;
    return room.beside() ? BESIDE * alone : alone;
  }

  private static Duration seconds(double seconds) {
    return Duration.ofMillis(Math.round(seconds * 1000));
  }
}
