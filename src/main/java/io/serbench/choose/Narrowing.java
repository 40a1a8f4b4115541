package io.serbench.choose;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.DefaultRows.Kind;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.choose.Answer.Question;
import io.serbench.choose.Answer.Step;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Eliminates rows step by step, and begins with what is known of rows without trying them. */
final class Narrowing {
  /** The number of rows lacking one need that are measured as well. */
  private static final int MOST_NEAR = 6;

  private final RunRequest request;
  private final Question question;
  private final Catalog catalog;
  private final Front recorded;
  private final Consumer<String> note;
  private final List<Step> steps = new ArrayList<>();
  private final Map<Row, Need> near = new LinkedHashMap<>();
  private List<Row> left;

  /**
   * Creates an elimination that begins with all rows of a request.
   *
   * @param recorded the results that ship with this version
   * @param note receives a line for each step
   */
  Narrowing(
      RunRequest request,
      Question question,
      Catalog catalog,
      Front recorded,
      Consumer<String> note) {
    this.request = request;
    this.question = question;
    this.catalog = catalog;
    this.recorded = recorded;
    this.note = note;
    this.left = request.matrix().rows();
  }

  List<Row> left() {
    return left;
  }

  /**
   * Returns the rows that lack a single need, and that need; callers remove rows that fail
   * otherwise.
   */
  Map<Row, Need> near() {
    return near;
  }

  List<Step> steps() {
    return steps;
  }

  /**
   * Eliminates rows that are known to be unsuitable without measuring them.
   *
   * @param named whether the user named rows, so that superseded ones may be chosen as well
   */
  void narrow(boolean named) {
    keep("rows", row -> Optional.empty());
    keep("rows that carry such data", this::obstacle);
    if (!named && left.stream().anyMatch(row -> past(row).isPresent())) {
      keep("rows that are not mostly of historical interest", this::past);
    }
    if (!question.needs().isEmpty()) {
      keep("rows that meet the needs", this::lacking);
    }
  }

  /**
   * Eliminates rows in one step.
   *
   * @param what a description of the rows that remain
   * @param cause returns why a row is eliminated; empty to keep it
   */
  void keep(String what, Function<Row, Optional<String>> cause) {
    List<Row> kept = new ArrayList<>();
    Map<String, Integer> gone = new LinkedHashMap<>();
    for (Row row : left) {
      cause
          .apply(row)
          .ifPresentOrElse(why -> gone.merge(why, 1, Integer::sum), () -> kept.add(row));
    }
    left = kept;
    Step step = new Step(what, left.size(), gone);
    steps.add(step);
    note.accept(step.line());
  }

  private Optional<String> obstacle(Row row) {
    DatasetSource data = request.matrix().datasets().get(0);
    Usage usage = request.matrix().usages().get(0);
    return row.obstacle(data.type(), usage.transport(), usage.shared())
        .map(Narrowing::withoutDetails)
        .or(() -> request.unavailable(row).map(cause -> "unavailable here"))
        .or(() -> Optional.of("no serializer").filter(no -> row.tags().plays(Role.YARDSTICK)))
        .or(() -> Optional.of("accessors").filter(no -> row.tags().has(Feature.LAZY)));
  }

  /** Returns why the row is no choice for new code; empty if it is one. */
  private Optional<String> past(Row row) {
    return Optional.of("superseded or without releases")
        .filter(no -> catalog.standing(row).kind() == Kind.HISTORICAL);
  }

  /** Shortens an obstacle, so that rows with similar ones are counted together. */
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

  /**
   * Returns the rows to measure first: those that a short fork could not rule out by recorded
   * results, those without a record, and neighbours.
   *
   * @param doubt the error of a short fork, as a factor
   */
  List<Row> likely(double doubt) {
    Front ofThese = recorded.among(left.stream().map(Row::name).toList());
    Set<String> possible = Front.names(ofThese.best(Front.LEAST, doubt));
    Stream<Row> likely =
        left.stream()
            .filter(row -> possible.contains(row.name()) || recorded.find(row.name()).isEmpty());
    return Stream.concat(likely, neighbours()).toList();
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
}
