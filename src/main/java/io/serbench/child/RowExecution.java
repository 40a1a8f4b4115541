package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DatasetSource;
import io.serbench.measure.Clock;
import io.serbench.measure.JitWatch;
import io.serbench.measure.Measurement;
import io.serbench.measure.Operation;
import io.serbench.measure.PhaseTimer;
import io.serbench.measure.SharedProfiles;
import io.serbench.measure.Team;
import io.serbench.protocol.Job;
import io.serbench.protocol.Outcome;
import io.serbench.result.Encoded;
import io.serbench.result.Failure;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Series;
import io.serbench.result.Usage;
import io.serbench.result.WarmUp;
import io.serbench.serializer.Medium;
import io.serbench.serializer.Serializer;
import io.serbench.witness.Witness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Does a job in this JVM: opens the row, checks its round trip, measures its phases, checks again.
 * Whatever the row throws becomes a failure of the outcome.
 */
public final class RowExecution {
  private final Row row;
  private final Job job;
  private final Consumer<String> onStep;
  private String step = "starting";

  private RowExecution(Row row, Job job, Consumer<String> onStep) {
    this.row = row;
    this.job = job;
    this.onStep = onStep;
  }

  /**
   * Does the job.
   *
   * @param onStep told of each step before it starts: {@code opening}, {@code timing ser}
   */
  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  public static Outcome execute(Row row, Job job, Consumer<String> onStep) {
    RowExecution execution = new RowExecution(row, job, onStep);
    try {
      return execution.run();
    } catch (Throwable e) {
      return Outcome.failed(Failures.of(execution.step, e));
    }
  }

  private Outcome run() throws Exception {
    step("loading " + job.workload().dataset());
    return run(DatasetSource.load(job.workload().dataset(), job.file()), job.workload().usage());
  }

  private void step(String name) {
    step = name;
    onStep.accept(name);
  }

  private <T> Outcome run(Dataset<T> dataset, Usage usage) throws Exception {
    step("opening");
    long start = Clock.SYSTEM.nanos();
    Serializer<T, Object> serializer = RoundTripCheck.open(row, dataset.type());
    step("first call");
    serializer.deserialize(serializer.serialize(serializer.create(dataset.value())));
    double firstMillis = (Clock.SYSTEM.nanos() - start) / 1e6;
    step("settling profiles");
    SharedProfiles.settle();
    Optional<Failure> failure =
        check(serializer, dataset, usage.medium(), "round trip before timing");
    if (failure.isPresent()) {
      return Outcome.failed(failure.get());
    }
    step("encoding");
    List<Phases> phases = phases(serializer, dataset, usage);
    byte[] bytes = phases.get(0).bytes();
    Encoded encoded = new Encoded(bytes.length, Deflate.size(bytes));
    PhaseTimer timer = timer();
    List<PhaseResult> results = results(timer, phases);
    failure = check(serializer, dataset, usage.medium(), "round trip after timing");
    if (failure.isPresent()) {
      return Outcome.failed(failure.get());
    }
    return new Outcome(
        Optional.of(encoded),
        OptionalDouble.of(firstMillis),
        results,
        timer.bestWitness(),
        Optional.empty());
  }

  /** The phases of each thread; each has a serializer of its own unless they share one. */
  private <T> List<Phases> phases(Serializer<T, Object> serializer, Dataset<T> dataset, Usage usage)
      throws Exception {
    List<Phases> phases = new ArrayList<>();
    phases.add(Phases.of(serializer, dataset, usage));
    while (phases.size() < usage.threads()) {
      Serializer<T, Object> next =
          usage.shared() ? serializer : RoundTripCheck.open(row, dataset.type());
      phases.add(Phases.of(next, dataset, usage));
    }
    return phases;
  }

  private List<PhaseResult> results(PhaseTimer timer, List<Phases> phases) throws Exception {
    List<PhaseResult> results = new ArrayList<>();
    try (Team team = new Team(phases.size())) {
      for (Phase phase : phases(false)) {
        step("timing " + phase.label());
        Measurement measured = timer.measureBriefly(operation(team, phases, phase));
        results.add(result(phase, phases.get(0).values(phase), measured));
      }
      List<Phase> together = phases(true);
      step("timing " + together.stream().map(Phase::label).collect(Collectors.joining(" and ")));
      List<Measurement> measured =
          timer.measure(together.stream().map(each -> operation(team, phases, each)).toList());
      for (int i = 0; i < together.size(); i++) {
        Phase phase = together.get(i);
        results.add(result(phase, phases.get(0).values(phase), measured.get(i)));
      }
    }
    results.sort(Comparator.comparing(PhaseResult::phase));
    return results;
  }

  private static Operation operation(Team team, List<Phases> phases, Phase phase) {
    return team.together(phases.stream().map(each -> each.operation(phase)).toList());
  }

  private List<Phase> phases(boolean inTotal) {
    return job.phases().stream().filter(phase -> phase.inTotal() == inTotal).toList();
  }

  private PhaseTimer timer() {
    Witness witness = new Witness(System::nanoTime);
    long best = witness.warmUp();
    if (job.bestWitness() > 0) {
      best = Math.min(best, job.bestWitness());
    }
    return new PhaseTimer(Clock.SYSTEM, witness, JitWatch.system(), job.timing(), best);
  }

  private <T> Optional<Failure> check(
      Serializer<T, Object> serializer, Dataset<T> dataset, Medium medium, String name)
      throws Exception {
    step(name);
    return RoundTripCheck.check(serializer, dataset, medium)
        .map(difference -> Failure.of(Failure.Kind.ROUND_TRIP, name + ": " + difference));
  }

  /** The result for each of the values that one call takes. */
  private static PhaseResult result(Phase phase, int values, Measurement measured) {
    return new PhaseResult(
        phase,
        Math.multiplyExact(measured.batch(), values),
        new Series(
            Longs.of(measured.nanos()),
            Optional.of(Longs.of(measured.waited())),
            Optional.of(Longs.of(measured.witness())),
            List.of()),
        new WarmUp(measured.warmupMillis(), measured.steady()),
        measured.allocatedBytes().stream().map(bytes -> bytes / values).findFirst());
  }
}
