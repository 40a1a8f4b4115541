package io.serbench.statistics;

import io.serbench.result.CellResult;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.PhaseResult.Apart;
import io.serbench.result.PhaseResult.Garbage;
import io.serbench.result.PhaseResult.VirtualThreads;
import io.serbench.result.Run;
import io.serbench.result.Summary.Status;
import io.serbench.statistics.CellSummary.GarbageSummary;
import io.serbench.statistics.CellSummary.Numbers;
import io.serbench.statistics.CellSummary.PhaseSummary;
import io.serbench.statistics.CellSummary.Trust;
import io.serbench.statistics.CellSummary.UndisturbedShare;
import io.serbench.statistics.CellSummary.VirtualSummary;
import io.serbench.statistics.ForkEstimator.ForkValue;
import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Derives what tables show of the cells of a run from what their forks measured. Each fork is
 * judged by the witness of its own machine; in a merged run, by that of its shard.
 */
public final class Summaries {
  /** The shard of all forks of a run that was not merged. */
  private static final int ONLY = 0;

  /**
   * A machine that forks ran on.
   *
   * @param part what it measured of a merged run; empty for a run that was not merged
   * @param undisturbed what counts as undisturbed; empty if no witness ran
   * @param speed how much it may be faster or slower than its kind; see {@link Agreement#speed}
   */
  private record Machine(
      Optional<MergedShard> part,
      Optional<Undisturbed> undisturbed,
      ForkEstimator estimator,
      double speed) {
    static Machine of(Optional<MergedShard> part, Run run, Noise noise, double speed) {
      Optional<Baseline> baseline = Baseline.of(run);
      return new Machine(
          part, baseline.map(Baseline::undisturbed), ForkEstimator.of(noise, baseline), speed);
    }
  }

  private final Map<Integer, Machine> machines = new HashMap<>();

  /**
   * Prepares the summaries of a run.
   *
   * @param noise whether to reject disturbed batches
   */
  public Summaries(Run run, Noise noise) {
    if (run.wasMerged()) {
      Map<String, Double> speeds = new HashMap<>();
      for (MergedShard part : run.environment().parts()) {
        double speed =
            speeds.computeIfAbsent(
                part.kind(),
                kind -> Agreement.of(run, kind, noise).map(Agreement::speed).orElse(0.0));
        machines.put(part.shard(), Machine.of(Optional.of(part), run.shard(part), noise, speed));
      }
    } else {
      machines.put(ONLY, Machine.of(Optional.empty(), run, noise, 0));
    }
  }

  /**
   * Returns the summaries of all cells of a run, in its order. Disturbed batches are rejected or
   * kept as its settings say.
   */
  public static List<CellSummary> of(Run run) {
    return of(run, run.settings().noise());
  }

  /**
   * Returns the summaries of all cells of a run, in its order.
   *
   * @param noise whether to reject disturbed batches
   */
  public static List<CellSummary> of(Run run, Noise noise) {
    Summaries summaries = new Summaries(run, noise);
    return run.cells().stream().map(summaries::of).toList();
  }

  /**
   * Returns the summary of one cell of the run. A cell is an error if any of its forks failed, even
   * if others succeeded. Only if all failures are lost JVMs do the numbers of the other forks stay;
   * the cause then mentions the failure.
   */
  public CellSummary of(CellResult cell) {
    List<Integer> shards = shards(cell);
    List<Optional<Undisturbed>> undisturbed = undisturbed(cell, shards);
    List<Map<Phase, PhaseTally>> tallies =
        IntStream.range(0, shards.size())
            .mapToObj(fork -> PhaseTally.ofFork(cell.forks().get(fork), undisturbed.get(fork)))
            .toList();
    CellTimes times = new CellTimes(values(shards, tallies), speeds(cell));
    Status status = status(cell);
    boolean ok = status == Status.OK;
    return new CellSummary(
        cell.id(),
        cell.info(),
        status,
        cause(cell, status),
        ok ? numbers(cell, times, undisturbed) : Numbers.NONE,
        new Trust(
            (int) cell.forks().stream().filter(fork -> fork.failure().isEmpty()).count(),
            share(tallies),
            cell.forks().stream().allMatch(ForkResult::steady),
            ok && times.isDisturbed()));
  }

  /** Returns what counts as undisturbed in each fork. */
  private List<Optional<Undisturbed>> undisturbed(CellResult cell, List<Integer> shards) {
    Map<Integer, Readings> work = new HashMap<>();
    for (int fork = 0; fork < shards.size(); fork++) {
      Readings readings = work.computeIfAbsent(shards.get(fork), none -> new Readings());
      WitnessReport.work(cell.forks().get(fork)).forEach(readings::add);
    }
    return shards.stream()
        .map(shard -> machines.get(shard).undisturbed().map(known -> known.with(work.get(shard))))
        .toList();
  }

  private static List<Integer> shards(CellResult cell) {
    return cell.from().isEmpty()
        ? IntStream.range(0, cell.forks().size()).mapToObj(fork -> ONLY).toList()
        : cell.shards();
  }

  private List<Map<Phase, ForkValue>> values(
      List<Integer> shards, List<Map<Phase, PhaseTally>> tallies) {
    List<Map<Phase, ForkValue>> values = new ArrayList<>();
    for (int from = 0; from < tallies.size(); ) {
      int shard = shards.get(from);
      int to = from;
      while (to < tallies.size() && shards.get(to) == shard) {
        to++;
      }
      values.addAll(
          CellTimes.of(tallies.subList(from, to), machines.get(shard).estimator()).forks());
      from = to;
    }
    return values;
  }

  /** Each machine's part of the half width is proportional to its share of the cell's forks. */
  private Map<MergedShard, Double> speeds(CellResult cell) {
    return cell.from().stream()
        .collect(
            Collectors.toUnmodifiableMap(
                from -> machines.get(from.shard()).part().orElseThrow(),
                from -> machines.get(from.shard()).speed() * from.forks() / cell.forks().size(),
                Double::sum));
  }

  private static Status status(CellResult cell) {
    if (cell.unavailable().isPresent()) {
      return Status.UNAVAILABLE;
    }
    if (cell.forks().isEmpty()) {
      return Status.PENDING;
    }
    List<Failure> failures =
        cell.forks().stream().flatMap(fork -> fork.failure().stream()).toList();
    return failures.size() < cell.forks().size()
            && failures.stream().allMatch(failure -> failure.kind().lostJvm())
        ? Status.OK
        : Status.ERROR;
  }

  private static Optional<String> cause(CellResult cell, Status status) {
    return switch (status) {
      case UNAVAILABLE -> cell.unavailable();
      case PENDING -> Optional.of("not measured");
      case OK, ERROR -> cell.failure().map(failure -> cause(cell, failure));
    };
  }

  private static String cause(CellResult cell, Failure failure) {
    long failed = cell.forks().stream().filter(fork -> fork.failure().isPresent()).count();
    int all = cell.forks().size();
    return failed == all ? failure.cause() : failed + " of " + all + " forks: " + failure.cause();
  }

  private static UndisturbedShare share(List<Map<Phase, PhaseTally>> forks) {
    return forks.stream()
        .flatMap(fork -> fork.entrySet().stream())
        .filter(entry -> entry.getKey().inTotal())
        .map(Map.Entry::getValue)
        .filter(PhaseTally::isJudged)
        .map(phase -> new UndisturbedShare(phase.of(Disturbance.NONE).batches(), phase.size()))
        .reduce(UndisturbedShare.NONE, UndisturbedShare::plus);
  }

  private static Numbers numbers(
      CellResult cell, CellTimes values, List<Optional<Undisturbed>> undisturbed) {
    BatchQuantiles batches = BatchQuantiles.of(cell, values, undisturbed);
    Map<Phase, Estimate> medians = batches.median().times();
    Map<Phase, PhaseSummary> phases = new EnumMap<>(Phase.class);
    values
        .times()
        .forEach(
            (phase, time) ->
                phases.put(
                    phase,
                    new PhaseSummary(
                        time,
                        medians.getOrDefault(phase, time),
                        median(phase, cell, PhaseResult::allocatedBytes),
                        apart(phase, cell))));
    return new Numbers(
        phases,
        values.total(),
        batches.ofTotal(),
        cell.forks().stream().flatMap(fork -> fork.encoded().stream()).findFirst(),
        OrderStatistics.median(
            cell.forks().stream().flatMapToDouble(fork -> fork.firstMillis().stream())),
        values.forks().stream().map(Summaries::nanos).toList(),
        garbage(cell),
        virtual(cell));
  }

  private static Map<Phase, Double> nanos(Map<Phase, ForkValue> fork) {
    Map<Phase, Double> nanos = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      CellTimes.value(fork, phase).ifPresent(value -> nanos.put(phase, value.nanosPerCall()));
    }
    return nanos;
  }

  private static Optional<GarbageSummary> garbage(CellResult cell) {
    List<Garbage> forks =
        cell.forks().stream()
            .flatMap(fork -> fork.phase(Phase.MESSAGE).stream())
            .flatMap(message -> Summaries.garbage(message).stream())
            .toList();
    return forks.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new GarbageSummary(
                estimate(forks, Garbage::collectionsPerMillion),
                estimate(forks, Garbage::pauseMillisPerMillion)));
  }

  /** If something is allocated but no collection was seen, their rate is unknown. */
  private static Optional<Garbage> garbage(PhaseResult message) {
    boolean allocates = message.allocatedBytes().orElse(1) > 0;
    return message.garbage().filter(seen -> seen.collections() > 0 || !allocates);
  }

  private static Optional<VirtualSummary> virtual(CellResult cell) {
    List<VirtualThreads> forks =
        cell.forks().stream()
            .flatMap(fork -> fork.phase(Phase.MESSAGE).stream())
            .flatMap(message -> message.virtual().stream())
            .toList();
    int threads = cell.id().workload().usage().threads();
    return forks.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new VirtualSummary(
                estimate(forks, VirtualThreads::messagesPerSecond),
                estimate(forks, fork -> fork.keptKilobytes(threads)),
                estimate(forks, VirtualThreads::pinnedPerMillion),
                estimate(forks, VirtualThreads::instances)));
  }

  private static <T> Estimate estimate(List<T> forks, ToDoubleFunction<T> value) {
    return Estimate.of(forks.stream().mapToDouble(value).toArray());
  }

  private static Optional<Apart> apart(Phase phase, CellResult cell) {
    OptionalDouble clock = median(phase, cell, apart(Apart::clockNanos));
    OptionalDouble loop = median(phase, cell, apart(Apart::loopNanos));
    return clock.stream().mapToObj(nanos -> new Apart(nanos, loop.orElseThrow())).findFirst();
  }

  private static Function<PhaseResult, OptionalDouble> apart(ToDoubleFunction<Apart> what) {
    return result -> result.warmUp().apart().stream().mapToDouble(what).findFirst();
  }

  private static OptionalDouble median(
      Phase phase, CellResult cell, Function<PhaseResult, OptionalDouble> what) {
    return OrderStatistics.median(
        cell.forks().stream()
            .flatMap(fork -> fork.phase(phase).stream())
            .flatMapToDouble(result -> what.apply(result).stream()));
  }
}
