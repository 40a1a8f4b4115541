package io.serbench.choose;

import io.serbench.catalog.DefaultRows.RowKind;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.choose.Choice.NearMiss;
import io.serbench.choose.Choice.Requirements;
import io.serbench.choose.Choice.SearchStep;
import io.serbench.choose.Search.Bench;
import io.serbench.dataset.Causes;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.report.metric.Digits;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Observed;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Eliminates rows step by step, and begins with what is known of rows without trying them. */
final class Narrowing {
  /** The error of a single short fork, which is barely warmed up: a factor of two. */
  private static final double DOUBT = 2;

  private static final String UNLIKELY = "skipped as slow when recorded";

  /** The number of near misses to print. */
  private static final int MOST_MISSES = 3;

  /** How many times as fast as the fastest row that meets all needs a near miss must be. */
  private static final double WORTH = 1.2;

  private static final int LONGEST_CAUSE = 160;

  private static final int MOST_FITTING = 5; // Names, if no row could be measured.

  /** The number of rows lacking one need that are measured as well. */
  private static final int MOST_NEAR = 6;

  private final Bench bench;
  private final RunRequest request;
  private final Requirements wanted;
  private final Front recorded;
  private final List<SearchStep> steps = new ArrayList<>();

  /** The rows that lack a single need, and that need, without those that fail otherwise. */
  private final Map<Row, Need> near = new LinkedHashMap<>();

  private final List<String> refusals = new ArrayList<>();
  private List<Row> left;

  /** The rows that were left last, before a step left none. */
  private List<Row> lastLeft;

  /** The rows that were eliminated because others are faster, and which stand in for those. */
  private List<Row> slower = List.of();

  /** Creates an elimination that begins with all rows of a request. */
  Narrowing(Bench bench, RunRequest request, Requirements wanted, Front recorded) {
    this.bench = bench;
    this.request = request;
    this.wanted = wanted;
    this.recorded = recorded;
    this.left = request.matrix().rows();
    this.lastLeft = left;
  }

  List<Row> left() {
    return left;
  }

  List<SearchStep> steps() {
    return steps;
  }

  /** Eliminates rows without measuring them; see {@link Search#narrow}. */
  Collection<Need> narrow(boolean named) {
    keep("rows", row -> Optional.empty());
    keep("rows that support such data", this::obstacle);
    if (!named && left.stream().anyMatch(row -> past(row).isPresent())) {
      keep("rows that are not mostly of historical interest", this::past);
    }
    if (!wanted.needs().isEmpty()) {
      keep("rows that meet the needs", this::lacking);
    }
    if (!named && left.stream().anyMatch(row -> beside(row).isPresent())) {
      keep("usual rows, or variants of rows that do not meet the needs", this::beside);
    }
    return near.values();
  }

  /**
   * Eliminates rows in one step.
   *
   * @param what a description of the rows that remain
   * @param cause returns why a row is eliminated; empty to keep it
   */
  private void keep(String what, Function<Row, Optional<String>> cause) {
    List<Row> kept = new ArrayList<>();
    Map<String, Integer> gone = new LinkedHashMap<>();
    for (Row row : left) {
      cause
          .apply(row)
          .ifPresentOrElse(why -> gone.merge(why, 1, Integer::sum), () -> kept.add(row));
    }
    left = kept;
    if (!left.isEmpty()) {
      lastLeft = left;
    }
    SearchStep step = new SearchStep(what, left.size(), gone);
    steps.add(step);
    bench.note(step.line());
  }

  private Optional<String> obstacle(Row row) {
    DatasetSource data = request.matrix().datasets().get(0);
    Usage usage = request.matrix().usages().get(0);
    return row.obstacle(data.type(), usage.transport(), usage.shared())
        .map(Narrowing::withoutDetails)
        .or(() -> request.unavailable(row).map(cause -> "that cannot run here"))
        .or(() -> Optional.of("no serializer").filter(no -> row.tags().plays(Role.YARDSTICK)))
        .or(() -> Optional.of("accessors").filter(no -> row.tags().has(Feature.LAZY)));
  }

  /** Returns why another row stands for this one; empty if none does. */
  private Optional<String> beside(Row row) {
    RowKind kind = bench.catalog().standing(row).kind();
    if (kind == RowKind.SPECIAL) {
      return Optional.of(kind.meaning());
    }
    return Optional.of("variants of usual rows")
        .filter(no -> kind == RowKind.VARIANT || kind == RowKind.LAZY)
        .filter(
            no ->
                left.stream()
                    .filter(other -> other.library().equals(row.library()))
                    .anyMatch(other -> bench.catalog().standing(other).isDefault()));
  }

  /** Returns why the row is no choice for new code; empty if it is one. */
  private Optional<String> past(Row row) {
    return Optional.of("superseded or without releases")
        .filter(no -> bench.catalog().standing(row).kind() == RowKind.HISTORICAL);
  }

  /** Shortens an obstacle, so that rows with similar ones are counted together. */
  private static String withoutDetails(String obstacle) {
    return obstacle.startsWith("is made for ") ? "made for other data" : obstacle.split(":", 2)[0];
  }

  private Optional<String> lacking(Row row) {
    List<Need> lacking =
        wanted.needs().stream().filter(need -> !need.isMet(row, wanted.jdk())).toList();
    if (lacking.size() == 1) {
      near.put(row, lacking.get(0));
    }
    return lacking.stream().findFirst().map(Need::word);
  }

  /**
   * Returns the rows to measure first: those that a short fork could not rule out by recorded
   * results, those without a record, and neighbours.
   */
  List<Row> likely() {
    Set<String> possible = recorded.among(left).possible(DOUBT);
    Stream<Row> likely =
        likeliestFirst(left)
            .filter(row -> possible.contains(row.name()) || recorded.find(row.name()).isEmpty());
    return Stream.concat(likely, neighbours()).toList();
  }

  /** Returns the rows that are left but these, those first that were closest to the best. */
  List<Row> othersThan(List<Row> some) {
    return likeliestFirst(left).filter(row -> !some.contains(row)).toList();
  }

  private Stream<Row> likeliestFirst(List<Row> some) {
    Front known = recorded.among(some);
    return some.stream()
        .sorted(
            Comparator.comparingDouble(
                row -> known.find(row.name()).map(known::behind).orElse(0.0)));
  }

  /** Returns the rows that are left, those first that were fast when recorded, and neighbours. */
  List<Row> fastestFirst() {
    return Stream.concat(
            left.stream().sorted(Comparator.comparingDouble(this::recordedTime)), neighbours())
        .toList();
  }

  /**
   * Returns rows that lack a single need: the fastest of each library, if it is faster than all
   * rows that meet all needs, by recorded results.
   */
  private Stream<Row> neighbours() {
    double fastest =
        left.stream()
            .mapToDouble(this::recordedTime)
            .filter(time -> time > 0)
            .min()
            .orElse(Double.POSITIVE_INFINITY);
    Set<String> libraries = new HashSet<>();
    return near.keySet().stream()
        .sorted(Comparator.comparingDouble(this::recordedTime))
        .filter(row -> recordedTime(row) < fastest)
        .filter(row -> libraries.add(row.library().name()))
        .limit(MOST_NEAR);
  }

  /** Rows without a record count as fast. */
  private double recordedTime(Row row) {
    return recorded.find(row.name()).map(it -> it.total().value()).orElse(0.0);
  }

  /** Tries rows on the user's data, if there are any, and returns the request with the results. */
  RunRequest tried(RunRequest inspected, Duration most) {
    if (inspected.ownData().isEmpty()) {
      return inspected;
    }
    RunRequest known = bench.tried(inspected, most);
    Map<String, TriedRow> tried = new LinkedHashMap<>();
    known.ownData().stream()
        .flatMap(profile -> profile.rows().stream())
        .flatMap(List::stream)
        .forEach(row -> tried.put(row.row(), row));
    Function<Row, Optional<String>> obstacle =
        row ->
            Optional.ofNullable(tried.get(row.name()))
                .map(seen -> Optional.of(seen.fit()).filter(fit -> fit != Fit.FITS).map(Fit::word))
                .orElse(Optional.of(Choice.NOT_MEASURED));
    keep("rows that support your data", obstacle);
    near.keySet().removeIf(row -> obstacle.apply(row).isPresent());
    if (left.isEmpty()) {
      Map<Fit, TriedRow> examples = new EnumMap<>(Fit.class);
      tried.values().forEach(row -> examples.putIfAbsent(row.fit(), row));
      examples.remove(Fit.FITS);
      examples.values().forEach(row -> refusals.add(refusal(row)));
    }
    return known;
  }

  private static String refusal(TriedRow row) {
    return "for example, %s %s: %s"
        .formatted(row.row(), row.fit().word(), Causes.shortened(row.cause(), LONGEST_CAUSE));
  }

  String whyNone() {
    SearchStep last = steps.get(steps.size() - 1);
    Set<String> causes = last.gone().keySet();
    if (last.left() > 0 || causes.contains(Choice.NOT_MEASURED) || causes.contains(UNLIKELY)) {
      return "none of the rows that fit could be measured in time (%s); pass a longer -budget"
          .formatted(Digits.list(likeliestFirst(lastLeft).map(Row::name).toList(), MOST_FITTING));
    }
    return Stream.concat(Stream.of("no row is left (" + last.line() + ")"), refusals.stream())
        .collect(Collectors.joining("\n"));
  }

  /**
   * Eliminates rows that are certainly slower than others, or have no result.
   *
   * @param gone why rows have no result that counts
   */
  void keepBest(Front candidates, Map<String, String> gone, List<Row> likely) {
    Set<String> best = possible(candidates, left);
    slower =
        left.stream()
            .filter(row -> !best.contains(row.name()) && candidates.find(row.name()).isPresent())
            .toList();
    keep(
        "rows that may be best",
        row -> {
          if (best.contains(row.name())) {
            return Optional.empty();
          }
          if (slower.contains(row)) {
            return Optional.of("over twice as slow as a row no larger");
          }
          if (gone.containsKey(row.name())) {
            return Optional.of(gone.get(row.name()));
          }
          return Optional.of(likely.contains(row) ? Choice.NOT_MEASURED : UNLIKELY);
        });
  }

  /**
   * Returns the names of rows that may be best by their first impressions. That of a row of the
   * user's jars eliminates none of serbench's own: the row may not do the work.
   */
  private static Set<String> possible(Front known, List<Row> some) {
    Set<String> names = new HashSet<>(known.among(some).possible(DOUBT));
    names.addAll(known.among(own(some)).possible(DOUBT));
    return names;
  }

  private static List<Row> own(List<Row> some) {
    return some.stream().filter(row -> !isForeign(row)).toList();
  }

  /** Returns whether a jar of the user's has the row, so that nothing is known of it. */
  private static boolean isForeign(Row row) {
    return row.origin().place().isPresent();
  }

  /**
   * Returns the rows to measure precisely if there is time for {@code most}: those that are closest
   * to the best, and as many of serbench's own as of the user's jars.
   */
  List<Row> closest(Front candidates, int most) {
    List<Row> own = own(left);
    List<Row> foreign = left.stream().filter(row -> isForeign(row)).toList();
    int ofEach = foreign.isEmpty() || own.isEmpty() ? most : Math.max(1, most / 2);
    return Stream.of(own, foreign)
        .flatMap(some -> closest(candidates.among(some), some).limit(ofEach))
        .toList();
  }

  private static Stream<Row> closest(Front known, List<Row> some) {
    return some.stream()
        .sorted(
            Comparator.comparingDouble(row -> known.behind(known.find(row.name()).orElseThrow())));
  }

  /**
   * Keeps the rows that others confirm, or else those with several forks, if there was time for
   * any: no first impression stands beside them. If there is neither, rows come back that are
   * slower only than those that are gone. Of the user's jars, only confirmed rows are kept.
   *
   * @param precise the results of the rows that were measured precisely
   * @param gone why a row is eliminated in any case
   * @param candidates the first impressions of all rows
   */
  void keepConfirmed(Front precise, Map<String, String> gone, Front candidates) {
    Front measured = precise.measured();
    boolean areConfirmed = !precise.confirmed().contenders().isEmpty();
    Front best = areConfirmed ? precise.confirmed() : measured;
    boolean isAnyMeasured = !best.contenders().isEmpty();
    if (!isAnyMeasured && !gone.isEmpty()) {
      bringBack(candidates, gone.keySet());
    }
    String otherwise = isAnyMeasured ? "rows with several forks" : "rows that nothing refutes";
    keep(
        areConfirmed ? "rows that others confirm" : otherwise,
        row -> {
          if (gone.containsKey(row.name())) {
            return Optional.of(gone.get(row.name()));
          }
          boolean isBest = !isAnyMeasured || best.find(row.name()).isPresent();
          if (isBest && (areConfirmed || !isForeign(row))) {
            return Optional.empty();
          }
          return Optional.of(
              measured.find(row.name()).isPresent() ? "not confirmed" : Choice.NOT_MEASURED);
        });
  }

  /** Brings back the slower rows that would not have been slower without those that are gone. */
  private void bringBack(Front candidates, Set<String> gone) {
    List<Row> others =
        Stream.concat(left.stream(), slower.stream())
            .filter(row -> !gone.contains(row.name()))
            .toList();
    Set<String> possible = possible(candidates, others);
    List<Row> back = slower.stream().filter(row -> possible.contains(row.name())).toList();
    left =
        request.matrix().rows().stream()
            .filter(row -> left.contains(row) || back.contains(row))
            .toList();
  }

  /**
   * If needs concern classes that change, tries rows on changes of the user's class, the fastest
   * rows first, as far as time allows. Rows that were not tried remain, since they meet the needs
   * with serbench's own classes.
   */
  void tryChanges(RunRequest known, Front candidates, Duration most) {
    Set<Feature> needed =
        wanted.needs().stream()
            .flatMap(need -> need.versioning().stream())
            .collect(Collectors.toSet());
    if (needed.isEmpty() || left.isEmpty() || known.ownData().isEmpty()) {
      return;
    }
    List<Row> fastestFirst = new ArrayList<>(left);
    fastestFirst.sort(
        Comparator.comparingDouble(
            row -> candidates.find(row.name()).orElseThrow().total().value()));
    Map<String, Observed> seen = new HashMap<>();
    bench
        .changed(known, fastestFirst, most)
        .forEach(observed -> seen.put(observed.row(), observed));
    boolean all = fastestFirst.stream().allMatch(row -> seen.containsKey(row.name()));
    keep(
        "rows that can read your class after a change"
            + (all ? "" : ", or were " + Choice.NOT_CHANGED),
        row ->
            Optional.ofNullable(seen.get(row.name()))
                .filter(observed -> !observed.features().containsAll(needed))
                .map(observed -> "lose or refuse data"));
  }

  /** Returns serbench's rows that lack one need and are worth doing without it. */
  List<NearMiss> misses(Front once) {
    double fastest =
        once.among(left).contenders().stream()
            .mapToDouble(it -> it.total().value())
            .min()
            .orElse(0);
    List<NearMiss> misses = new ArrayList<>();
    near.forEach(
        (row, need) ->
            Optional.of(row)
                .filter(known -> !isForeign(known))
                .flatMap(known -> once.find(known.name()))
                .map(it -> new NearMiss(it.row(), need, fastest / it.total().value(), it.size()))
                .filter(miss -> miss.speed() > WORTH)
                .ifPresent(misses::add));
    return misses.stream()
        .sorted(Comparator.comparingDouble(NearMiss::speed).reversed())
        .limit(MOST_MISSES)
        .toList();
  }
}
