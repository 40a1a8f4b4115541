package io.serbench.choose;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.choose.Answer.NearMiss;
import io.serbench.choose.Answer.Question;
import io.serbench.choose.Answer.Step;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
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
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * From all rows to the best of those that meet some needs, by elimination. The cheapest check comes
 * first: what was seen of rows, then whether they carry the data, then a short fork for each, and
 * at last a run of those that may be best.
 */
public final class Search {
  /** The error of a single short fork, which is barely warmed up: a factor of two. */
  private static final double DOUBT = 2;

  private static final String SLOW =
      "at least %.0f times as slow as a row that is no larger".formatted(DOUBT);

  private static final String UNLIKELY = "not measured in time and slow when recorded";

  /**
   * Rows are tried in this order: where time runs out, those are left out that are least likely to
   * be both fast and small.
   */
  private static final List<Format> LIKELIEST =
      List.of(Format.BINARY, Format.BIN_CROSSLANG, Format.JSON, Format.MISC, Format.XML);

  /** The number of near misses to print. */
  private static final int MOST_MISSES = 3;

  /** How many times as fast as the rest a near miss must be. */
  private static final double WORTH = 1.2;

  /** The part of the time for first impressions of rows that may be best. */
  private static final double IMPRESSIONS = 2 / 3.0;

  /** By then, those of others have to end. */
  private static final double HALF = 1 / 2.0;

  /**
   * How calls follow one another where rows are measured precisely. First impressions are of a
   * loop, which is quicker: work between calls changes ratios of rows by less than what an
   * impression may be wrong by.
   *
   * @param variant in which rows run
   * @param arguments by which a plain run has the same
   */
  public record Calls(Variant variant, List<String> arguments) {
    public Calls {
      arguments = List.copyOf(arguments);
    }
  }

  /** What a search works with: forks, a clock, and somebody who is told how far it is. */
  public interface Bench {
    /** Says something to the user. */
    void note(String line);

    /** Tells how much time is left. */
    Clock clock();

    /** Knows which rows are of the past. */
    Catalog catalog();

    /** Returns the request with what came of trying its rows on the user's data, for so long. */
    RunRequest tried(RunRequest request, Duration most);

    /**
     * Returns what some rows make of other versions of the user's class, as far as there is time;
     * empty where the class cannot be changed, which the user is told.
     */
    Optional<List<Observed>> changed(RunRequest known, List<Row> rows, Duration most);

    /** Measures for so long, into the file; empty where time was over before there was a fork. */
    Optional<Run> measured(RunRequest request, Path file, Duration most);
  }

  private final Bench bench;
  private final RunRequest request;
  private final UnaryOperator<List<String>> command;
  private final Aim aim;
  private final Question question;
  private final Narrowing rows;
  private final Measurements measurements;
  private List<String> refusals = List.of();

  /**
   * Of the rows of a request on its first data set, in its first usage and variant.
   *
   * @param command the command line of a plain run of rows with these names
   * @param calls of precise forks of some rows
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
   * Leaves out all rows of which it is known without measuring that they will not do. Returns the
   * needs that others lack, one for each row that lacks it alone.
   *
   * @param named whether the user named rows: then those that others supersede may be chosen, too
   */
  public Collection<Need> narrow(boolean named) {
    rows.narrow(named);
    return rows.near().values();
  }

  /** How many are left. */
  public int size() {
    return rows.left().size();
  }

  /**
   * Measures what is left; empty where nothing could be measured.
   *
   * @param inspected what {@link #toInspect} gave, with what the data are like
   * @param impressions get the results of a short fork for each row: of those that were fastest
   *     when recorded, of those that may be best nevertheless, and of the others
   * @param precise gets those of the rows that may be best
   */
  public Optional<Answer> answer(RunRequest inspected, List<Path> impressions, Path precise) {
    RunRequest known = tried(inspected);
    if (rows.left().isEmpty() || measurements.left().isZero()) {
      return Optional.empty();
    }
    Instant began = measurements.now();
    Duration time = measurements.left();
    List<List<Row>> batches = rows.likeliestFirst(DOUBT);
    Set<Row> unlikely = Set.copyOf(batches.get(batches.size() - 1));
    List<Run> onceEach = new ArrayList<>();
    for (int i = 0; i < batches.size(); i++) {
      boolean last = i == batches.size() - 1;
      Instant until = began.plus(part(time, last ? HALF : IMPRESSIONS));
      measurements.once(known, batches.get(i), impressions.get(i), until).ifPresent(onceEach::add);
    }
    Front once =
        new Front(
            onceEach.stream().flatMap(run -> Front.of(run, aim).contenders().stream()).toList(),
            aim);
    Front candidates = once.among(Measurements.names(rows.left()));
    Duration ofAFork =
        Duration.between(began, measurements.now())
            .dividedBy(Math.max(1, once.contenders().size()));
    Set<String> best = Front.names(candidates.best(Front.LEAST, DOUBT));
    Map<String, Integer> gone = new LinkedHashMap<>();
    Set<String> failed = new HashSet<>();
    onceEach.stream()
        .flatMap(run -> run.cells().stream())
        .filter(cell -> cell.failure().isPresent())
        .forEach(cell -> failed.add(cell.id().row()));
    rows.keep(
        row ->
            best.contains(row.name())
                ? Optional.empty()
                : Optional.of(
                    candidates.find(row.name()).isPresent()
                        ? SLOW
                        : failed.contains(row.name())
                            ? "failed"
                            : unlikely.contains(row) ? UNLIKELY : Answer.NOT_MEASURED),
        gone);
    rows.step("rows that may be best", gone);
    tryChanges(known, once, candidates);
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

  /**
   * Where needs are about types that change, the user's class does, as long as there is time: the
   * fastest rows come first. What nobody tried stays: it does what is needed with serbench's types.
   */
  private void tryChanges(RunRequest known, Front once, Front candidates) {
    Set<Feature> needed = versioning(need -> true);
    if (needed.isEmpty() || rows.left().isEmpty() || known.ownData().isEmpty()) {
      return;
    }
    List<Row> fastestFirst = new ArrayList<>(rows.left());
    fastestFirst.sort(
        Comparator.comparingDouble(
            row -> candidates.find(row.name()).orElseThrow().total().value()));
    Stream<Row> neighbours =
        rows.near().keySet().stream().filter(row -> once.find(row.name()).isPresent());
    Optional<List<Observed>> examined =
        bench.changed(
            known,
            Stream.concat(fastestFirst.stream(), neighbours).toList(),
            measurements.left().dividedBy(2));
    if (examined.isEmpty()) {
      rows.step("rows that were " + Answer.NOT_CHANGED, Map.of());
      return;
    }
    Map<String, Observed> seen = new HashMap<>();
    examined.get().forEach(each -> seen.put(each.row(), each));
    Map<String, Integer> gone = new LinkedHashMap<>();
    rows.keep(
        row -> has(needed, row, seen) ? Optional.empty() : Optional.of("lose or refuse data"),
        gone);
    rows.near()
        .entrySet()
        .removeIf(
            miss -> !has(versioning(need -> !need.equals(miss.getValue())), miss.getKey(), seen));
    boolean all = fastestFirst.stream().allMatch(row -> seen.containsKey(row.name()));
    rows.step(
        "rows that can read your class after a change"
            + (all ? "" : ", or were " + Answer.NOT_CHANGED),
        gone);
  }

  private Set<Feature> versioning(Predicate<Need> which) {
    return question.needs().stream()
        .filter(which)
        .flatMap(need -> need.versioning().stream())
        .collect(Collectors.toSet());
  }

  private static boolean has(Set<Feature> needed, Row row, Map<String, Observed> seen) {
    return !seen.containsKey(row.name()) || seen.get(row.name()).features().containsAll(needed);
  }

  private List<NearMiss> misses(Front once, Front candidates) {
    double fastest =
        candidates.contenders().stream().mapToDouble(it -> it.total().value()).min().orElse(0);
    List<NearMiss> misses = new ArrayList<>();
    rows.near()
        .forEach(
            (row, need) ->
                once.find(row.name())
                    .map(
                        it -> new NearMiss(it.row(), need, fastest / it.total().value(), it.size()))
                    .filter(miss -> miss.speed() > WORTH)
                    .ifPresent(misses::add));
    return misses.stream()
        .sorted(Comparator.comparingDouble(NearMiss::speed).reversed())
        .limit(MOST_MISSES)
        .toList();
  }

  /** Returns the request for what is left, and for near misses: what is tried first comes first. */
  public RunRequest toInspect() {
    return of(
        request, Stream.concat(likeliestFirst().stream(), rows.neighbours().stream()).toList());
  }

  private List<Row> likeliestFirst() {
    return rows.left().stream()
        .sorted(Comparator.comparingInt(row -> LIKELIEST.indexOf(row.tags().format())))
        .toList();
  }

  /** Tries rows on the user's data, where there are any. */
  private RunRequest tried(RunRequest inspected) {
    if (inspected.ownData().isEmpty()) {
      return inspected;
    }
    List<Row> likeliestFirst = likeliestFirst();
    RunRequest known = bench.tried(inspected, measurements.left().dividedBy(2));
    Map<String, TriedRow> tried = byName(known);
    Map<String, Integer> gone = new LinkedHashMap<>();
    rows.keep(
        row ->
            !tried.containsKey(row.name())
                ? Optional.of(Answer.NOT_MEASURED)
                : Optional.of(tried.get(row.name()).fit())
                    .filter(fit -> fit != Fit.FITS)
                    .map(Fit::word),
        gone);
    rows.step("rows that carry your data", gone);
    if (rows.left().isEmpty()) {
      refusals =
          Refusals.lines(
              likeliestFirst.stream().flatMap(row -> tried(row, tried).stream()).toList());
      // None is too slow to be of use now.
      List<Row> others = new ArrayList<>(rows.neighbours());
      others.removeIf(row -> tried.containsKey(row.name()));
      if (!others.isEmpty() && !measurements.left().isZero()) {
        tried.putAll(byName(bench.tried(of(known, others), measurements.left())));
      }
    }
    rows.near()
        .keySet()
        .removeIf(row -> tried(row, tried).filter(it -> it.fit() == Fit.FITS).isEmpty());
    return known;
  }

  private static Map<String, TriedRow> byName(RunRequest known) {
    Map<String, TriedRow> tried = new HashMap<>();
    known.ownData().stream()
        .flatMap(profile -> profile.rows().stream())
        .flatMap(List::stream)
        .forEach(row -> tried.put(row.row(), row));
    return tried;
  }

  private static Optional<TriedRow> tried(Row row, Map<String, TriedRow> tried) {
    return Optional.ofNullable(tried.get(row.name()));
  }

  /**
   * Says why there is no answer: because time ran out, or else what no row did, and which rows do
   * it that lack one need.
   */
  public String whyNone() {
    Step last = rows.steps().get(rows.steps().size() - 1);
    List<String> late = List.of(Answer.NOT_MEASURED, UNLIKELY);
    if (last.left() > 0
        || last.gone().stream().anyMatch(gone -> late.stream().anyMatch(gone::endsWith))) {
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

  /** The same with these rows. */
  public static RunRequest of(RunRequest known, List<Row> rows) {
    Matrix matrix = known.matrix();
    return known.of(new Matrix(rows, matrix.datasets(), matrix.usages(), matrix.variants()));
  }

  private static Duration part(Duration whole, double part) {
    return Duration.ofMillis((long) (whole.toMillis() * part));
  }
}
