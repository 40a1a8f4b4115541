package io.serbench.protocol;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.measure.Timing;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A message from a parent to its fork: an order. */
public sealed interface FromParent {
  /**
   * Returns whether the order is carried out once, without timed calls. Such a fork does without
   * C2, to start faster: what the compilers do neither takes space in the heap nor changes a
   * verdict.
   */
  default boolean brief() {
    return !(keepsAlive()
        || this instanceof Finish
        || this instanceof Start
        || this instanceof Profile);
  }

  /** Returns whether a fork that has carried out the order waits for another one. */
  default boolean keepsAlive() {
    return this instanceof Job || this instanceof Turn || this instanceof ReadWitness;
  }

  default Launch launch() {
    return Launch.USUAL;
  }

  /** JVM options of one fork, and the seconds that it may take to end after its last message. */
  record Launch(List<String> options, int patience) {
    public static final Launch USUAL = new Launch(List.of(), 1);
  }

  /** The name of a data set that a fork makes for itself, and how. */
  record DatasetRecipe(String dataset, Recipe recipe) {
    public static DatasetRecipe of(DatasetSource source) {
      return new DatasetRecipe(source.name(), source.recipe());
    }

    /** Makes the data set, unless the user's data file or class cannot be used. */
    public Dataset<?> make() throws DataFileException, IOException {
      return recipe.make(dataset);
    }
  }

  /**
   * Prepare to measure a row: open it, check it and warm it up, answer with a {@link Preparation},
   * and wait for turns.
   *
   * @param company other data sets, so that the library's code is shared among types
   * @param message the data set that other rows work on between timed calls; empty for a loop
   */
  record Job(
      String row,
      Workload workload,
      Recipe recipe,
      List<Phase> phases,
      Timing timing,
      Traffic traffic,
      List<DatasetRecipe> company,
      Optional<DatasetRecipe> message)
      implements FromParent {
    /** Returns the order without phases that rows are not compared by. */
    public Job headlines() {
      List<Phase> some = phases.stream().filter(Phase::isHeadline).toList();
      return new Job(row, workload, recipe, some, timing, traffic, company, message);
    }
  }

  /**
   * Measure for a turn, and answer with {@link Slices}. All times are in nanoseconds.
   *
   * @param rewarm how long each phase first runs unmeasured, to fill caches with its data again
   * @param slice how long each phase is measured
   * @param patience how long each phase may wait for the machine to be undisturbed
   * @param bestReading the witness's best reading that the parent knows of
   */
  record Turn(List<Phase> phases, long rewarm, long slice, long patience, double bestReading)
      implements FromParent {}

  /**
   * Call the row on values that it has never seen, check it once more, answer with a {@link
   * Testimony}, and end, because there are no more turns.
   *
   * @param alone whether the row has no other fork, which could read what this one writes
   * @param written what other forks of the row wrote, of values that this one never encoded
   */
  record Finish(boolean alone, List<Written> written) implements FromParent {}

  /**
   * Prepare to measure a row, sample the calls of its phases instead, answer with a {@link
   * FromFork.Profiled}, and end.
   *
   * @param time whether to sample the time of calls
   * @param allocation whether to sample what they allocate
   */
  record Profile(Job job, boolean time, boolean allocation, Launch launch) implements FromParent {}

  /**
   * Take readings of the witness, without a row, and answer with {@link FromFork.WitnessReadings}.
   * The witness is first warmed up, unless it is warm already.
   *
   * @param nanos how long to take readings, in nanoseconds; 0 to get ready for the next order
   */
  record ReadWitness(long nanos) implements FromParent {}

  /**
   * Do the tasks of each row of a provider, answering one by one, and end: after the last row, or
   * after any but the first of which a task fails, as what earlier rows left may be the cause.
   */
  record Examine(List<RowTasks> rows, Optional<Evolving> evolving) implements FromParent {}

  record RowTasks(String row, List<Task> tasks) {}

  /** Send hostile messages from a number on, report what each did, then what they left, and end. */
  record SendHostile(String row, HostileMessages hostile, int from) implements FromParent {}

  /**
   * The recipe for a row's hostile messages. Each fork makes the same messages from it, in the same
   * order, and numbers them by their places.
   *
   * @param mutations number of mutants, over all data sets and transports
   * @param given messages to send instead of all others; empty to send the others
   */
  record HostileMessages(
      List<DatasetRecipe> data, long seed, int mutations, List<Forged> forged, List<Bytes> given) {
    public record Forged(Forgery forgery, Bytes message) {}
  }

  /** Open the row, call it for a budget of time, answer with {@link FromFork.StartUp}, and end. */
  record Start(String row, DatasetRecipe data, int budgetMillis, Launch launch)
      implements FromParent {}

  /**
   * Measure the memory that the row keeps after small messages and after a large one of the same
   * type, answer with {@link FromFork.KeptMemory}, and end.
   */
  record Keep(String row, DatasetRecipe small, DatasetRecipe large) implements FromParent {}

  /**
   * Write one value over an array or some on a stream and read them back in the heap that the JVM
   * has, answer with {@link FromFork.HeapSuffices}, and end.
   */
  record TryHeap(String row, DatasetRecipe data, Usage usage, Launch launch)
      implements FromParent {}

  /** List the rows of a provider, and end. */
  record ListRows(String provider) implements FromParent {}

  /** Make a data set, tell what it is like or what is wrong with it, and end. */
  record Inspect(DatasetRecipe data) implements FromParent {}

  /** Tell at once what all threads are doing, whatever else the fork is doing. */
  record DumpThreads() implements FromParent {}
}
