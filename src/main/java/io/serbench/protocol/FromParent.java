package io.serbench.protocol;

import io.serbench.dataset.Recipe;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.result.Usage;
import java.util.List;
import java.util.Optional;

/** What the parent says: each of these is a message. */
public sealed interface FromParent
    permits Job,
        Turn,
        FromParent.Finish,
        FromParent.Verify,
        FromParent.Examine,
        FromParent.SendHostile,
        FromParent.Start,
        FromParent.Keep,
        FromParent.Fit,
        FromParent.SayRows,
        FromParent.Inspect,
        FromParent.DumpThreads {
  /** Whether it is done once and not timed, so that it is not worth the attention of C2. */
  default boolean brief() {
    return false;
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

  /** There are no more turns: check once more, and end. */
  record Finish() implements FromParent {}

  /**
   * Check these round trips, row by row, and end: after the last row, or after a row that failed
   * and was not the first. What the rows before it left in this JVM may be why.
   *
   * @param rows all of one provider; what they check by one name, they make by one recipe
   */
  record Verify(List<RowChecks> rows) implements FromParent {
    public Verify {
      rows = List.copyOf(rows);
    }

    @Override
    public boolean brief() {
      return true;
    }
  }

  /** Round trips of a row to be checked. */
  record RowChecks(String row, List<Check> checks) {
    public RowChecks {
      checks = List.copyOf(checks);
    }
  }

  /**
   * Round trips of a data set to be checked.
   *
   * @param dataset its name
   * @param recipe how to make it
   * @param usages how it is used, one round trip each
   */
  record Check(String dataset, Recipe recipe, List<Usage> usages) {
    public Check {
      usages = List.copyOf(usages);
    }
  }

  /**
   * Try these with the row, answer each, and end.
   *
   * @param evolving the classes of which the child has a version; empty where it has none
   */
  record Examine(String row, Optional<Evolving> evolving, List<Task> tasks) implements FromParent {
    public Examine {
      tasks = List.copyOf(tasks);
    }

    @Override
    public boolean brief() {
      return true;
    }
  }

  /**
   * Send the row hostile messages, say what each did, answer when all are done, and end.
   *
   * @param from the first that is to be tried
   */
  record SendHostile(String row, HostileMessages hostile, int from) implements FromParent {
    @Override
    public boolean brief() {
      return true;
    }
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
  record Keep(String row, DatasetRecipe small, DatasetRecipe large) implements FromParent {
    /** What the compilers do is not kept in the heap. */
    @Override
    public boolean brief() {
      return true;
    }
  }

  /**
   * Write this and read it back in the heap that you have; say how large it is, and end.
   *
   * @param usage one value over an array, or so many on a stream
   */
  record Fit(String row, DatasetRecipe data, Usage usage, Launch launch) implements FromParent {
    /** What the compilers do is not in the heap. */
    @Override
    public boolean brief() {
      return true;
    }
  }

  /**
   * Say which rows this provider has, and end.
   *
   * @param provider the name of its class
   */
  record SayRows(String provider) implements FromParent {
    @Override
    public boolean brief() {
      return true;
    }
  }

  /** Make these values, say what they are like or what is wrong with them, and end. */
  record Inspect(String dataset, Recipe recipe) implements FromParent {
    @Override
    public boolean brief() {
      return true;
    }
  }

  /** What are you doing? */
  record DumpThreads() implements FromParent {}
}
