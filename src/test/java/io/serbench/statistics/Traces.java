package io.serbench.statistics;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.result.CellResult;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.statistics.MachineTrace.Trouble;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Simulates what forks of a row measure on a machine in trouble. The row's true time is known, and
 * the same seed gives the same run.
 */
final class Traces {
  static final int CALLS = 1000;
  static final double BATCH_NANOS = 1.5e6;
  static final double WITNESS_NANOS = 0.25e6;
  static final double COLLECTION_NANOS = 3e6;
  static final double SLOW_WINDOW = 1.15;

  private static final int WINDOW_BATCHES = 14;
  private static final double BATCH_NOISE = 0.005;
  private static final double MEASURE_NANOS = 300e6;
  private static final double EXTRA_NANOS = 300e6;
  private static final double WARM_UP_NANOS = 500e6;
  private static final int ENOUGH_CLEAN = 68;
  private static final double CLEAN_LIMIT = WITNESS_NANOS * 0.99 * 1.08;
  private static final int OTHERS_BATCHES = 40;
  private static final int OTHERS_PHASES = 6;

  /**
   * What a row is like.
   *
   * @param jitSpread the relative standard deviation between forks
   * @param twoWays whether forks are compiled in one of two ways, with nothing in between
   * @param bimodal whether the row is slow by itself in every second window
   * @param batchesPerCollection the number of batches between two collections; 0 for no collection
   */
  record Trait(double jitSpread, boolean twoWays, boolean bimodal, int batchesPerCollection) {
    /** Returns the true mean time of a call on a quiet machine, in nanoseconds. */
    double truth() {
      double batch = BATCH_NANOS * (bimodal ? (1 + SLOW_WINDOW) / 2 : 1);
      double collection = batchesPerCollection == 0 ? 0 : COLLECTION_NANOS / batchesPerCollection;
      return (batch + collection) / CALLS;
    }

    private double fork(Dice dice) {
      return 1 + jitSpread * (twoWays ? (dice.chance(0.5) ? 1 : -1) : dice.normal());
    }
  }

  private static final CellResult ROW =
      Runs.row("kryo-flat", Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE));
  private static final CellResult OTHERS =
      Runs.row("others", Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE));

  private final Trait trait;
  private final Dice dice;
  private final MachineTrace machine;

  /** How much a neighbour slows this row; 1 is as much as the witness. */
  private final double sensitivity;

  private Traces(Trouble trouble, Trait trait, long seed) {
    this.trait = trait;
    this.dice = new Dice(seed);
    this.machine = new MachineTrace(trouble, dice);
    this.sensitivity = dice.between(0.7, 1.3);
  }

  /**
   * Simulates a run of two rows: the first is the one of interest, and the second represents all
   * others, of which only the readings matter. Each round adds a fork, as long as more are wanted.
   */
  static Run run(Trouble trouble, Trait trait, long seed, Predicate<Run> wantsMore) {
    Traces traces = new Traces(trouble, trait, seed);
    CellResult row = ROW;
    CellResult others = OTHERS;
    Run run = Runs.run(List.of(row, others));
    for (int round = 0; wantsMore.test(run); round++) {
      double start = round * MachineTrace.ROUND_NANOS;
      double turn = start + traces.dice.between(0, 0.9) * MachineTrace.ROUND_NANOS;
      for (PhaseResult phase : traces.others(start, turn)) {
        others = others.withFork(Runs.fork(others, 80, List.of(phase)));
      }
      traces.machine.waitUntil(turn);
      row = row.withFork(Runs.fork(row, 80, traces.row()));
      run = Runs.run(List.of(row, others));
    }
    return run;
  }

  private List<PhaseResult> row() {
    return List.of(phase(Phase.SER), phase(Phase.DESER));
  }

  private List<PhaseResult> others(double start, double end) {
    List<PhaseResult> phases = new ArrayList<>();
    for (int i = 0; i < OTHERS_PHASES; i++) {
      machine.waitUntil(start + (end - start) * (i + dice.part()) / OTHERS_PHASES);
      List<Long> nanos = new ArrayList<>();
      List<Long> witness = new ArrayList<>(List.of(reading()));
      while (nanos.size() < OTHERS_BATCHES) {
        nanos.add(machine.work(BATCH_NANOS, 1));
        witness.add(reading());
      }
      phases.add(MadeUpPhase.of(Phase.CREATE, nanos).batch(CALLS).witness(witness).result());
    }
    return phases;
  }

  /** Measures a phase, for longer if few batches are undisturbed. */
  private PhaseResult phase(Phase phase) {
    machine.waitUntil(machine.now() + WARM_UP_NANOS);
    double fork = trait.fork(dice);
    int offset = (int) (dice.part() * 1000);
    List<Long> nanos = new ArrayList<>(400);
    List<Long> witness = new ArrayList<>(401);
    List<Long> waited = new ArrayList<>(400);
    witness.add(reading());
    double start = machine.now();
    int clean = 0;
    while (machine.now() < start + MEASURE_NANOS
        || (machine.now() < start + MEASURE_NANOS + EXTRA_NANOS && clean < ENOUGH_CLEAN)) {
      nanos.add(machine.work(batch(nanos.size() + offset, fork), sensitivity));
      waited.add(machine.interrupted());
      witness.add(reading());
      clean += Math.max(last(witness, 1), last(witness, 2)) <= CLEAN_LIMIT ? 1 : 0;
    }
    return MadeUpPhase.of(phase, nanos).batch(CALLS).waited(waited).witness(witness).result();
  }

  private static long last(List<Long> values, int back) {
    return values.get(values.size() - back);
  }

  private double batch(int number, double fork) {
    double nanos = BATCH_NANOS * fork * (1 + BATCH_NOISE * dice.roughlyNormal());
    if (trait.bimodal() && number / WINDOW_BATCHES % 2 == 0) {
      nanos *= SLOW_WINDOW;
    }
    return nanos + (collects(number) ? COLLECTION_NANOS : 0);
  }

  private boolean collects(int number) {
    return trait.batchesPerCollection() > 0 && number % trait.batchesPerCollection() == 0;
  }

  private long reading() {
    return machine.work(WITNESS_NANOS * (1 + BATCH_NOISE * dice.roughlyNormal()), 1);
  }
}
