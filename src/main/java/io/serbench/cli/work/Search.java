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
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.DatasetSource;
import io.serbench.measure.Timing;
import io.serbench.result.DataProfile;
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
import java.util.function.UnaryOperator;
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
    Set<String> best = Front.names(candidates.best(Answer.LEAST, DOUBT));
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
    tryChanges(known, candidates);
    if (left.isEmpty()) {
      return Optional.empty();
    }
    Front guessed = candidates.among(names(left));
    Front told =
        precisely(known, guessed, ofAFork, precise)
            .map(run -> guessed.updated(Front.of(run, aim)))
            .orElse(guessed);
    List<Contender> shortlist = told.most(told.best(Answer.LEAST, 1), Answer.MOST);
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
  private void tryChanges(RunRequest known, Front candidates) {
    Set<Feature> needed = new HashSet<>();
    question.needs().forEach(need -> needed.addAll(need.versioning()));
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
    Map<String, Examined> seen = new HashMap<>();
    evolution
        .within(left().dividedBy(2), fastestFirst, context)
        .forEach(each -> seen.put(each.row(), each));
    Map<String, Integer> gone = new LinkedHashMap<>();
    keep(
        row ->
            !seen.containsKey(row.name()) || seen.get(row.name()).features().containsAll(needed)
                ? Optional.empty()
                : Optional.of("lose or refuse data"),
        gone);
    boolean all = seen.size() == fastestFirst.size();
    step(
        "rows that can read your class after a change"
            + (all ? "" : ", or were " + Answer.NOT_CHANGED),
        gone);
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
    Map<String, Fit> fits = new HashMap<>();
    known.ownData().stream()
        .map(DataProfile::rows)
        .flatMap(Optional::stream)
        .flatMap(List::stream)
        .forEach((TriedRow row) -> fits.put(row.row(), row.fit()));
    Map<String, Integer> gone = new LinkedHashMap<>();
    keep(
        row ->
            !fits.containsKey(row.name())
                ? Optional.of(Answer.NOT_MEASURED)
                : Optional.of(fits.get(row.name())).filter(fit -> fit != Fit.FITS).map(Fit::word),
        gone);
    near.keySet().removeIf(row -> fits.get(row.name()) != Fit.FITS);
    step("rows that carry your data", gone);
    return known;
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
            .by(method(Stopping.QUICK, SHORT, GLANCE), command.apply(names(rows)));
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
        of(known, some).by(method(stopping, Timing.QUICK, ONE_TURN), command.apply(names(some)));
    context.console().note("measuring %d rows precisely; results: %s".formatted(some.size(), file));
    return LimitedRun.of(context, preciseOnes, file, left());
  }

  /** Only what decides, so that many rows have their turn. */
  private Method method(Stopping stopping, Timing timing, Share share) {
    Method asked = request.method();
    return new Method(
        asked.preset(),
        stopping,
        timing,
        share,
        asked.alive(),
        asked.noise(),
        List.of(Phase.SER, Phase.DESER),
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
