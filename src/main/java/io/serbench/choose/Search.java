package io.serbench.choose;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.choose.Answer.NearMiss;
import io.serbench.choose.Answer.Question;
import io.serbench.choose.Answer.Step;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.dataset.Excerpt;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Observed;
import io.serbench.result.Run;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
  /** The error of a single short fork, which is barely warmed up: a factor of two. */
  private static final double DOUBT = 2;

  private static final String UNLIKELY = "skipped as slow when recorded";

  /** The number of near misses to print. */
  private static final int MOST_MISSES = 3;

  /** How many times as fast as the fastest row that meets all needs a near miss must be. */
  private static final double WORTH = 1.2;

  /** The part of the time after which first impressions must end. */
  private static final double IMPRESSIONS = 0.6;

  private static final int LONGEST_CAUSE = 160;

  /**
   * How rows are called when they are measured precisely. First impressions are of calls in a loop,
   * which is quicker: work between calls changes ratios of rows by less than the error of an
   * impression.
   *
   * @param arguments the options by which a plain run makes the same calls
   */
  public record Calls(Variant variant, List<String> arguments) {
    public Calls {
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
    Optional<List<Observed>> changed(RunRequest known, List<Row> rows, Duration most);

    /**
     * Measures for at most this time and writes the result file; returns empty if time was over
     * before any fork ended.
     */
    Optional<Run> measured(RunRequest request, Path file, Duration most);
  }

  private final Bench bench;
  private final RunRequest request;
  private final UnaryOperator<List<String>> command;
  private final Aim aim;
  private final Question question;
  private final Narrowing rows;
  private final Measurements measurements;
  private final List<String> refusals = new ArrayList<>();

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
      Function<List<Row>, Calls> calls,
      Question question,
      Aim aim,
      Instant deadline) {
    this.bench = bench;
    this.request = request;
    this.command = command;
    this.question = question;
    this.aim = aim;
    this.rows = new Narrowing(request, question, bench.catalog(), Front.recorded(aim), bench::note);
    this.measurements = new Measurements(bench, command, calls, deadline);
  }

  /**
   * Eliminates rows that are known to be unsuitable without measuring them.
   *
   * @param named whether the user named rows, so that superseded ones may be chosen as well
   * @return for each row that lacks a single need, that need
   */
  public Collection<Need> narrow(boolean named) {
    rows.narrow(named);
    return rows.near().values();
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
  public Optional<Answer> answer(RunRequest inspected, Path likely, Path others, Path precise) {
    RunRequest known = tried(inspected);
    Duration left = measurements.left();
    if (rows.left().isEmpty() || left.isZero()) {
      return Optional.empty();
    }
    Instant began = measurements.now();
    Instant until = began.plusMillis((long) (left.toMillis() * IMPRESSIONS));
    List<Row> first = rows.likely(DOUBT);
    List<Row> last = rows.left().stream().filter(row -> !first.contains(row)).toList();
    List<Run> onceEach =
        Stream.of(
                measurements.once(known, first, likely, until),
                measurements.once(known, last, others, until))
            .flatMap(Optional::stream)
            .toList();
    Front once =
        new Front(
            onceEach.stream().flatMap(run -> Front.of(run, aim).contenders().stream()).toList(),
            aim);
    Front candidates = once.among(Measurements.names(rows.left()));
    Duration ofAFork =
        Duration.between(began, measurements.now())
            .dividedBy(Math.max(1, once.contenders().size()));
    keepBest(candidates, failed(onceEach), first);
    tryChanges(known, candidates);
    if (rows.left().isEmpty()) {
      return Optional.empty();
    }
    Front guessed = candidates.among(Measurements.names(rows.left()));
    Front told =
        measurements
            .precisely(known, rows.left(), guessed, ofAFork, precise)
            .map(run -> guessed.updated(Front.of(run, aim)))
            .orElse(guessed);
    List<Contender> shortlist = told.most(told.unbeaten(), Answer.MOST);
    return Optional.of(
        new Answer(
            question,
            rows.steps(),
            told,
            shortlist,
            misses(once, candidates),
            command.apply(shortlist.stream().map(Contender::row).toList()),
            rows.left()));
  }

  private static Set<String> failed(List<Run> runs) {
    return runs.stream()
        .flatMap(run -> run.cells().stream())
        .filter(cell -> cell.failure().isPresent())
        .map(cell -> cell.id().row())
        .collect(Collectors.toSet());
  }

  /** Eliminates rows that are certainly slower than others, or have no result. */
  private void keepBest(Front candidates, Set<String> failed, List<Row> likely) {
    Set<String> best = Front.names(candidates.best(Front.LEAST, DOUBT));
    rows.keep(
        "rows that may be best",
        row -> {
          if (best.contains(row.name())) {
            return Optional.empty();
          }
          if (candidates.find(row.name()).isPresent()) {
            return Optional.of("over twice as slow as a row no larger");
          }
          if (failed.contains(row.name())) {
            return Optional.of("failed");
          }
          return Optional.of(likely.contains(row) ? Answer.NOT_MEASURED : UNLIKELY);
        });
  }

  /**
   * If needs concern classes that change, tries rows on changes of the user's class, the fastest
   * rows first, as far as time allows. Rows that were not tried remain, since they meet the needs
   * with serbench's own classes.
   */
  private void tryChanges(RunRequest known, Front candidates) {
    Set<Feature> needed =
        question.needs().stream()
            .flatMap(need -> need.versioning().stream())
            .collect(Collectors.toSet());
    if (needed.isEmpty() || rows.left().isEmpty() || known.ownData().isEmpty()) {
      return;
    }
    List<Row> fastestFirst = new ArrayList<>(rows.left());
    fastestFirst.sort(
        Comparator.comparingDouble(
            row -> candidates.find(row.name()).orElseThrow().total().value()));
    Optional<List<Observed>> examined =
        bench.changed(known, fastestFirst, measurements.left().dividedBy(2));
    if (examined.isEmpty()) {
      rows.keep("rows that were " + Answer.NOT_CHANGED, row -> Optional.empty());
      return;
    }
    Map<String, Observed> seen = new HashMap<>();
    examined.get().forEach(each -> seen.put(each.row(), each));
    boolean all = fastestFirst.stream().allMatch(row -> seen.containsKey(row.name()));
    rows.keep(
        "rows that can read your class after a change"
            + (all ? "" : ", or were " + Answer.NOT_CHANGED),
        row ->
            Optional.ofNullable(seen.get(row.name()))
                .filter(each -> !each.features().containsAll(needed))
                .map(each -> "lose or refuse data"));
  }

  private List<NearMiss> misses(Front once, Front candidates) {
    double fastest =
        candidates.contenders().stream().mapToDouble(it -> it.total().value()).min().orElse(0);
    return rows.near().entrySet().stream()
        .flatMap(
            near ->
                once.find(near.getKey().name()).stream()
                    .map(
                        it ->
                            new NearMiss(
                                it.row(),
                                near.getValue(),
                                fastest / it.total().value(),
                                it.size())))
        .filter(miss -> miss.speed() > WORTH)
        .sorted(Comparator.comparingDouble(NearMiss::speed).reversed())
        .limit(MOST_MISSES)
        .toList();
  }

  /**
   * Returns a request for the rows that are left and for near misses, those first that were fast
   * when recorded: time may run out.
   */
  public RunRequest toInspect() {
    return of(request, rows.fastestFirst());
  }

  /** Tries rows on the user's data, if there are any, and returns the request with the results. */
  private RunRequest tried(RunRequest inspected) {
    if (inspected.ownData().isEmpty()) {
      return inspected;
    }
    RunRequest known = bench.tried(inspected, measurements.left().dividedBy(2));
    Map<String, TriedRow> tried = byName(known);
    rows.keep(
        "rows that carry your data",
        row ->
            !tried.containsKey(row.name())
                ? Optional.of(Answer.NOT_MEASURED)
                : Optional.of(tried.get(row.name()).fit())
                    .filter(fit -> fit != Fit.FITS)
                    .map(Fit::word));
    if (rows.left().isEmpty()) {
      Map<Fit, String> causes = new EnumMap<>(Fit.class);
      tried.values().forEach(row -> causes.putIfAbsent(row.fit(), refusal(row)));
      causes.remove(Fit.FITS);
      refusals.addAll(causes.values());
    }
    rows.near()
        .keySet()
        .removeIf(row -> !tried.containsKey(row.name()) || tried.get(row.name()).fit() != Fit.FITS);
    return known;
  }

  private static String refusal(TriedRow row) {
    return "for example, %s %s: %s"
        .formatted(row.row(), row.fit().word(), Excerpt.of(row.cause(), LONGEST_CAUSE));
  }

  private static Map<String, TriedRow> byName(RunRequest known) {
    Map<String, TriedRow> tried = new LinkedHashMap<>();
    known.ownData().stream()
        .flatMap(profile -> profile.rows().stream())
        .flatMap(List::stream)
        .forEach(row -> tried.put(row.row(), row));
    return tried;
  }

  /**
   * Returns why there is no answer: either time ran out, or the last step left no row; then rows
   * that carry the data but lack a single need are named as well.
   */
  public String whyNone() {
    Step last = rows.steps().get(rows.steps().size() - 1);
    if (last.left() > 0
        || last.gone().containsKey(Answer.NOT_MEASURED)
        || last.gone().containsKey(UNLIKELY)) {
      return "no row could be measured in time; pass a longer -budget";
    }
    List<String> lines = new ArrayList<>();
    lines.add("no row is left (%s)".formatted(last.line()));
    lines.addAll(refusals);
    Map<String, List<String>> without = new LinkedHashMap<>();
    rows.near()
        .forEach(
            (row, need) ->
                without.computeIfAbsent(need.word(), word -> new ArrayList<>()).add(row.name()));
    without.forEach(
        (need, rows) ->
            lines.add("these carry your data, but lack " + need + ": " + String.join(", ", rows)));
    return String.join("\n", lines);
  }

  /** Returns the request with these rows. */
  public static RunRequest of(RunRequest known, List<Row> rows) {
    Matrix matrix = known.matrix();
    return known.of(new Matrix(rows, matrix.datasets(), matrix.usages(), matrix.variants()));
  }
}
