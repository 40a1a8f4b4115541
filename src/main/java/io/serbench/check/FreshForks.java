package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.check.Conversation.Reply;
import io.serbench.files.TemporaryFolder;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Launch;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.result.Failure;
import io.serbench.result.Observed;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/**
 * A check that measures what a row costs in new forks: several for each row, one at a time. Each
 * round tries all rows in a shuffled order, so that a disturbance of the machine affects all rows
 * alike.
 */
abstract class FreshForks<T> implements Check {
  /** JEP 514 gave it the option; older JVMs archive classes alone (JEP 350). */
  private static final int FIRST_WITH_AOT_CACHE = 25;

  private static final String CACHED = "@aot";

  /**
   * Seconds that a fork may take to write its cache at its end: it loads and links all classes
   * again.
   */
  private static final int PATIENCE_TO_WRITE = 110;

  private final Class<T> answer;
  private final List<Column<T>> columns;
  private final int forks;
  private final boolean cached;

  FreshForks(Class<T> answer, List<Column<T>> columns, int forks, boolean cached) {
    this.answer = answer;
    this.columns = columns;
    this.forks = forks;
    this.cached = cached;
  }

  /**
   * A column of the table.
   *
   * @param value extracts the value from a fork's answer, in the unit of the metric; may return
   *     empty
   */
  record Column<T>(Metric metric, BiFunction<Row, T, Optional<Double>> value) {
    static <T> Column<T> of(Metric metric, ToDoubleFunction<T> value) {
      return new Column<>(metric, (row, fork) -> Optional.of(value.applyAsDouble(fork)));
    }
  }

  /** Returns JVM options of all forks, which override the user's. */
  abstract List<String> options();

  abstract FromParent order(Cell cell, Launch launch);

  /** Returns remarks on a row, by the metric that they concern. */
  abstract Map<Metric, String> causes(List<T> forks);

  @Override
  public final List<Question> questions() {
    return columns.stream().map(column -> Question.of(column.metric())).toList();
  }

  @Override
  public final int steps(RunRequest request) {
    return Plan.of(request).cells().size() * forks * (cached ? 2 : 1);
  }

  @Override
  public List<Labelled> facts(RunRequest request) {
    String order = " per row, in turn, in shuffled order (seed " + request.seed() + ")";
    return List.of(new Labelled("Forks", forks + order));
  }

  /** A cell, tried with or without a cache of classes. */
  private record Subject(Cell cell, boolean cached) {
    String name() {
      return cell.name() + (cached ? CACHED : "");
    }
  }

  @Override
  public final void drive(RunRequest request, Forks open, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    Map<Variant, ChildLauncher> launchers = open.open(request.matrix().variants(), options());
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      for (Plan.Obstacle obstacle : plan.obstacles()) {
        onKnown.accept(Finding.NOT_CARRIED.of(obstacle.cell().name(), obstacle.reason()));
      }
      List<Subject> subjects = new ArrayList<>();
      for (Cell cell : plan.cells()) {
        if (cell.unavailable().isPresent()) {
          onKnown.accept(Finding.UNAVAILABLE.of(cell.name(), cell.unavailable().get()));
          continue;
        }
        subjects.add(new Subject(cell, false));
        if (cached) {
          subjects.add(new Subject(cell, true));
        }
      }
      Map<Subject, Cache<T>> caches = new HashMap<>();
      Random random = new Random(request.seed());
      Map<Subject, List<Reply<T>>> known = new HashMap<>();
      for (int round = 1; round <= forks; round++) {
        Collections.shuffle(subjects, random);
        open.each(
            subjects,
            subject -> {
              ChildLauncher launcher = launchers.get(subject.cell().variant());
              List<Reply<T>> outcomes = known.computeIfAbsent(subject, none -> new ArrayList<>());
              outcomes.add(
                  subject.cached()
                      ? cachedFork(subject, launcher, folder.path(), caches)
                      : fork(subject, launcher, Launch.USUAL));
              return observed(subject, outcomes);
            },
            onKnown);
      }
    }
  }

  private Observed observed(Subject subject, List<Reply<T>> outcomes) {
    List<T> seen = new ArrayList<>();
    for (Reply<T> outcome : outcomes) {
      if (outcome.answer().isEmpty()) {
        return Finding.ERROR.of(subject.name(), outcome.cause());
      }
      seen.add(outcome.answer().get());
    }
    Row row = subject.cell().row();
    Map<String, List<Double>> numbers = new LinkedHashMap<>();
    for (Column<T> column : columns) {
      List<Double> values =
          seen.stream().flatMap(fork -> column.value().apply(row, fork).stream()).toList();
      if (!values.isEmpty()) {
        numbers.put(column.metric().id(), values);
      }
    }
    Map<String, String> causes = new LinkedHashMap<>();
    causes(seen).forEach((metric, cause) -> causes.put(metric.id(), cause));
    return Observed.measured(subject.name(), numbers, causes);
  }

  private Reply<T> fork(Subject subject, ChildLauncher launcher, Launch launch)
      throws InterruptedException {
    Cell cell = subject.cell();
    FromParent order = order(cell, launch);
    return Conversation.ask(answer, heard -> launcher.start(cell.row(), List.of(), order, heard));
  }

  /**
   * A cache of classes.
   *
   * @param failure why it was not written; empty if it was
   */
  private record Cache<T>(Path file, Optional<Reply<T>> failure) {}

  /**
   * Starts a fork from the subject's cache, which a training run of the same order writes first.
   */
  private Reply<T> cachedFork(
      Subject subject, ChildLauncher launcher, Path folder, Map<Subject, Cache<T>> caches)
      throws InterruptedException {
    boolean aot = launcher.jvm().build().feature() >= FIRST_WITH_AOT_CACHE;
    if (!caches.containsKey(subject)) {
      Path file = folder.resolve(caches.size() + ".cache");
      String option = (aot ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + file;
      caches.put(subject, new Cache<>(file, failureToWrite(subject, launcher, option, file)));
    }
    Cache<T> cache = caches.get(subject);
    if (cache.failure().isPresent()) {
      return cache.failure().get();
    }
    // Each makes the JVM use the cache, or fail.
    List<String> options =
        aot
            ? List.of("-XX:AOTCache=" + cache.file(), "-XX:AOTMode=on")
            : List.of("-XX:SharedArchiveFile=" + cache.file(), "-Xshare:on");
    return fork(subject, launcher, new Launch(options, 1));
  }

  private Optional<Reply<T>> failureToWrite(
      Subject subject, ChildLauncher launcher, String option, Path file)
      throws InterruptedException {
    Reply<T> trained = fork(subject, launcher, new Launch(List.of(option), PATIENCE_TO_WRITE));
    if (trained.answer().isEmpty()) {
      return Optional.of(trained);
    }
    String cause =
        "the JVM wrote no cache; it needs a class path of jars without folders, and a JDK that"
            + " knows "
            + option;
    return Files.exists(file)
        ? Optional.empty()
        : Optional.of(Reply.failed(Failure.of(Failure.Kind.EXIT, cause)));
  }
}
