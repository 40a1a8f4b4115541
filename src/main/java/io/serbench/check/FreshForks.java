package io.serbench.check;

import io.serbench.check.Verification.Finding;
import io.serbench.files.WholeFile;
import io.serbench.process.ChildLauncher;
import io.serbench.process.TemporaryFolder;
import io.serbench.protocol.DatasetRecipe;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Launch;
import io.serbench.protocol.Kept;
import io.serbench.protocol.StartUp;
import io.serbench.result.Failure;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Has rows do one thing in several fresh JVMs each, one JVM at a time, in rounds whose order is
 * shuffled: what disturbs the machine for a while disturbs all rows alike.
 *
 * @param <T> what a JVM says of it
 */
public final class FreshForks<T> implements Engine.Drive<FreshForks.Fork<T>> {
  /** JEP 514 gave it the option; older JVMs archive classes alone (JEP 350). */
  private static final int FIRST_WITH_AOT_CACHE = 25;

  /** What follows a row's name where its JVMs start from such a cache. */
  static final String CACHED = "@aot";

  /** Seconds that a JVM may take to write its cache: it loads and links all classes again. */
  private static final int PATIENCE_TO_WRITE = 110;

  private final Probe<T> probe;
  private final int forks;
  private final boolean cached;

  /**
   * What came of one JVM.
   *
   * @param row the row's name
   * @param name the same, and which variant of it
   * @param status whether there is anything to say; {@code OK} where there is
   * @param cause why there is not; empty where there is
   * @param seen what the JVM said
   */
  public record Fork<T>(String row, String name, Finding status, String cause, Optional<T> seen) {}

  /** What rows are to do. */
  public interface Probe<T> {
    /** Options of the JVMs, which win over the user's. */
    List<String> options();

    /** The order. */
    FromParent order(Cell cell, Launch launch);

    /** What the JVM says of it, if that is what it says. */
    Optional<T> heard(FromChild message);
  }

  /**
   * Starting a library.
   *
   * @param budgetMillis for how long calls are made afterwards
   */
  public record Starting(int budgetMillis) implements Probe<StartUp> {
    /** The compilers work beside the program, as they do in JVMs that nobody measures. */
    @Override
    public List<String> options() {
      return List.of("-XX:+BackgroundCompilation");
    }

    @Override
    public FromParent order(Cell cell, Launch launch) {
      return new FromParent.Start(cell.row().name(), target(cell), budgetMillis, launch);
    }

    @Override
    public Optional<StartUp> heard(FromChild message) {
      return message instanceof FromChild.Started started
          ? Optional.of(started.startUp())
          : Optional.empty();
    }
  }

  /**
   * Keeping memory.
   *
   * @param large of the family of the small data
   */
  public record Keeping(DatasetRecipe large) implements Probe<Kept> {
    /** A collector whose full collections leave nothing, and room for what large messages take. */
    @Override
    public List<String> options() {
      return List.of(
          "-Xmx1g",
          "-XX:+UseSerialGC",
          "-XX:-ExitOnOutOfMemoryError",
          "--add-opens=java.base/java.io=ALL-UNNAMED");
    }

    @Override
    public FromParent order(Cell cell, Launch launch) {
      return new FromParent.Keep(cell.row().name(), target(cell), large);
    }

    @Override
    public Optional<Kept> heard(FromChild message) {
      return message instanceof FromChild.Keeps keeps
          ? Optional.of(keeps.kept())
          : Optional.empty();
    }
  }

  private static DatasetRecipe target(Cell cell) {
    return new DatasetRecipe(cell.dataset().name(), cell.dataset().recipe());
  }

  /**
   * What rows are to do, and how often.
   *
   * @param forks of each row, at least one
   * @param cached whether each row runs from a cache of its classes as well
   */
  public FreshForks(Probe<T> probe, int forks, boolean cached) {
    this.probe = probe;
    this.forks = forks;
    this.cached = cached;
  }

  /** A cell, with or without a cache. */
  private record Subject(Cell cell, boolean cached) {
    String name() {
      return cell.name() + (cached ? CACHED : "");
    }
  }

  /** How many results there will be, but for rows that cannot be tried. */
  public static int results(RunRequest request, int forks, boolean cached) {
    return Plan.of(request).cells().size() * forks * (cached ? 2 : 1);
  }

  @Override
  public void over(RunRequest request, Forks open, Consumer<Fork<T>> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    Map<Variant, ChildLauncher> launchers = open.open(request.matrix().variants(), probe.options());
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      for (Plan.Obstacle obstacle : plan.obstacles()) {
        onKnown.accept(
            not(
                obstacle.cell().row(),
                obstacle.cell().name(),
                Finding.NOT_CARRIED,
                obstacle.reason()));
      }
      List<Subject> subjects = new ArrayList<>();
      for (Cell cell : plan.cells()) {
        if (cell.unavailable().isPresent()) {
          onKnown.accept(
              not(cell.row().name(), cell.name(), Finding.UNAVAILABLE, cell.unavailable().get()));
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
      Consumer<Fork<T>> onKnown)
      throws IOException, InterruptedException {
    Random random = new Random(seed);
    List<Subject> order = new ArrayList<>(subjects);
    for (int round = 1; round <= forks; round++) {
      Collections.shuffle(order, random);
      for (Subject subject : order) {
        if (open.isInterrupted()) {
          return;
        }
        ChildLauncher launcher = launchers.get(subject.cell().variant());
        onKnown.accept(
            subject.cached()
                ? caches.fork(subject, launcher)
                : fork(subject, launcher, Launch.USUAL));
        if (round == forks && subject.cached()) {
          caches.forget(subject);
        }
      }
    }
  }

  private Fork<T> fork(Subject subject, ChildLauncher launcher, Launch launch)
      throws InterruptedException {
    List<T> heard = new ArrayList<>();
    Cell cell = subject.cell();
    Optional<Failure> failure =
        new Conversation() {
          @Override
          public void hear(FromChild message) {
            probe.heard(message).ifPresent(heard::add);
          }
        }.with(launcher, cell.row(), List.of(), probe.order(cell, launch));
    return failure.isEmpty() && heard.size() == 1
        ? new Fork<>(cell.row().name(), subject.name(), Finding.OK, "", Optional.of(heard.get(0)))
        : not(
            cell.row().name(),
            subject.name(),
            Finding.ERROR,
            failure.map(Failure::cause).orElse("the JVM said nothing"));
  }

  static <T> Fork<T> not(String row, String name, Finding why, String cause) {
    return new Fork<>(row, name, why, cause, Optional.empty());
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

    Fork<T> fork(Subject subject, ChildLauncher launcher) throws InterruptedException {
      int jdk = launcher.jvm().build().feature();
      if (!files.containsKey(subject)) {
        Path file = folder.resolve(files.size() + ".cache");
        files.put(subject, file);
        train(subject, launcher, file, jdk);
      }
      return missing.containsKey(subject)
          ? not(subject.cell().row().name(), subject.name(), Finding.ERROR, missing.get(subject))
          : FreshForks.this.fork(
              subject, launcher, new Launch(reading(files.get(subject), jdk), 1));
    }

    private void train(Subject subject, ChildLauncher launcher, Path file, int jdk)
        throws InterruptedException {
      String option =
          jdk >= FIRST_WITH_AOT_CACHE ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=";
      Fork<T> trained =
          FreshForks.this.fork(
              subject, launcher, new Launch(List.of(option + file), PATIENCE_TO_WRITE));
      if (trained.seen().isEmpty()) {
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
