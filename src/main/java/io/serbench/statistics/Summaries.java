package io.serbench.statistics;

import io.serbench.catalog.Role;
import io.serbench.result.CellResult;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.ForkResult;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.PhaseResult.Apart;
import io.serbench.result.PhaseResult.Garbage;
import io.serbench.result.PhaseResult.VirtualThreads;
import io.serbench.result.Run;
import io.serbench.result.Summary.Status;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary.GarbageSummary;
import io.serbench.statistics.CellSummary.PhaseSummary;
import io.serbench.statistics.CellSummary.Quantiles;
import io.serbench.statistics.CellSummary.SummaryNumbers;
import io.serbench.statistics.CellSummary.Trust;
import io.serbench.statistics.CellSummary.UndisturbedShare;
import io.serbench.statistics.CellSummary.VirtualSummary;
import io.serbench.statistics.ForkEstimator.ForkValue;
import io.serbench.statistics.PhaseTally.By;
import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Derives what tables show of the cells of a run from what their forks measured. Each fork is
 * judged by the {@link Baselines} of its own machine; in a merged run, by those of its shard.
 */
public final class Summaries {
  /** The shard of all forks of a run that was not merged. */
  private static final int ONLY = 0;

  /**
   * A machine that forks ran on.
   *
   * @param part what it measured of a merged run; empty for a run that was not merged
   * @param speed how much it may be faster or slower than its kind; see {@link Agreement#speed}
   */
  private record MachineBaselines(Optional<MergedShard> part, Baselines baselines, double speed) {}

  private final Noise noise;
  private final Map<Integer, MachineBaselines> machines = new HashMap<>();

  /** Prepares the summaries of a run, with disturbed batches rejected or kept. */
  public Summaries(Run run, Noise noise) {
    this.noise = noise;
    if (!run.wasMerged()) {
      machines.put(ONLY, new MachineBaselines(Optional.empty(), new Baselines(run), 0));
    }
    Map<String, Double> speeds = new HashMap<>();
    for (MergedShard part : run.environment().parts()) {
      double speed =
          speeds.computeIfAbsent(
              part.kind(),
              kind -> Agreement.of(run, kind, noise).map(Agreement::speed).orElse(0.0));
      Baselines baselines = new Baselines(run.shard(part));
      machines.put(part.shard(), new MachineBaselines(Optional.of(part), baselines, speed));
    }
  }

  /** Returns the summaries of all cells of a run, in its order, with noise as in its settings. */
  public static List<CellSummary> of(Run run) {
    return of(run, run.settings().noise());
  }

  /** Returns the summaries of all cells of a run, in its order. */
  public static List<CellSummary> of(Run run, Noise noise) {
    Summaries summaries = new Summaries(run, noise);
    List<CellSummary> cells = run.cells().stream().map(summaries::of).toList();
    Map<Workload, Estimate> yardsticks = new HashMap<>();
    cells.stream()
        .filter(cell -> cell.tags().plays(Role.YARDSTICK))
        .forEach(cell -> cell.total().ifPresent(total -> yardsticks.put(cell.workload(), total)));
    return cells.stream()
        .map(cell -> cell.withYardstick(Optional.ofNullable(yardsticks.get(cell.workload()))))
        .toList();
  }

  /**
   * Returns the summary of one cell of the run. A cell is an error if any of its forks failed, even
   * if others succeeded. Only if all failures are lost JVMs do the numbers of the other forks stay;
   * the cause then mentions the failure.
   */
  public CellSummary of(CellResult cell) {
    List<Integer> shards = shards(cell);
    Map<Integer, Optional<Baseline>> baselines = baselines(cell, shards);
    List<Optional<Undisturbed>> undisturbed = undisturbed(cell, shards, baselines);
    List<Map<Phase, PhaseTally>> tallies =
        IntStream.range(0, shards.size())
            .mapToObj(fork -> PhaseTally.ofFork(cell.forks().get(fork), undisturbed.get(fork)))
            .toList();
    Status status = status(cell);
    boolean ok = status == Status.OK;
    // Otherwise it has the numbers of a cell without forks: none.
    CellResult counted = ok ? cell : cell.only(List.of());
    CellTimes times =
        new CellTimes(ok ? values(shards, tallies, baselines) : List.of(), speeds(counted));
    return new CellSummary(
        cell.id(),
        cell.info(),
        status,
        cause(cell, status),
        numbers(counted, times, undisturbed),
        new Trust(
            (int) cell.forks().stream().filter(fork -> fork.failure().isEmpty()).count(),
            share(tallies),
            cell.forks().stream().allMatch(ForkResult::steady),
            times.isDisturbed()),
        Confirmation.of(counted));
  }

  /** Returns by what the forks of each shard are judged. */
  private Map<Integer, Optional<Baseline>> baselines(CellResult cell, List<Integer> shards) {
    Map<Integer, List<ForkResult>> forks = new HashMap<>();
    for (int fork = 0; fork < shards.size(); fork++) {
      forks
          .computeIfAbsent(shards.get(fork), none -> new ArrayList<>())
          .add(cell.forks().get(fork));
    }
    Map<Integer, Optional<Baseline>> baselines = new HashMap<>();
    forks.forEach(
        (shard, some) -> baselines.put(shard, machines.get(shard).baselines().of(cell, some)));
    return baselines;
  }

  /** Returns what counts as undisturbed in each fork. */
  private static List<Optional<Undisturbed>> undisturbed(
      CellResult cell, List<Integer> shards, Map<Integer, Optional<Baseline>> baselines) {
    Map<Integer, Readings> work = new HashMap<>();
    for (int fork = 0; fork < shards.size(); fork++) {
      Readings readings = work.computeIfAbsent(shards.get(fork), none -> new Readings());
      WitnessReport.work(cell.forks().get(fork)).forEach(readings::add);
    }
    return shards.stream()
        .map(
            shard ->
                baselines.get(shard).map(known -> known.undisturbed().withWork(work.get(shard))))
        .toList();
  }

  private static List<Integer> shards(CellResult cell) {
    return cell.from().isEmpty()
        ? IntStream.range(0, cell.forks().size()).mapToObj(fork -> ONLY).toList()
        : cell.shards();
  }

  private List<Map<Phase, ForkValue>> values(
      List<Integer> shards,
      List<Map<Phase, PhaseTally>> tallies,
      Map<Integer, Optional<Baseline>> baselines) {
    Map<Integer, List<Map<Phase, PhaseTally>>> byShard = new LinkedHashMap<>();
    for (int fork = 0; fork < shards.size(); fork++) {
      byShard.computeIfAbsent(shards.get(fork), none -> new ArrayList<>()).add(tallies.get(fork));
    }
    List<Map<Phase, ForkValue>> values = new ArrayList<>();
    byShard.forEach(
        (shard, some) ->
            values.addAll(
                CellTimes.of(some, ForkEstimator.of(noise, baselines.get(shard))).forks()));
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
    return cell.failure().isPresent() ? Status.ERROR : Status.OK;
  }

  private static Optional<String> cause(CellResult cell, Status status) {
    long failed = cell.forks().stream().filter(fork -> fork.failure().isPresent()).count();
    int all = cell.forks().size();
    String which = failed == all ? "" : failed + " of " + all + " forks: ";
    return switch (status) {
      case UNAVAILABLE -> cell.unavailable();
      case PENDING -> Optional.of("not measured");
      case OK, ERROR -> cell.failure().or(cell::lost).map(failure -> which + failure.cause());
    };
  }

  private static UndisturbedShare share(List<Map<Phase, PhaseTally>> forks) {
    return forks.stream()
        .flatMap(fork -> fork.entrySet().stream())
        .filter(entry -> entry.getKey().inTotal())
        .map(Map.Entry::getValue)
        .filter(phase -> phase.by() != By.NOTHING)
        .map(phase -> new UndisturbedShare(phase.of(Disturbance.NONE).batches(), phase.size()))
        .reduce(UndisturbedShare.NONE, UndisturbedShare::plus);
  }

  private static SummaryNumbers numbers(
      CellResult cell, CellTimes values, List<Optional<Undisturbed>> undisturbed) {
    CellTimes p50 = values.byQuantile(0.5, cell, undisturbed);
    CellTimes p99 = values.byQuantile(0.99, cell, undisturbed);
    Map<Phase, Estimate> medians = p50.times();
    Map<Phase, PhaseSummary> phases = new EnumMap<>(Phase.class);
    values
        .times()
        .forEach(
            (phase, time) -> {
              Estimate median = medians.getOrDefault(phase, time);
              phases.put(phase, summary(phases(cell, phase).toList(), time, median));
            });
    int threads = cell.id().workload().usage().threads();
    return new SummaryNumbers(
        phases,
        values.total(),
        p50.total().flatMap(median -> p99.total().map(high -> new Quantiles(median, high))),
        cell.forks().stream().flatMap(fork -> fork.encoded().stream()).findFirst(),
        OrderStatistics.median(
            cell.forks().stream().flatMapToDouble(fork -> fork.firstMillis().stream())),
        values.forks().stream().map(Summaries::nanos).toList(),
        ofAny(
            phases(cell, Phase.MESSAGE).flatMap(message -> garbage(message).stream()).toList(),
            forks ->
                new GarbageSummary(
                    estimate(forks, seen -> seen.collections() * 1e6 / seen.calls()),
                    estimate(forks, seen -> seen.pauseMillis() * 1e6 / seen.calls()))),
        ofAny(
            phases(cell, Phase.MESSAGE).flatMap(message -> message.virtual().stream()).toList(),
            forks ->
                new VirtualSummary(
                    estimate(forks, seen -> seen.messages() * 1e9 / seen.nanos()),
                    estimate(forks, seen -> seen.keptBytes() / 1e3 / threads),
                    estimate(forks, seen -> seen.pinned() * 1e6 / seen.messages()),
                    estimate(forks, VirtualThreads::instances))),
        Optional.empty());
  }

  private static Stream<PhaseResult> phases(CellResult cell, Phase phase) {
    return cell.forks().stream().flatMap(fork -> fork.phase(phase).stream());
  }

  private static PhaseSummary summary(List<PhaseResult> forks, Estimate time, Estimate median) {
    return new PhaseSummary(
        time,
        median,
        OrderStatistics.median(
            forks.stream().flatMapToDouble(fork -> fork.allocatedBytes().stream())),
        ofAny(
            forks.stream().flatMap(fork -> fork.warmUp().apart().stream()).toList(),
            calls -> new Apart(median(calls, Apart::clockNanos), median(calls, Apart::loopNanos))));
  }

  private static Map<Phase, Double> nanos(Map<Phase, ForkValue> fork) {
    Map<Phase, Double> nanos = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      CellTimes.value(fork, phase).ifPresent(value -> nanos.put(phase, value.nanosPerCall()));
    }
    return nanos;
  }

  /** If something is allocated but no collection was seen, their rate is unknown. */
  private static Optional<Garbage> garbage(PhaseResult message) {
    boolean allocates = message.allocatedBytes().orElse(1) > 0;
    return message.garbage().filter(seen -> seen.collections() > 0 || !allocates);
  }

  private static <T, S> Optional<S> ofAny(List<T> forks, Function<List<T>, S> summary) {
    return forks.isEmpty() ? Optional.empty() : Optional.of(summary.apply(forks));
  }

  private static <T> Estimate estimate(List<T> forks, ToDoubleFunction<T> value) {
    return Estimate.of(forks.stream().mapToDouble(value).toArray());
  }

  private static <T> double median(List<T> forks, ToDoubleFunction<T> value) {
    return OrderStatistics.median(forks.stream().mapToDouble(value)).orElseThrow();
  }
}
