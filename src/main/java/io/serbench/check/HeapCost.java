package io.serbench.check;

import static io.serbench.report.metric.Metric.Unit.MEBIBYTES;
import static io.serbench.report.metric.Metric.Unit.TIMES;

import io.serbench.catalog.Topic;
import io.serbench.check.Conversation.Reply;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.Recipe;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.FromFork.HeapSuffices;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.Launch;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import io.serbench.result.Answered;
import io.serbench.result.CellId;
import io.serbench.result.Failure;
import io.serbench.result.Failure.Mode;
import io.serbench.result.Observed;
import io.serbench.result.Usage;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Finds the smallest heap in which a row writes a large value and reads it back: by bisection, with
 * a new fork for each size. Forks run one at a time, as each may need all memory of the machine.
 */
public final class HeapCost implements Check {
  private static final int STEP = 2; // In MiB: the JVM rounds heap sizes to it.
  private static final int PERCENT = 2; // The search ends within these, or a step.
  private static final long LEAST = 4; // In MiB: in less, no fork gets as far as loading the value.
  private static final long MIB = 1 << 20;
  private static final long USUAL_LIMIT = 2L << 30; // In bytes, if free memory is unknown.
  private static final long HIGHEST_LIMIT = 16 << 10; // In MiB.
  private static final double GROWTH = 1.25; // Of heaps, until one is large enough.

  /**
   * Options for the collector that needs the least memory itself. Almost all of the heap is old
   * generation, so that a large array finds room wherever there is any. Each collection clears soft
   * references, as happens anyway before memory runs out, and compacts fully, since Serial may
   * otherwise leave dead objects in a twentieth of the heap to avoid moving others.
   */
  private static final List<String> OPTIONS =
      List.of(
          "-XX:+UseSerialGC",
          "-Xmn" + STEP + "m",
          "-XX:SoftRefLRUPolicyMSPerMB=0",
          "-XX:MarkSweepAlwaysCompactCount=1");

  private static final int VALUES = 4000; // In a stream, which take about as much room as one.
  private static final double KB = 1000;

  private static final Metric HEAP_HELD =
      Metric.ofTrial(
              "heap.held",
              MEBIBYTES,
              "MiB in use at the end, with the input, the message and what was read back; on a"
                  + " stream, with one value of each")
          .written(Notation.TENTHS)
          .better(Metric.Better.NEITHER);
  private static final Metric HEAP_MIN =
      Metric.ofTrial(
          "heap.min",
          MEBIBYTES,
          "the smallest -Xmx, in MiB, with which the row writes the message and reads it back");
  private static final Metric HEAP_X =
      Metric.ofTrial(
          "heap.x", TIMES, "heap.min less heap.held, as a multiple of the message: the row's own");

  static final CheckKind KIND =
      new CostKind(
          "heap",
          "Smallest heap",
          List.of(MemoryCost.LARGE_MESSAGE, HEAP_HELD, HEAP_MIN, HEAP_X),
          Set.of(HEAP_X.id()));

  private final long limit =
      Math.max(
          LEAST,
          Math.min(HIGHEST_LIMIT, even((double) Room.ofHeapAlone().orElse(USUAL_LIMIT) / MIB)));

  /** Returns the usage of a stream, by default of about the size of the large value. */
  public static Usage stream(OptionalInt items) {
    return new Usage(Transport.STREAM, OptionalInt.of(items.orElse(VALUES)), 1, false);
  }

  @Override
  public CheckKind kind() {
    return KIND;
  }

  @Override
  public int steps(RunRequest request) {
    return Plan.of(request).cells().size();
  }

  @Override
  public List<Labelled> facts(RunRequest request) {
    Usage usage = request.matrix().usages().get(0);
    return List.of(
        new Labelled("Forks", "as many per row as the search takes, one at a time"),
        new Labelled(
            "Message",
            usage.transport() == Transport.STREAM
                ? "a stream of " + usage.items().orElse(VALUES) + " values, in a file"
                : "one value, as a byte array"),
        new Labelled(
            "Heap",
            "serial collector, %d MiB for new objects; heap.min is found to %d MiB or %d %%"
                .formatted(STEP, STEP, PERCENT)));
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    Matrix matrix = request.matrix();
    List<DatasetSource> sources = matrix.datasets().stream().map(HeapCost::withoutCargo).toList();
    Plan plan =
        Plan.of(
            request.withMatrix(
                new Matrix(matrix.rows(), sources, matrix.usages(), matrix.variants())));
    boolean several = sources.stream().map(DatasetSource::name).distinct().count() > 1;
    Map<Variant, ForkLauncher> launchers = forks.open(matrix.variants(), OPTIONS);
    Function<CellId, String> name =
        cell -> cell.name() + (several ? " " + cell.workload().dataset() : "");
    for (Plan.Obstacle obstacle : plan.obstacles()) {
      onKnown.accept(Finding.NOT_CARRIED.of(name.apply(obstacle.cell()), obstacle.reason()));
    }
    forks.oneByOne(
        plan.cells(),
        cell -> {
          ForkLauncher launcher = launchers.get(cell.variant());
          return new HeapSearch(cell, name.apply(cell.id()), launcher, forks, limit).find();
        },
        onKnown);
  }

  /** Lets forks make serbench's own values, since values that are sent take room in their heaps. */
  private static DatasetSource withoutCargo(DatasetSource source) {
    return source.recipe() instanceof Recipe.Named named && named.file().isEmpty()
        ? source
        : source.packed();
  }

  private record HeapSearch(
      Cell cell, String name, ForkLauncher launcher, Forks forks, long limit) {
    Observed find() throws InterruptedException {
      if (cell.unavailable().isPresent()) {
        return Finding.UNAVAILABLE.of(name, cell.unavailable().get());
      }
      Reply<HeapSuffices> most = attempt(cell.dataset(), limit);
      if (most.answer().isEmpty()) {
        return refused(most.failure().orElseThrow());
      }
      HeapSuffices found = most.answer().get();
      long tooSmall = LEAST;
      long enough = limit;
      long next = even(GROWTH * found.held() / MIB);
      while (enough - tooSmall > Math.max(STEP, enough * PERCENT / 100) && !forks.isInterrupted()) {
        next = Math.max(tooSmall + STEP, Math.min(enough - STEP, next));
        Reply<HeapSuffices> attempt = attempt(cell.dataset(), next);
        if (attempt.answer().isPresent()) {
          enough = next;
        } else if (isTooSmall(attempt.failure().orElseThrow())) {
          tooSmall = next;
        } else {
          return Finding.ERROR.of(name, "%s (-Xmx%dm)".formatted(attempt.cause(), next));
        }
        next = even(enough == limit ? GROWTH * tooSmall : (tooSmall + enough) / 2.0);
      }
      List<Answered> answers = new ArrayList<>();
      answers.add(answer(MemoryCost.LARGE_MESSAGE, found.message() / KB));
      answers.add(answer(HEAP_HELD, (double) found.held() / MIB));
      answers.add(answer(HEAP_MIN, enough));
      if (found.message() >= 2 * STEP * MIB) {
        double own = (double) (enough * MIB - found.held()) / found.message();
        answers.add(answer(HEAP_X, own));
      }
      return Observed.of(name, List.of(), answers);
    }

    private static Answered answer(Metric metric, double number) {
      return Answered.measured(Topic.of(metric.id()), List.of(number), "");
    }

    /**
     * Returns what the failure in the largest heap means. If a small value comes back, the row does
     * not carry such data; anything else is an error of the row.
     */
    private Observed refused(Failure failure) throws InterruptedException {
      String cause = "%s (-Xmx%dm)".formatted(failure.cause(), limit);
      Optional<DatasetSource> small =
          Datasets.all().smallest().stream()
              .filter(source -> source.type().equals(cell.dataset().type()))
              .findFirst();
      if ((isTooSmall(failure) || failure.kind() == Mode.EXCEPTION)
          && small.isPresent()
          && attempt(small.get(), limit).answer().isPresent()) {
        String what = cell.usage().describe(cell.dataset().name());
        return Finding.NOT_CARRIED.of(
            name, "supports %s, but not %s: %s".formatted(small.get().name(), what, cause));
      }
      return Finding.ERROR.of(name, cause);
    }

    private Reply<HeapSuffices> attempt(DatasetSource data, long heap) throws InterruptedException {
      Launch launch = new Launch(List.of("-Xms" + heap + "m", "-Xmx" + heap + "m"), 1);
      FromParent order =
          new FromParent.TryHeap(cell.row().name(), DatasetRecipe.of(data), cell.usage(), launch);
      return Conversation.ask(HeapSuffices.class, launcher, Optional.of(cell.row()), order);
    }
  }

  private static long even(double mebibytes) {
    return ((long) (mebibytes / STEP)) * STEP;
  }

  /**
   * Returns whether the heap was too small. A JVM that has barely enough memory may spend its time
   * collecting until the timeout, and one that has far too little ends before it reaches serbench.
   */
  private static boolean isTooSmall(Failure failure) {
    return failure.kind() == Mode.OUT_OF_MEMORY
        || failure.kind() == Mode.TIMEOUT
        || (failure.kind() == Mode.EXIT
            && failure.details().filter(text -> text.contains("OutOfMemoryError")).isPresent());
  }
}
