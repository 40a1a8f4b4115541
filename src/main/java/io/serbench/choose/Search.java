package io.serbench.choose;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.choose.Choice.Requirements;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.dataset.source.Recipe;
import io.serbench.measure.Timing;
import io.serbench.report.metric.Digits;
import io.serbench.result.Observed;
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
import io.serbench.statistics.Summaries;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Searches all rows for the best ones that meet some needs, by elimination. The cheapest step comes
 * first: recorded verdicts, then whether rows carry the data, then a short fork for each, and
 * finally a run of those that may be best.
 */
public final class Search {
  /** The number of forks of a row that is measured precisely; two give very wide intervals. */
  private static final int FORKS = 3;

  private static final int EXPLAINED = 2; // Rows at the top of a shortlist.

  /** How many times as long a precise fork takes as one for a first impression. */
  private static final double DEARER = 1.5;

  private static final Timing SHORT = Preset.QUICK.timing().withWarmup(150);

  /** One turn: waiting for undisturbed moments would take longer than measuring. */
  private static final Share GLANCE = new Share(20, 20, 20, 1, 0);

  /** One turn as well: forks that take many turns would all end late, and some of them too late. */
  private static final Share ONE_TURN = new Share(50, 20, 50, 2, 0);

  /** The part of the time after which first impressions of likely rows must end. */
  private static final double LIKELY = 0.5;

  /** That of all others, of which recorded results say that they will not be chosen. */
  private static final double OTHERS = 0.3;

  /**
   * How rows are called when they are measured precisely. First impressions are of calls in a loop,
   * which is quicker: work between calls changes ratios of rows by less than the error of an
   * impression.
   *
   * @param arguments the options by which a plain run makes the same calls
   */
  public record PreciseCalls(Variant variant, List<String> arguments) {
    public PreciseCalls {
      arguments = List.copyOf(arguments);
    }
  }

  /** What a search depends on: forks, a clock, the catalog and a console. */
  public interface Bench {
    /** Shows a line about progress to the user. */
    void note(String line);

    /** Returns the clock that deadlines are checked against. */
    Clock clock();

    /** Returns the catalog, which tells which rows are of historical interest. */
    Catalog catalog();

    /**
     * Tries rows on the user's data for at most this time, and returns the request with the
     * results.
     */
    RunRequest tried(RunRequest request, Duration most);

    /**
     * Tries rows on other versions of the user's class for at most this time, and returns the
     * results; empty if the class cannot be changed, which the user is told.
     */
    List<Observed> changed(RunRequest known, List<Row> rows, Duration most);

    /**
     * Measures for at most this time and writes the result file; returns empty if time was over
     * before any fork ended.
     */
    Optional<Run> measured(RunRequest request, Path file, Duration most);
  }

  private final Bench bench;
  private final RunRequest request;
  private final UnaryOperator<List<String>> command;
  private final Function<List<Row>, PreciseCalls> calls;
  private final Requirements wanted;
  private final Aim aim;
  private final Instant deadline;
  private final Narrowing rows;

  /**
   * Creates a search among the rows of a request, on its first data set, usage and variant.
   *
   * @param command returns the command line of a plain run of rows with these names
   * @param calls returns how precise forks of these rows make their calls
   * @param deadline when the answer is due
   */
  public Search(
      Bench bench,
      RunRequest request,
      UnaryOperator<List<String>> command,
      Function<List<Row>, PreciseCalls> calls,
      Requirements wanted,
      Aim aim,
      Instant deadline) {
    this.bench = bench;
    this.request = request;
    this.command = command;
    this.calls = calls;
    this.wanted = wanted;
    this.aim = aim;
    this.deadline = deadline;
    this.rows = new Narrowing(bench, request, wanted, Front.recorded(aim));
  }

  /**
   * Eliminates rows that are known to be unsuitable without measuring them.
   *
   * @param named whether the user named rows, so that superseded ones may be chosen as well
   * @return for each row that lacks a single need, that need
   */
  public Collection<Need> narrow(boolean named) {
    return rows.narrow(named);
  }

  /** Returns the number of rows that are left. */
  public int size() {
    return rows.left().size();
  }

  /**
   * Measures the rows that are left, and returns the answer; empty if no row could be measured.
   *
   * @param inspected the request returned by {@link #toInspect}, with profiles of the user's data
   * @param likely the result file of short forks of rows that may be best by recorded results
   * @param others the result file of short forks of all others
   * @param precise the result file of the rows that may be best
   */
  public Optional<Choice> answer(RunRequest inspected, Path likely, Path others, Path precise) {
    RunRequest known = rows.tried(inspected, left().dividedBy(2));
    Duration left = left();
    if (rows.left().isEmpty() || left.isZero()) {
      return Optional.empty();
    }
    Instant began = now();
    List<Row> first = rows.likely();
    List<Row> last = rows.othersThan(first);
    List<Run> onceEach =
        Stream.of(
                once(known, first, likely, began.plusMillis((long) (left.toMillis() * LIKELY))),
                once(known, last, others, began.plusMillis((long) (left.toMillis() * OTHERS))))
            .flatMap(Optional::stream)
            .toList();
    Front once = Front.of(onceEach, aim);
    Front candidates = once.among(rows.left());
    Duration ofAFork =
        Duration.between(began, now()).dividedBy(Math.max(1, once.contenders().size()));
    rows.keepBest(candidates, gone(onceEach), first);
    rows.tryChanges(known, candidates, left().dividedBy(2));
    if (rows.left().isEmpty()) {
      return Optional.empty();
    }
    Front guessed = candidates.among(rows.left());
    Front told = confirmed(precisely(known, guessed, ofAFork, precise), candidates);
    if (rows.left().isEmpty()) {
      return Optional.empty();
    }
    List<Contender> shortlist = told.most(told.unbeaten(), Choice.MOST);
    return Optional.of(
        new Choice(
            wanted,
            rows.steps(),
            told,
            shortlist,
            rows.misses(once),
            command.apply(shortlist.stream().map(Contender::row).toList()),
            why(shortlist, known),
            rows.left()));
  }

  /** Returns options that show the methods of the first rows, and the cost of members. */
  private List<List<String>> why(List<Contender> shortlist, RunRequest known) {
    List<String> first = shortlist.stream().map(Contender::row).limit(EXPLAINED).toList();
    List<List<String>> commands = new ArrayList<>();
    commands.add(with("-profile=cpu,alloc", command.apply(first)));
    // Other rows have code for the members, and generated values depend on them.
    boolean fixed = !(known.matrix().datasets().get(0).recipe() instanceof Recipe.Drawn);
    Set<String> takeAnyType =
        rows.left().stream()
            .filter(row -> row.scope().takesAnyType())
            .map(Row::name)
            .collect(Collectors.toSet());
    first.stream()
        .filter(name -> fixed && takeAnyType.contains(name))
        .findFirst()
        .ifPresent(name -> commands.add(with("-without=*", command.apply(List.of(name)))));
    return commands;
  }

  private static List<String> with(String option, List<String> others) {
    return Stream.concat(Stream.of(option), others.stream()).toList();
  }

  /** Returns the rows whose results do not count, and why. */
  private static Map<String, String> gone(List<Run> runs) {
    Map<String, String> gone = new HashMap<>();
    for (Run run : runs) {
      run.cells().stream()
          .filter(cell -> cell.failure().isPresent())
          .forEach(cell -> gone.put(cell.id().row(), "failed"));
      Summaries.of(run).stream()
          .filter(row -> row.confirmation().isRefuted())
          .forEach(row -> gone.put(row.id().row(), "refuted: see docs/trust.md"));
    }
    return gone;
  }

  /** Keeps the rows that a precise run confirms, if there was one, and returns their results. */
  private Front confirmed(Optional<Run> run, Front candidates) {
    List<Run> runs = run.stream().toList();
    Front precise = Front.of(runs, aim);
    rows.keepConfirmed(precise, gone(runs), candidates);
    return candidates.updated(precise).among(rows.left());
  }

  /** Returns why there is no answer: either time ran out, or the last step left no row. */
  public String whyNone() {
    return rows.whyNone();
  }

  /**
   * Returns a request for the rows that are left and for near misses, those first that were fast
   * when recorded: time may run out.
   */
  public RunRequest toInspect() {
    return of(request, rows.fastestFirst());
  }

  /**
   * Measures each row in one short fork, whose library works on no other types first: that would
   * take longer than measuring. Returns empty if there are no rows or no time.
   */
  private Optional<Run> once(RunRequest known, List<Row> some, Path file, Instant until) {
    Duration time = Duration.between(now(), until);
    if (some.isEmpty() || time.isNegative() || time.isZero()) {
      return Optional.empty();
    }
    Variant usual = known.matrix().variants().get(0);
    Variant alone = usual.withTraffic(usual.traffic().withTypeProfile(Traffic.TypeProfile.OWN));
    RunRequest shortOnes =
        of(known, some, List.of(alone))
            .withMethod(
                method(known, Preset.QUICK.stopping(), SHORT, GLANCE), command.apply(names(some)));
    bench.note("measuring %s once; results: %s".formatted(Digits.count(some.size(), "row"), file));
    return bench.measured(shortOnes, file, time);
  }

  /**
   * Measures the rows that are left in several forks each, as a run does, until the deadline. If
   * that is soon, fewer rows are measured, rather than all of them in a single fork.
   *
   * @param candidates the results of one short fork of each row
   * @param ofAFork how long each of these forks took
   */
  private Optional<Run> precisely(RunRequest known, Front candidates, Duration ofAFork, Path file) {
    long forks = (long) (left().toMillis() / Math.max(1, DEARER * ofAFork.toMillis()));
    List<Row> some = rows.closest(candidates, (int) Math.max(1, forks / FORKS));
    Stopping usual = Preset.DEFAULT.stopping();
    int least = (int) Math.max(1, Math.min(FORKS, forks));
    Stopping stopping =
        new Stopping(
            least,
            // A single row need not be told apart from others.
            rows.left().size() == 1 ? least : usual.most(),
            usual.precision(),
            left().dividedBy(some.size()));
    List<String> arguments = new ArrayList<>(command.apply(names(some)));
    PreciseCalls following = calls.apply(some);
    arguments.addAll(following.arguments());
    RunRequest preciseOnes =
        of(known, some, List.of(following.variant()))
            .withMethod(method(known, stopping, Preset.QUICK.timing(), ONE_TURN), arguments);
    bench.note(
        "measuring %s precisely; results: %s".formatted(Digits.count(some.size(), "row"), file));
    return bench.measured(preciseOnes, file, left());
  }

  /**
   * Returns a method that times only what decides, so that many rows have their turn. With a user's
   * class that includes roundtrip, because some rows decode into a tree or a message, and only
   * their roundtrip ends with an object of the class.
   */
  private static Method method(RunRequest known, Stopping stopping, Timing timing, Share share) {
    Method asked = known.method();
    List<Phase> phases = new ArrayList<>(List.of(Phase.SER, Phase.DESER));
    if (!known.ownData().isEmpty()) {
      phases.add(Phase.ROUNDTRIP);
    }
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

  /** Returns the time until the deadline; zero after it. */
  private Duration left() {
    Duration left = Duration.between(now(), deadline);
    return left.isNegative() ? Duration.ZERO : left;
  }

  private Instant now() {
    return Instant.now(bench.clock());
  }

  private static List<String> names(List<Row> some) {
    return some.stream().map(Row::name).toList();
  }

  /** Returns the request with these rows. */
  public static RunRequest of(RunRequest known, List<Row> rows) {
    return of(known, rows, known.matrix().variants());
  }

  private static RunRequest of(RunRequest known, List<Row> rows, List<Variant> variants) {
    Matrix matrix = known.matrix();
    return known.withMatrix(new Matrix(rows, matrix.datasets(), matrix.usages(), variants));
  }
}
