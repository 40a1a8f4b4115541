package io.serbench.cli.work;

import io.serbench.catalog.DefaultRows.Kind;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Need;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.check.Examined;
import io.serbench.choose.Answer;
import io.serbench.choose.Answer.NearMiss;
import io.serbench.choose.Answer.Question;
import io.serbench.choose.Answer.Step;
import io.serbench.choose.Front;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.choose.RecordedRun;
import io.serbench.choose.Refusals;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.DatasetSource;
import io.serbench.measure.Timing;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
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

  /** The number of rows lacking one need that are measured as well. */
  private static final int MOST_NEAR = 6;

  /** The number of near misses to print. */
  private static final int MOST_MISSES = 3;

  /** How many times as fast as the rest a near miss must be. */
  private static final double WORTH = 1.2;

  private static final int FORKS = 3;

  /** Fewer give no interval. */
  private static final int LEAST_FORKS = 2;

  /** The part of the time for first impressions of rows that may be best. */
  private static final double IMPRESSIONS = 2 / 3.0;

  /** By then, those of others have to end. */
  private static final double HALF = 1 / 2.0;

  /** How many times as long a precise fork takes, compared with one for a first impression. */
  private static final double DEARER = 1.5;

  private static final Timing SHORT = Timing.QUICK.withWarmup(150);

  /** One turn: to wait until nothing disturbs it would take longer than to measure. */
  private static final Share GLANCE = new Share(20, 20, 20, 1, 0);

  /** Likewise: forks that take many turns would all end late, and some of them too late. */
  private static final Share ONE_TURN = new Share(50, 20, 50, 2, 0);

  private final Context context;
  private final RunRequest request;
  private final UnaryOperator<List<String>> command;
  private final Aim aim;
  private final Question question;
  private final Instant deadline;
  private final RecordedRun recorded;
  private final List<Step> steps = new ArrayList<>();
  private final Map<Row, Need> near = new LinkedHashMap<>();
  private List<Row> left;
  private List<String> refusals = List.of();

  /**
   * Of the rows of a request on its first data set, in its first usage and variant.
   *
   * @param command the command line of a plain run of rows with these names
   * @param deadline when the answer is due
   */
  public Search(
      Context context,
      RunRequest request,
      UnaryOperator<List<String>> command,
      Question question,
      Aim aim,
      Instant deadline) {
    this.context = context;
    this.request = request;
    this.command = command;
    this.question = question;
    this.aim = aim;
    this.recorded = RecordedRun.load(aim);
    this.deadline = deadline;
    this.left = request.matrix().rows();
  }

  /**
   * Leaves out all rows of which it is known without measuring that they will not do. Returns those
   * that lack one need alone.
   *
   * @param named whether the user named rows: then those that others supersede may be chosen, too
   */
  public Map<Row, Need> narrow(boolean named) {
    step("rows", Map.of());
    Map<String, Integer> gone = new LinkedHashMap<>();
    keep(this::obstacle, gone);
    step("rows that carry such data", gone);
    if (!named) {
      gone.clear();
      keep(this::past, gone);
      if (!gone.isEmpty()) {
        step("rows that are not mostly of historical interest", gone);
      }
    }
    if (!question.needs().isEmpty()) {
      gone.clear();
      keep(this::lacking, gone);
      step("rows that meet the needs", gone);
    }
    return near;
  }

  /** How many are left. */
  public int size() {
    return left.size();
  }

  private void keep(Function<Row, Optional<String>> cause, Map<String, Integer> gone) {
    List<Row> kept = new ArrayList<>();
    for (Row row : left) {
      cause
          .apply(row)
          .ifPresentOrElse(why -> gone.merge(why, 1, Integer::sum), () -> kept.add(row));
    }
    left = kept;
  }

  private Optional<String> obstacle(Row row) {
    DatasetSource data = request.matrix().datasets().get(0);
    Usage usage = request.matrix().usages().get(0);
    return row.obstacle(data.type(), usage.transport(), usage.shared())
        .map(Search::withoutDetails)
        .or(() -> request.unavailable(row).map(cause -> "unavailable here"))
        .or(() -> Optional.of("no serializer").filter(no -> row.tags().plays(Role.YARDSTICK)))
        .or(() -> Optional.of("accessors").filter(no -> row.tags().has(Feature.LAZY)));
  }

  /** Nobody should begin with it today. */
  private Optional<String> past(Row row) {
    return Optional.of("superseded or without releases")
        .filter(no -> context.services().catalog().standing(row).kind() == Kind.HISTORICAL);
  }

  /** For which other data a row is made is no matter here. */
  private static String withoutDetails(String obstacle) {
    return obstacle.startsWith("is made for ") ? "made for other data" : obstacle.split(":", 2)[0];
  }

  private Optional<String> lacking(Row row) {
    List<Need> lacking =
        question.needs().stream().filter(need -> !need.isMet(row, question.jdk())).toList();
    if (lacking.size() == 1) {
      near.put(row, lacking.get(0));
    }
    return lacking.stream().findFirst().map(Need::word);
  }

  private void step(String what, Map<String, Integer> gone) {
    List<String> causes =
        gone.entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
            .map(cause -> cause.getValue() + " " + cause.getKey())
            .toList();
    Step step = new Step(what, left.size(), causes);
    steps.add(step);
    context.console().note(step.line());
  }

  /**
   * Measures what is left; empty where nothing could be measured.
   *
   * @param impressions get the results of a short fork for each row: of those that were fastest
   *     when recorded, of those that may be best nevertheless, and of the others
   * @param precise gets those of the rows that may be best
   */
  public Optional<Answer> answer(List<Path> impressions, Path precise) throws UsageException {
    RunRequest known = tried();
    if (left.isEmpty() || left().isZero()) {
      return Optional.empty();
    }
    Instant began = now();
    Duration time = left();
    List<List<Row>> batches = recorded.likeliestFirst(left, neighbours(), DOUBT);
    Set<Row> unlikely = Set.copyOf(batches.get(batches.size() - 1));
    List<Run> onceEach = new ArrayList<>();
    for (int i = 0; i < batches.size(); i++) {
      boolean last = i == batches.size() - 1;
      Instant until = began.plus(part(time, last ? HALF : IMPRESSIONS));
      once(known, batches.get(i), impressions.get(i), until).ifPresent(onceEach::add);
    }
    Front once =
        new Front(
            onceEach.stream().flatMap(run -> Front.of(run, aim).contenders().stream()).toList(),
            aim);
    Front candidates = once.among(names(left));
    Duration ofAFork =
        Duration.between(began, now()).dividedBy(Math.max(1, once.contenders().size()));
    Set<String> best = Front.names(candidates.best(Front.LEAST, DOUBT));
    Map<String, Integer> gone = new LinkedHashMap<>();
    Set<String> failed = new HashSet<>();
    onceEach.stream()
        .flatMap(run -> run.cells().stream())
        .filter(cell -> cell.failure().isPresent())
        .forEach(cell -> failed.add(cell.id().row()));
    keep(
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
    step("rows that may be best", gone);
    tryChanges(known, once, candidates);
    if (left.isEmpty()) {
      return Optional.empty();
    }
    Front guessed = candidates.among(names(left));
    Front told =
        precisely(known, guessed, ofAFork, precise)
            .map(run -> guessed.updated(Front.of(run, aim)))
            .orElse(guessed);
    List<Contender> shortlist = told.most(told.unbeaten(), Answer.MOST);
    return Optional.of(
        new Answer(
            question,
            steps,
            told,
            shortlist,
            misses(once, candidates),
            command.apply(shortlist.stream().map(Contender::row).toList()),
            left));
  }

  /**
   * Where needs are about types that change, the user's class does, as long as there is time: the
   * fastest rows come first. What nobody tried stays: it does what is needed with serbench's types.
   */
  private void tryChanges(RunRequest known, Front once, Front candidates) {
    Set<Feature> needed = versioning(need -> true);
    if (needed.isEmpty() || left.isEmpty() || !OwnData.isIn(known.matrix())) {
      return;
    }
    OwnEvolution evolution;
    try {
      evolution = OwnEvolution.of(known);
    } catch (UsageException e) {
      context.console().note(e.getMessage());
      step("rows that were " + Answer.NOT_CHANGED, Map.of());
      return;
    }
    evolution.say(context.console());
    List<Row> fastestFirst = new ArrayList<>(left);
    fastestFirst.sort(
        Comparator.comparingDouble(
            row -> candidates.find(row.name()).orElseThrow().total().value()));
    Stream<Row> neighbours =
        near.keySet().stream().filter(row -> once.find(row.name()).isPresent());
    Map<String, Examined> seen = new HashMap<>();
    evolution
        .within(
            left().dividedBy(2), Stream.concat(fastestFirst.stream(), neighbours).toList(), context)
        .forEach(each -> seen.put(each.row(), each));
    Map<String, Integer> gone = new LinkedHashMap<>();
    keep(
        row -> has(needed, row, seen) ? Optional.empty() : Optional.of("lose or refuse data"),
        gone);
    near.entrySet()
        .removeIf(miss -> !has(versioning(need -> need != miss.getValue()), miss.getKey(), seen));
    boolean all = fastestFirst.stream().allMatch(row -> seen.containsKey(row.name()));
    step(
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

  private static boolean has(Set<Feature> needed, Row row, Map<String, Examined> seen) {
    return !seen.containsKey(row.name()) || seen.get(row.name()).features().containsAll(needed);
  }

  private List<Row> neighbours() {
    return recorded.faster(left, near.keySet(), MOST_NEAR);
  }

  private List<NearMiss> misses(Front once, Front candidates) {
    double fastest =
        candidates.contenders().stream().mapToDouble(it -> it.total().value()).min().orElse(0);
    List<NearMiss> misses = new ArrayList<>();
    near.forEach(
        (row, need) ->
            once.find(row.name())
                .map(it -> new NearMiss(it.row(), need, fastest / it.total().value(), it.size()))
                .filter(miss -> miss.speed() > WORTH)
                .ifPresent(misses::add));
    return misses.stream()
        .sorted(Comparator.comparingDouble(NearMiss::speed).reversed())
        .limit(MOST_MISSES)
        .toList();
  }

  /** The request with what its data are like; where they are the user's, rows are tried on them. */
  private RunRequest tried() throws UsageException {
    List<Row> likeliestFirst = new ArrayList<>(left);
    likeliestFirst.sort(Comparator.comparingInt(row -> LIKELIEST.indexOf(row.tags().format())));
    RunRequest some =
        of(request, Stream.concat(likeliestFirst.stream(), neighbours().stream()).toList());
    OwnData own = new OwnData(context);
    RunRequest known = some.with(own.inspect(some));
    if (!OwnData.isIn(known.matrix())) {
      return known;
    }
    known = own.tried(known, left().dividedBy(2));
    Map<String, TriedRow> tried = byName(known);
    Map<String, Integer> gone = new LinkedHashMap<>();
    keep(
        row ->
            !tried.containsKey(row.name())
                ? Optional.of(Answer.NOT_MEASURED)
                : Optional.of(tried.get(row.name()).fit())
                    .filter(fit -> fit != Fit.FITS)
                    .map(Fit::word),
        gone);
    step("rows that carry your data", gone);
    if (left.isEmpty()) {
      refusals =
          Refusals.lines(
              likeliestFirst.stream().flatMap(row -> tried(row, tried).stream()).toList());
      // None is too slow to be of use now.
      List<Row> others = new ArrayList<>(recorded.faster(left, near.keySet(), MOST_NEAR));
      others.removeIf(row -> tried.containsKey(row.name()));
      if (!others.isEmpty() && !left().isZero()) {
        tried.putAll(byName(own.tried(of(known, others), left())));
      }
    }
    near.keySet().removeIf(row -> tried(row, tried).filter(it -> it.fit() == Fit.FITS).isEmpty());
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
    Step last = steps.get(steps.size() - 1);
    List<String> late = List.of(Answer.NOT_MEASURED, UNLIKELY);
    if (last.left() > 0
        || last.gone().stream().anyMatch(gone -> late.stream().anyMatch(gone::endsWith))) {
      return "no row could be measured in time; pass a longer -budget";
    }
    List<String> lines = new ArrayList<>();
    lines.add("no row is left (%s)".formatted(last.line()));
    lines.addAll(refusals);
    Map<String, List<String>> without = new LinkedHashMap<>();
    near.forEach(
        (row, need) ->
            without.computeIfAbsent(need.word(), word -> new ArrayList<>()).add(row.name()));
    without.forEach(
        (need, rows) ->
            lines.add("these carry your data, but lack " + need + ": " + String.join(", ", rows)));
    return String.join("\n", lines);
  }

  static RunRequest of(RunRequest known, List<Row> rows) {
    Matrix matrix = known.matrix();
    return known.of(new Matrix(rows, matrix.datasets(), matrix.usages(), matrix.variants()));
  }

  /**
   * A short fork for each; empty where there are no rows, or no time. They see no other types: to
   * work on these would take longer than to measure.
   */
  private Optional<Run> once(RunRequest known, List<Row> rows, Path file, Instant until) {
    Duration time = Duration.between(now(), until);
    if (rows.isEmpty() || time.isNegative() || time.isZero()) {
      return Optional.empty();
    }
    Matrix matrix = known.matrix();
    Variant usual = matrix.variants().get(0);
    Variant alone = usual.with(usual.traffic().with(Traffic.Profile.OWN));
    RunRequest shortOnes =
        known
            .of(new Matrix(rows, matrix.datasets(), matrix.usages(), List.of(alone)))
            .by(method(known, Stopping.QUICK, SHORT, GLANCE), command.apply(names(rows)));
    context.console().note("measuring %d rows once; results: %s".formatted(rows.size(), file));
    return LimitedRun.of(context, shortOnes, file, time);
  }

  /**
   * In several forks each and beside other types, as a run does, in what is left of the time. Where
   * that is short, some rows are measured so, and not all of them once more.
   *
   * @param candidates what the first forks said of those that are left
   * @param ofAFork how long each took
   */
  private Optional<Run> precisely(RunRequest known, Front candidates, Duration ofAFork, Path file) {
    long forks = (long) (left().toMillis() / Math.max(1, DEARER * ofAFork.toMillis()));
    List<Row> some =
        left.stream()
            .sorted(
                Comparator.comparingDouble(
                    row -> candidates.behind(candidates.find(row.name()).orElseThrow())))
            .limit(Math.max(1, forks / LEAST_FORKS))
            .toList();
    Stopping usual = Preset.DEFAULT.stopping();
    Stopping stopping =
        new Stopping(
            (int) Math.max(1, Math.min(FORKS, forks / some.size())),
            usual.most(),
            usual.precision(),
            left().dividedBy(some.size()));
    RunRequest preciseOnes =
        of(known, some)
            .by(method(known, stopping, Timing.QUICK, ONE_TURN), command.apply(names(some)));
    context.console().note("measuring %d rows precisely; results: %s".formatted(some.size(), file));
    return LimitedRun.of(context, preciseOnes, file, left());
  }

  /**
   * Only what decides, so that many rows have their turn. Somebody who has a class wants objects of
   * it, which of some rows only a roundtrip gives: a tree or a message is no such object.
   */
  private static Method method(RunRequest known, Stopping stopping, Timing timing, Share share) {
    Method asked = known.method();
    List<Phase> phases =
        OwnData.isIn(known.matrix())
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

  private static Duration part(Duration whole, double part) {
    return Duration.ofMillis((long) (whole.toMillis() * part));
  }

  private Duration left() {
    Duration left = Duration.between(now(), deadline);
    return left.isNegative() ? Duration.ZERO : left;
  }

  private Instant now() {
    return Instant.now(context.services().clock());
  }

  private static List<String> names(List<Row> some) {
    return some.stream().map(Row::name).toList();
  }
}
