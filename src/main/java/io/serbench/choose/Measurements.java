package io.serbench.choose;

import io.serbench.catalog.Row;
import io.serbench.choose.Search.Bench;
import io.serbench.choose.Search.Calls;
import io.serbench.measure.Timing;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Traffic;
import io.serbench.run.Method;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Share;
import io.serbench.run.Method.Stopping;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Measures for a search: first all rows briefly, then those that may be best. */
final class Measurements {
  /** The number of forks of a row that is measured precisely; two give very wide intervals. */
  private static final int FORKS = 3;

  /** How many times as long a precise fork takes as one for a first impression. */
  private static final double DEARER = 1.5;

  private static final Timing SHORT = Preset.QUICK.timing().withWarmup(150);

  /** One turn: waiting for undisturbed moments would take longer than measuring. */
  private static final Share GLANCE = new Share(20, 20, 20, 1, 0);

  /** One turn as well: forks that take many turns would all end late, and some of them too late. */
  private static final Share ONE_TURN = new Share(50, 20, 50, 2, 0);

  private final Bench bench;
  private final UnaryOperator<List<String>> command;
  private final Function<List<Row>, Calls> calls;
  private final Instant deadline;

  /**
   * Creates measurements that end by a deadline.
   *
   * @param command returns the command line of a plain run of rows with these names
   * @param calls returns how precise forks of these rows make their calls
   */
  Measurements(
      Bench bench,
      UnaryOperator<List<String>> command,
      Function<List<Row>, Calls> calls,
      Instant deadline) {
    this.bench = bench;
    this.command = command;
    this.calls = calls;
    this.deadline = deadline;
  }

  /**
   * Measures each row in one short fork, whose library works on no other types first: that would
   * take longer than measuring. Returns empty if there are no rows or no time.
   */
  Optional<Run> once(RunRequest known, List<Row> rows, Path file, Instant until) {
    Duration time = Duration.between(now(), until);
    if (rows.isEmpty() || time.isNegative() || time.isZero()) {
      return Optional.empty();
    }
    Variant usual = known.matrix().variants().get(0);
    Variant alone = usual.with(usual.traffic().with(Traffic.Profile.OWN));
    RunRequest shortOnes =
        of(known, rows, alone)
            .by(method(known, Preset.QUICK.stopping(), SHORT, GLANCE), command.apply(names(rows)));
    bench.note("measuring %d rows once; results: %s".formatted(rows.size(), file));
    return bench.measured(shortOnes, file, time);
  }

  /**
   * Measures rows in several forks each, as a run does, in the time that is left. If that is short,
   * fewer rows are measured, rather than all of them in a single fork.
   *
   * @param candidates the results of one short fork of each row
   * @param ofAFork how long each of these forks took
   */
  Optional<Run> precisely(
      RunRequest known, List<Row> rows, Front candidates, Duration ofAFork, Path file) {
    long forks = (long) (left().toMillis() / Math.max(1, DEARER * ofAFork.toMillis()));
    List<Row> some =
        rows.stream()
            .sorted(
                Comparator.comparingDouble(
                    row -> candidates.behind(candidates.find(row.name()).orElseThrow())))
            .limit(Math.max(1, forks / FORKS))
            .toList();
    Stopping usual = Preset.DEFAULT.stopping();
    int least = (int) Math.max(1, Math.min(FORKS, forks));
    Stopping stopping =
        new Stopping(
            least,
            // A single row need not be told apart from others.
            rows.size() == 1 ? least : usual.most(),
            usual.precision(),
            left().dividedBy(some.size()));
    List<String> arguments = new ArrayList<>(command.apply(names(some)));
    Calls following = calls.apply(some);
    arguments.addAll(following.arguments());
    RunRequest preciseOnes =
        of(known, some, following.variant())
            .by(method(known, stopping, Preset.QUICK.timing(), ONE_TURN), arguments);
    bench.note("measuring %d rows precisely; results: %s".formatted(some.size(), file));
    return bench.measured(preciseOnes, file, left());
  }

  /**
   * Returns a method that times only what decides, so that many rows have their turn. With a user's
   * class that includes roundtrip, because some rows decode into a tree or a message, and only
   * their roundtrip ends with an object of the class.
   */
  private static Method method(RunRequest known, Stopping stopping, Timing timing, Share share) {
    Method asked = known.method();
    List<Phase> phases =
        !known.ownData().isEmpty()
            ? List.of(Phase.SER, Phase.DESER, Phase.ROUNDTRIP)
            : List.of(Phase.SER, Phase.DESER);
    return new Method(
        asked.preset(),
        stopping,
        timing,
        share,
        asked.alive(),
        asked.noise(),
        phases,
        asked.skipPreWarmup());
  }

  private static RunRequest of(RunRequest known, List<Row> rows, Variant variant) {
    Matrix matrix = known.matrix();
    return known.of(new Matrix(rows, matrix.datasets(), matrix.usages(), List.of(variant)));
  }

  /** Returns the time until the deadline; zero after it. */
  Duration left() {
    Duration left = Duration.between(now(), deadline);
    return left.isNegative() ? Duration.ZERO : left;
  }

  Instant now() {
    return Instant.now(bench.clock());
  }

  static List<String> names(List<Row> some) {
    return some.stream().map(Row::name).toList();
  }
}
