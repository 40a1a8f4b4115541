package io.serbench.protocol;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.measure.Timing;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What the parent says: each of these is a message. */
public sealed interface FromParent
    permits FromParent.Job,
        FromParent.Turn,
        FromParent.Finish,
        FromParent.Examine,
        FromParent.SendHostile,
        FromParent.Start,
        FromParent.Keep,
        FromParent.Fit,
        FromParent.ListRows,
        FromParent.Inspect,
        FromParent.DumpThreads {
  /**
   * Whether it is done once and its calls are not timed, so that it is not worth the attention of
   * C2: what the compilers do is neither kept in the heap nor part of a verdict.
   */
  default boolean brief() {
    return !(this instanceof Job
        || this instanceof Turn
        || this instanceof Finish
        || this instanceof Start);
  }

  /** How the JVM that does it is launched. */
  default Launch launch() {
    return Launch.USUAL;
  }

  /**
   * What sets the launch of one JVM apart from others of its launcher.
   *
   * @param options beside those that all get
   * @param patience seconds that it may take to end once all is done
   */
  record Launch(List<String> options, int patience) {
    /** Like all others, and gone at once. */
    public static final Launch USUAL = new Launch(List.of(), 1);

    public Launch {
      options = List.copyOf(options);
    }
  }

  /**
   * A data set that a fork makes for itself.
   *
   * @param dataset its name
   * @param recipe how to make it
   */
  record DatasetRecipe(String dataset, Recipe recipe) {
    public static DatasetRecipe of(DatasetSource source) {
      return new DatasetRecipe(source.name(), source.recipe());
    }

    public Dataset<?> make() throws DataFileException, IOException {
      return recipe.make(dataset);
    }
  }

  /**
   * Measure this: get ready, and wait for turns.
   *
   * @param row the row's name
   * @param workload what the row has to do
   * @param recipe how to make the data set
   * @param phases what to measure
   * @param timing how long warm-up and batches last
   * @param traffic what the row meets
   * @param company what the row works on beside it, so that its library's code is shared among
   *     types
   */
  record Job(
      String row,
      Workload workload,
      Recipe recipe,
      List<Phase> phases,
      Timing timing,
      Traffic traffic,
      List<DatasetRecipe> company)
      implements FromParent {
    public Job {
      phases = List.copyOf(phases);
      company = List.copyOf(company);
    }
  }

  /**
   * It is your turn: this is what to do in it. All times in nanoseconds.
   *
   * @param phases what to measure, in this order
   * @param rewarm how long each phase runs unmeasured first, since a fork that waited finds the
   *     caches full of others' data
   * @param slice how long each phase is measured
   * @param patience how long each phase waits for the machine to be undisturbed
   * @param bestReading of the witness at its best, as far as the parent knows
   */
  record Turn(List<Phase> phases, long rewarm, long slice, long patience, double bestReading)
      implements FromParent {
    public Turn {
      phases = List.copyOf(phases);
    }
  }

  /** There are no more turns: check once more, and end. */
  record Finish() implements FromParent {}

  /**
   * Try these, row by row, answer each, and end: after the last row, or after a row at which
   * something failed and that was not the first. What the rows before it left in this JVM may be
   * why.
   *
   * @param rows all of one provider; what they name alike, they make by one recipe
   * @param evolving the classes of which the child has a version; empty where it has none
   */
  record Examine(List<RowTasks> rows, Optional<Evolving> evolving) implements FromParent {
    public Examine {
      rows = List.copyOf(rows);
    }
  }

  /** What is to be tried with a row. */
  record RowTasks(String row, List<Task> tasks) {
    public RowTasks {
      tasks = List.copyOf(tasks);
    }
  }

  /**
   * Send the row hostile messages, say what each did, answer when all are done, and end.
   *
   * @param from the first that is to be tried
   */
  record SendHostile(String row, HostileMessages hostile, int from) implements FromParent {}

  /**
   * Hostile messages for a row. Whoever has the row and this makes the same messages, in one order,
   * and calls each by its place in it.
   *
   * @param data of whose valid messages they are made
   * @param seed of the mutations
   * @param mutations how many, over all data sets and transports
   * @param forged what the row's own writer made
   * @param given messages to be tried in the place of all others, in Base64; none to try those
   */
  record HostileMessages(
      List<DatasetRecipe> data, long seed, int mutations, List<Forged> forged, List<String> given) {
    public HostileMessages {
      data = List.copyOf(data);
      forged = List.copyOf(forged);
      given = List.copyOf(given);
    }

    /** Hostile bytes that the row wrote. */
    public record Forged(Forgery forgery, String base64) {}
  }

  /**
   * Open the row, make its first calls and go on for a while; say what that took, and end.
   *
   * @param budgetMillis for how long calls are made
   */
  record Start(String row, DatasetRecipe data, int budgetMillis, Launch launch)
      implements FromParent {}

  /**
   * Say what memory the row keeps after small messages and after a large one, and end.
   *
   * @param large of the same type as the small one
   */
  record Keep(String row, DatasetRecipe small, DatasetRecipe large) implements FromParent {}

  /**
   * Write this and read it back in the heap that you have; say how large it is, and end.
   *
   * @param usage one value over an array, or so many on a stream
   */
  record Fit(String row, DatasetRecipe data, Usage usage, Launch launch) implements FromParent {}

  /**
   * Say which rows this provider has, and end.
   *
   * @param provider the name of its class
   */
  record ListRows(String provider) implements FromParent {}

  /** Make these values, say what they are like or what is wrong with them, and end. */
  record Inspect(DatasetRecipe data) implements FromParent {}

  /** What are you doing? */
  record DumpThreads() implements FromParent {}
}
