package io.serbench.cli.option;

import io.serbench.cli.console.UsageException;
import io.serbench.measure.Timing;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.run.Method;
import io.serbench.run.Method.Defaults;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Share;
import io.serbench.run.Method.Stopping;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Options for how a run measures. */
@Command(optionListHeading = Options.MEASURING)
public final class MeasuringOptions extends Options {
  private static final int MOST_FORKS = 1_000;
  private static final long HOUR_IN_MILLIS = 3_600_000;
  private static final double WHOLE_IN_PERCENT = 100;

  @Option(
      names = "-threads",
      paramLabel = "LIST",
      converter = ThreadCounts.class,
      description = "number of threads; a list (1,2,virtual:64) compares them")
  private Optional<List<ThreadCount>> threads = Optional.empty();

  @Rare
  @Option(names = "-shared", description = "with -threads: share one serializer where allowed")
  private boolean shared;

  @Range(min = 0, max = MOST_FORKS)
  @Option(names = "-forks", description = "forks per row (default: as needed); 0 uses this JVM")
  private Optional<Integer> forks = Optional.empty();

  @Range(max = 100)
  @Rare
  @Option(
      names = "-precision",
      description =
          "add forks until times are this certain; default: " + Defaults.PRECISION_PERCENT)
  private Optional<Double> precision = Optional.empty();

  @Range(max = 86_400)
  @Rare
  @Option(
      names = "-budget",
      description =
          "... or until this time per row is spent; default: " + Defaults.BUDGET_SECONDS + "s")
  private Optional<Duration> budget = Optional.empty();

  @Option(names = "-quick", description = "first impression: one short fork per row (or -forks)")
  private boolean quick;

  @Option(
      names = "-thorough",
      description =
          "to publish: longer forks, to "
              + Defaults.THOROUGH_PRECISION_PERCENT
              + " %%, at most "
              + Defaults.THOROUGH_BUDGET_SECONDS
              + " s per row")
  private boolean thorough;

  @Rare
  @Range(min = 1, max = 1_000_000_000)
  @Option(names = "-iterations", description = "calls per batch; default: calibrated")
  private Optional<Integer> iterations = Optional.empty();

  @Rare
  @Range(min = 1, max = MOST_FORKS)
  @Option(
      names = "-live-forks",
      description = "forks alive at once; default: depends on free memory")
  private Optional<Integer> alive = Optional.empty();

  @Rare
  @Range(min = 1, max = HOUR_IN_MILLIS)
  @Option(
      names = {"-measure-time", "-testRunMillis"},
      paramLabel = "TIME",
      converter = Values.Millis.class,
      description =
          "how long a fork measures each phase; default: " + Defaults.MEASUREMENT_MILLIS + "ms")
  private Optional<Long> testRunMillis = Optional.empty();

  @Rare
  @Range(min = 0, max = HOUR_IN_MILLIS)
  @Option(
      names = "-warmup-time",
      paramLabel = "TIME",
      converter = Values.Millis.class,
      description = "warm-up of each phase; default: until steady")
  private Optional<Long> warmupTime = Optional.empty();

  @Rare
  @Option(names = "-skip-pre-warmup", description = "with -forks=0: do not warm up all rows first")
  private boolean skipPreWarmup;

  public record ThreadCount(int threads, boolean virtual) {
    public static final ThreadCount ALONE = new ThreadCount(1, false);
  }

  private static final class ThreadCounts extends Values.ListOf<ThreadCount> {
    private static final int MOST = 1024;
    private static final int MOST_VIRTUAL = 10_000;
    private static final String VIRTUAL = "virtual:";

    ThreadCounts() {
      super(
          "numbers of threads from 1 to " + MOST + ", or virtual:1 to virtual:" + MOST_VIRTUAL,
          List.of(),
          ThreadCounts::crew);
    }

    private static Optional<ThreadCount> crew(String word) {
      boolean virtual = word.startsWith(VIRTUAL);
      return Values.count(
              virtual ? word.substring(VIRTUAL.length()) : word, virtual ? MOST_VIRTUAL : MOST)
          .map(threads -> new ThreadCount(threads, virtual));
    }
  }

  public Method method(Noise noise, List<Phase> phases) {
    return new Method(
        preset(),
        stopping(),
        timing(),
        share(),
        alive.map(OptionalInt::of).orElse(OptionalInt.empty()),
        noise,
        phases,
        skipPreWarmup);
  }

  Stopping stopping() {
    Stopping usual = preset().stopping();
    return forks
        .map(Stopping::exactly)
        .orElse(
            usual
                .withPrecision(precision.map(it -> it / WHOLE_IN_PERCENT).orElse(usual.precision()))
                .withBudget(budget.orElse(usual.budget())));
  }

  /** Returns the numbers of threads to measure with, each once. */
  public Set<ThreadCount> threads() {
    return new LinkedHashSet<>(threads.orElse(List.of(ThreadCount.ALONE)));
  }

  /** Returns whether threads share one serializer. Refuses to share it with nobody. */
  public boolean shared() {
    if (shared && threads().stream().allMatch(crew -> crew.virtual() || crew.threads() == 1)) {
      throw new UsageException("-shared lets threads share a serializer; pass -threads=2, too");
    }
    return shared;
  }

  /** Refuses {@code -quick} alone, since a single fork does not show how much forks differ. */
  public void refuseOneFork() {
    if (quick && forks.isEmpty()) {
      throw new UsageException(
          "-quick is one fork, which says nothing about differences between forks; pass -forks=3,"
              + " too");
    }
  }

  /** Refuses to measure in this JVM, where rows would be affected by those that ran before. */
  public void refuseInProcess() {
    if (stopping().equals(Stopping.IN_PROCESS)) {
      throw new UsageException(
          "several JVMs, versions of a library or kinds of traffic side by side, and calls that are"
              + " apart, need forks; leave out -forks=0");
    }
  }

  /** Returns a line for each given option that has no effect, including those for forks. */
  public List<String> useless(Options forForks) {
    Stopping stopping = stopping();
    List<String> names = new ArrayList<>(given());
    names.retainAll(
        stopping.least() == stopping.most() ? List.of("-precision", "-budget") : List.of());
    if (stopping.equals(Stopping.IN_PROCESS)) {
      names.addAll(forForks.given());
    }
    return names.stream().map(name -> name + " has no effect with this number of forks").toList();
  }

  private Timing timing() {
    Timing timing = preset().timing();
    timing = iterations.map(timing::withFixedBatch).orElse(timing);
    return warmupTime.map(timing::withWarmup).orElse(timing);
  }

  private Share share() {
    Share share = preset().share();
    return testRunMillis.map(share::withMeasurement).orElse(share);
  }

  private Preset preset() {
    if (quick && thorough) {
      throw new UsageException("-quick and -thorough exclude each other; pass one of them");
    }
    return quick ? Preset.QUICK : thorough ? Preset.THOROUGH : Preset.DEFAULT;
  }
}
