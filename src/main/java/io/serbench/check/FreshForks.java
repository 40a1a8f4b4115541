package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.catalog.Topic;
import io.serbench.check.Conversation.Reply;
import io.serbench.files.TemporaryFolder;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Launch;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.result.Answered;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/**
 * A check that measures what a row costs in several new forks, one at a time. Each round tries all
 * rows in a shuffled order, so that a disturbance of the machine affects all alike.
 */
abstract class FreshForks<T> implements Check {
  private static final int FIRST_WITH_AOT_CACHE = 25; // JEP 514; older ones archive classes.
  private static final int PATIENCE_TO_WRITE = 110; // Seconds: all classes are linked again.

  private final Class<T> answer;
  private final List<CostColumn<T>> columns;
  private final int forks;
  private final boolean cached;

  FreshForks(Class<T> answer, List<CostColumn<T>> columns, int forks, boolean cached) {
    this.answer = answer;
    this.columns = columns;
    this.forks = forks;
    this.cached = cached;
  }

  /** A column of the table, whose value is in the unit of the metric; forks may lack it. */
  record CostColumn<T>(Metric metric, BiFunction<Row, T, Optional<Double>> value) {
    static <T> CostColumn<T> of(Metric metric, ToDoubleFunction<T> value) {
      return new CostColumn<>(metric, (row, fork) -> Optional.of(value.applyAsDouble(fork)));
    }
  }

  /** Returns JVM options of all forks, which override the user's. */
  abstract List<String> options();

  abstract FromParent order(Cell cell, Launch launch);

  /** Returns how a fork tries a row, printed above the table. */
  abstract Labelled fact();

  /** Returns remarks on a row, by the metric that they concern. */
  abstract Map<Metric, String> causes(List<T> forks);

  static <T> List<Metric> metrics(List<CostColumn<T>> columns) {
    return columns.stream().map(CostColumn::metric).toList();
  }

  @Override
  public final int steps(RunRequest request) {
    return Plan.of(request).cells().size() * forks * (cached ? 2 : 1);
  }

  @Override
  public final List<Labelled> facts(RunRequest request) {
    String order = " per row, in turn, in shuffled order (seed " + request.seed() + ")";
    return List.of(new Labelled("Forks", forks + order), fact());
  }

  /** A cell, tried without or with a cache of classes, which a training run of its order writes. */
  private record TriedCell<T>(Cell cell, Optional<Path> cache, List<Reply<T>> replies) {
    String name() {
      return cell.name() + (cache.isPresent() ? "@aot" : "");
    }
  }

  @Override
  public final void drive(RunRequest request, Forks open, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    Map<Variant, ForkLauncher> launchers = open.open(request.matrix().variants(), options());
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      for (Plan.Obstacle obstacle : plan.obstacles()) {
        onKnown.accept(Finding.NOT_CARRIED.of(obstacle.cell().name(), obstacle.reason()));
      }
      List<TriedCell<T>> subjects = new ArrayList<>();
      for (Cell cell : plan.cells()) {
        if (cell.unavailable().isPresent()) {
          onKnown.accept(Finding.UNAVAILABLE.of(cell.name(), cell.unavailable().get()));
          continue;
        }
        subjects.add(new TriedCell<>(cell, Optional.empty(), new ArrayList<>()));
        if (cached) {
          Path cache = folder.path().resolve(subjects.size() + ".cache");
          subjects.add(new TriedCell<>(cell, Optional.of(cache), new ArrayList<>()));
        }
      }
      Random random = new Random(request.seed());
      for (int round = 1; round <= forks; round++) {
        Collections.shuffle(subjects, random);
        open.oneByOne(
            subjects,
            subject -> {
              ForkLauncher launcher = launchers.get(subject.cell().variant());
              subject.replies().add(reply(subject, launcher));
              return observed(subject);
            },
            onKnown);
      }
    }
  }

  private Observed observed(TriedCell<T> subject) {
    List<T> seen = new ArrayList<>();
    for (Reply<T> reply : subject.replies()) {
      if (reply.answer().isEmpty()) {
        return Finding.ERROR.of(subject.name(), reply.cause());
      }
      seen.add(reply.answer().get());
    }
    Row row = subject.cell().row();
    Map<Metric, String> causes = causes(seen);
    List<Answered> answers = new ArrayList<>();
    for (CostColumn<T> column : columns) {
      List<Double> values =
          seen.stream().flatMap(fork -> column.value().apply(row, fork).stream()).toList();
      String cause = causes.getOrDefault(column.metric(), "");
      if (!values.isEmpty() || !cause.isEmpty()) {
        answers.add(Answered.measured(Topic.of(column.metric().id()), values, cause));
      }
    }
    return Observed.of(subject.name(), List.of(), answers);
  }

  private Reply<T> reply(TriedCell<T> subject, ForkLauncher launcher) throws InterruptedException {
    if (subject.cache().isEmpty()) {
      return fork(subject.cell(), launcher, Launch.USUAL);
    }
    Path cache = subject.cache().get();
    boolean aot = launcher.jvm().build().feature() >= FIRST_WITH_AOT_CACHE;
    String writing = aot ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=";
    if (subject.replies().isEmpty()) {
      Launch training = new Launch(List.of(writing + cache), PATIENCE_TO_WRITE);
      Reply<T> trained = fork(subject.cell(), launcher, training);
      if (trained.answer().isEmpty()) {
        return trained;
      }
    }
    if (!Files.exists(cache)) {
      String needs = "it needs a class path of jars without folders, and a JDK that knows ";
      return Reply.failed(
          Failure.of(Failure.Mode.EXIT, "the JVM wrote no cache; " + needs + writing));
    }
    // Each makes the JVM use the cache, or fail.
    List<String> options =
        aot
            ? List.of("-XX:AOTCache=" + cache, "-XX:AOTMode=on")
            : List.of("-XX:SharedArchiveFile=" + cache, "-Xshare:on");
    return fork(subject.cell(), launcher, new Launch(options, 1));
  }

  private Reply<T> fork(Cell cell, ForkLauncher launcher, Launch launch)
      throws InterruptedException {
    return Conversation.ask(answer, launcher, Optional.of(cell.row()), order(cell, launch));
  }
}
