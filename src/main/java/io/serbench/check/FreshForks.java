package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.check.Verification.Finding;
import io.serbench.files.TemporaryFolder;
import io.serbench.files.WholeFile;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.DatasetRecipe;
import io.serbench.protocol.FromChild;
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
import java.util.function.Consumer;

/**
 * What a row costs in fresh JVMs: several for each row, one JVM at a time, in rounds whose order is
 * shuffled, so that what disturbs the machine for a while disturbs all rows alike.
 *
 * @param <T> what a JVM says
 */
abstract class FreshForks<T> implements Check {
  /** JEP 514 gave it the option; older JVMs archive classes alone (JEP 350). */
  private static final int FIRST_WITH_AOT_CACHE = 25;

  /** What follows a row's name where its JVMs start from such a cache. */
  private static final String CACHED = "@aot";

  /** Seconds that a JVM may take to write its cache: it loads and links all classes again. */
  private static final int PATIENCE_TO_WRITE = 110;

  private final int forks;
  private final boolean cached;

  /**
   * Of rows that are tried so often.
   *
   * @param forks of each row, at least one
   * @param cached whether each row runs from a cache of its classes as well
   */
  FreshForks(int forks, boolean cached) {
    this.forks = forks;
    this.cached = cached;
  }

  /** Returns options of the JVMs, which win over the user's. */
  abstract List<String> options();

  /** Returns what a JVM is to do. */
  abstract FromParent order(Cell cell, Launch launch);

  /** Returns what a JVM says of it, if that is what it says. */
  abstract Optional<T> heard(FromChild message);

  /** Returns what a JVM said, by metric; of some metrics there may be nothing. */
  abstract Map<Metric, Double> values(Row row, T fork);

  /** Returns what else is to be said of a row, by the metrics that it is about. */
  abstract Map<Metric, String> causes(List<T> forks);

  @Override
  public final Map<String, String> verdicts() {
    return Map.of();
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

  static DatasetRecipe target(Cell cell) {
    return new DatasetRecipe(cell.dataset().name(), cell.dataset().recipe());
  }

  /** A cell, with or without a cache. */
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
        onKnown.accept(
            Observed.notTried(
                obstacle.cell().name(), Finding.NOT_CARRIED.name(), obstacle.reason()));
      }
      List<Subject> subjects = new ArrayList<>();
      for (Cell cell : plan.cells()) {
        if (cell.unavailable().isPresent()) {
          onKnown.accept(
              Observed.notTried(cell.name(), Finding.UNAVAILABLE.name(), cell.unavailable().get()));
          continue;
        }
        subjects.add(new Subject(cell, false));
        if (cached) {
          subjects.add(new Subject(cell, true));
        }
      }
      rounds(subjects, launchers, new Caches(folder.path()), request.seed(), open, onKnown);
    }
  }

  private void rounds(
      List<Subject> subjects,
      Map<Variant, ChildLauncher> launchers,
      Caches caches,
      long seed,
      Forks open,
      Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    Random random = new Random(seed);
    List<Subject> order = new ArrayList<>(subjects);
    Map<Subject, List<Outcome<T>>> known = new HashMap<>();
    for (int round = 1; round <= forks; round++) {
      Collections.shuffle(order, random);
      for (Subject subject : order) {
        if (open.isInterrupted()) {
          return;
        }
        ChildLauncher launcher = launchers.get(subject.cell().variant());
        List<Outcome<T>> outcomes = known.computeIfAbsent(subject, none -> new ArrayList<>());
        outcomes.add(
            subject.cached()
                ? caches.fork(subject, launcher)
                : fork(subject, launcher, Launch.USUAL));
        if (open.isInterrupted()) {
          return; // What a fork says that was killed is no result.
        }
        onKnown.accept(observed(subject, outcomes));
        if (round == forks && subject.cached()) {
          caches.forget(subject);
        }
      }
    }
  }

  private Observed observed(Subject subject, List<Outcome<T>> outcomes) {
    List<T> seen = new ArrayList<>();
    for (Outcome<T> outcome : outcomes) {
      if (outcome.said().isEmpty()) {
        return Observed.notTried(subject.name(), Finding.ERROR.name(), outcome.cause());
      }
      seen.add(outcome.said().get());
    }
    Map<String, List<Double>> numbers = new LinkedHashMap<>();
    for (T fork : seen) {
      values(subject.cell().row(), fork)
          .forEach(
              (metric, value) ->
                  numbers.computeIfAbsent(metric.id(), none -> new ArrayList<>()).add(value));
    }
    Map<String, String> causes = new LinkedHashMap<>();
    causes(seen).forEach((metric, cause) -> causes.put(metric.id(), cause));
    return Observed.measured(subject.name(), numbers, causes);
  }

  /**
   * What came of one JVM.
   *
   * @param said what it said; empty where it failed
   * @param cause why it failed; empty where it did not
   */
  private record Outcome<T>(Optional<T> said, String cause) {
    static <T> Outcome<T> failed(String cause) {
      return new Outcome<>(Optional.empty(), cause);
    }
  }

  private Outcome<T> fork(Subject subject, ChildLauncher launcher, Launch launch)
      throws InterruptedException {
    List<T> heard = new ArrayList<>();
    Cell cell = subject.cell();
    Optional<Failure> failure =
        new Conversation() {
          @Override
          public void hear(FromChild message) {
            heard(message, heard);
          }
        }.with(launcher, cell.row(), List.of(), order(cell, launch));
    return failure.isEmpty() && heard.size() == 1
        ? new Outcome<>(Optional.of(heard.get(0)), "")
        : Outcome.failed(failure.map(Failure::cause).orElse("the JVM said nothing"));
  }

  private void heard(FromChild message, List<T> all) {
    heard(message).ifPresent(all::add);
  }

  /** A cache for each subject, which a training run of the same order writes. */
  private final class Caches {
    private final Path folder;
    private final Map<Subject, Path> files = new HashMap<>();

    /** What is wrong with the cache of a subject. */
    private final Map<Subject, String> missing = new HashMap<>();

    Caches(Path folder) {
      this.folder = folder;
    }

    Outcome<T> fork(Subject subject, ChildLauncher launcher) throws InterruptedException {
      int jdk = launcher.jvm().build().feature();
      if (!files.containsKey(subject)) {
        Path file = folder.resolve(files.size() + ".cache");
        files.put(subject, file);
        train(subject, launcher, file, jdk);
      }
      return missing.containsKey(subject)
          ? Outcome.failed(missing.get(subject))
          : FreshForks.this.fork(
              subject, launcher, new Launch(reading(files.get(subject), jdk), 1));
    }

    private void train(Subject subject, ChildLauncher launcher, Path file, int jdk)
        throws InterruptedException {
      String option =
          jdk >= FIRST_WITH_AOT_CACHE ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=";
      Outcome<T> trained =
          FreshForks.this.fork(
              subject, launcher, new Launch(List.of(option + file), PATIENCE_TO_WRITE));
      if (trained.said().isEmpty()) {
        missing.put(subject, trained.cause());
      } else if (!Files.exists(file)) {
        missing.put(
            subject,
            "the JVM wrote no cache; it needs a class path of jars without folders, and a JDK that"
                + " knows "
                + option);
      }
    }

    /** From the cache, or not at all. */
    private static List<String> reading(Path file, int jdk) {
      return jdk >= FIRST_WITH_AOT_CACHE
          ? List.of("-XX:AOTCache=" + file, "-XX:AOTMode=on")
          : List.of("-XX:SharedArchiveFile=" + file, "-Xshare:on");
    }

    /** Caches are large: some 30 MB each. */
    void forget(Subject subject) throws IOException {
      WholeFile.patiently(() -> Files.deleteIfExists(files.get(subject)));
    }
  }
}
