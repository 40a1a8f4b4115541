package io.serbench.shard;

import io.serbench.catalog.Row;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Ending;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.ForkResult;
import io.serbench.result.MachineInfo;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.RunBuilder;
import io.serbench.result.Runs;
import io.serbench.result.Split;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import io.serbench.shard.Splitter.ShardPlace;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Machines that measure nothing: what rows take on them is known. Machines of one kind differ in
 * speed, rows a little by machine and forks by row; each machine drifts, and neighbours slow it now
 * and then, which its witness shows.
 */
final class SimulatedCluster {
  private static final Instant START = Instant.parse("2026-11-21T09:00:00Z");
  private static final int FORKS = 3;
  private static final int BATCHES = 40;
  private static final int CALLS = 1000;
  private static final double WITNESS = 300_000;

  /** How machines of one kind, rows on them, and forks differ: parts. */
  record Spread(double machines, double rowsByMachine, double forks) {
    static final Spread USUAL = new Spread(0.02, 0.007, 0.02);
  }

  private final RunRequest request;
  private final Spread spread;
  private final Random random;
  private final Map<String, Double> truth = new LinkedHashMap<>();

  SimulatedCluster(List<Row> rows, Spread spread, long seed) {
    this.request = Requests.of(FORKS, rows.toArray(Row[]::new));
    this.spread = spread;
    this.random = new Random(seed);
    // Of several libraries, total is spread over two orders of magnitude.
    rows.forEach(row -> truth.put(row.name(), 500 * Math.exp(4.6 * random.nextDouble())));
  }

  RunRequest request() {
    return request;
  }

  /** Nanoseconds of ser and deser of each row, on the mean machine. */
  Map<String, Double> truth() {
    return truth;
  }

  /** A processor that calls itself that. */
  static Processor called(String name) {
    return new Processor(Optional.of(name), Optional.empty(), "amd64", 2, 4, List.of());
  }

  /**
   * The results of all shards.
   *
   * @param processors that of each machine; a row takes up to twice as long on another
   */
  List<Run> shards(List<Processor> processors) {
    Map<Processor, Map<String, Double>> ofKind = new LinkedHashMap<>();
    for (Processor processor : processors) {
      ofKind.computeIfAbsent(processor, kind -> byRow(ofKind.isEmpty() ? 0 : 0.35));
    }
    return IntStream.rangeClosed(1, processors.size())
        .mapToObj(
            shard -> {
              Processor processor = processors.get(shard - 1);
              return shard(shard, processors.size(), processor, ofKind.get(processor));
            })
        .toList();
  }

  private Map<String, Double> byRow(double deviation) {
    Map<String, Double> factors = new LinkedHashMap<>();
    truth.keySet().forEach(row -> factors.put(row, factor(deviation)));
    return factors;
  }

  private double factor(double deviation) {
    return Math.exp(deviation * random.nextGaussian());
  }

  private Run shard(int number, int shards, Processor processor, Map<String, Double> rows) {
    Split split = Splitter.split(request, new ShardPlace(number, shards), 2);
    Set<String> here = split.rowsHere().get("media.1");
    double machine = factor(spread.machines());
    List<CellResult> cells = new ArrayList<>();
    for (Row row : request.matrix().rows()) {
      if (here.contains(row.name())) {
        double nanos =
            truth.get(row.name()) * rows.get(row.name()) * machine * factor(spread.rowsByMachine());
        cells.add(cell(row, nanos));
      }
    }
    Run made = Runs.run(cells);
    return RunBuilder.of(made)
        .formatVersion(Run.FORMAT_VERSION)
        .course(new Course(START, Optional.of(START.plusSeconds(500)), Ending.COMPLETE, List.of()))
        .environment(
            EnvironmentBuilder.usual()
                .machine(new MachineInfo("Linux 6.1", processor, OptionalLong.empty()))
                .split(Optional.of(split))
                .build())
        .cells(cells)
        .build();
  }

  private CellResult cell(Row row, double nanos) {
    List<ForkResult> forks = new ArrayList<>();
    for (int number = 1; number <= FORKS; number++) {
      double fork = nanos * factor(spread.forks());
      double drift = 1 + 0.02 * random.nextDouble();
      forks.add(
          new ForkResult(
              number,
              START.plusSeconds(random.nextInt(400)),
              12_000 / FORKS,
              List.of(),
              Optional.empty(),
              OptionalDouble.empty(),
              List.of(phase(Phase.SER, fork * 0.4, drift), phase(Phase.DESER, fork * 0.6, drift)),
              Optional.empty(),
              Optional.empty()));
    }
    return new CellResult(
        new CellId(row.name(), Optional.empty(), new Workload("media.1", Usage.DEFAULT)),
        Runs.info(row.tags(), "org.example:simulated:1"),
        Optional.empty(),
        forks,
        List.of());
  }

  /** A neighbour comes and goes, some batches at a time, and slows row and witness alike. */
  private PhaseResult phase(Phase phase, double nanos, double drift) {
    List<Long> batches = new ArrayList<>();
    List<Long> witness = new ArrayList<>(List.of(Math.round(WITNESS * drift)));
    boolean neighbour = random.nextInt(4) == 0;
    for (int batch = 0; batch < BATCHES; batch++) {
      neighbour = random.nextInt(8) == 0 ? !neighbour : neighbour;
      double slow = drift * (neighbour ? 1.5 : 1);
      batches.add(Math.round(nanos * CALLS * slow * factor(0.01)));
      witness.add(Math.round(WITNESS * slow * factor(0.005)));
    }
    return MadeUpPhase.of(phase, batches).batch(CALLS).witness(witness).result();
  }
}
