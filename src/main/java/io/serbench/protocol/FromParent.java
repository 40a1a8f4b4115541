package io.serbench.protocol;

import io.serbench.dataset.Recipe;
import io.serbench.result.Usage;
import java.io.IOException;
import java.util.List;

/** What the parent says: each of these is a message, a byte that says which and its parts. */
public sealed interface FromParent
    permits Job,
        Turn,
        FromParent.Finish,
        FromParent.Verify,
        FromParent.Examine,
        FromParent.SayRows,
        FromParent.Inspect,
        FromParent.DumpThreads {
  /** Whether the child measures: then its JVM is to be that of the run, and nothing else. */
  default boolean timed() {
    return false;
  }

  /** There are no more turns: check once more, and end. */
  record Finish() implements FromParent {}

  /**
   * Check these round trips, row by row, and end: after the last row, or after a row that failed
   * and was not the first. What the rows before it left in this JVM may be why.
   *
   * @param rows all said by the one who says the first
   */
  record Verify(List<RowChecks> rows) implements FromParent {
    public Verify {
      rows = List.copyOf(rows);
    }
  }

  /** Round trips of a row to be checked. */
  record RowChecks(String row, List<Check> checks) {
    public RowChecks {
      checks = List.copyOf(checks);
    }

    private static void write(Encoder out, RowChecks row) throws IOException {
      out.text(row.row()).list(row.checks(), Check::write);
    }

    private static RowChecks read(Decoder in) throws IOException {
      return new RowChecks(in.text(), in.list(Check::read));
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

    private static void write(Encoder out, Check check) throws IOException {
      Codecs.write(out.text(check.dataset()), check.recipe());
      out.list(check.usages(), Codecs::write);
    }

    private static Check read(Decoder in) throws IOException {
      return new Check(in.text(), Codecs.recipe(in), in.list(Codecs::usage));
    }
  }

  /** Try these with the row, answer each, and end. */
  record Examine(String row, List<Task> tasks) implements FromParent {
    public Examine {
      tasks = List.copyOf(tasks);
    }
  }

  /**
   * Say which rows this provider has, and end.
   *
   * @param provider the name of its class
   */
  record SayRows(String provider) implements FromParent {}

  /** Make these values, say what they are like or what is wrong with them, and end. */
  record Inspect(String dataset, Recipe recipe) implements FromParent {}

  /** What are you doing? */
  record DumpThreads() implements FromParent {}

  /** Writes what {@link #read} reads. */
  static void write(Encoder out, FromParent message) throws IOException {
    if (message instanceof Job job) {
      job.write(out.kind(0));
    } else if (message instanceof Turn turn) {
      turn.write(out.kind(1));
    } else if (message instanceof Finish) {
      out.kind(2);
    } else if (message instanceof Verify verify) {
      out.kind(3).list(verify.rows(), RowChecks::write);
    } else if (message instanceof Examine examine) {
      out.kind(4).text(examine.row()).list(examine.tasks(), Task::write);
    } else if (message instanceof SayRows sayRows) {
      out.kind(5).text(sayRows.provider());
    } else if (message instanceof Inspect inspect) {
      out.kind(6).text(inspect.dataset());
      Codecs.write(out, inspect.recipe());
    } else if (message instanceof DumpThreads) {
      out.kind(7);
    }
  }

  /** Reads a message; throws where there is none that begins so, or less than all of it. */
  static FromParent read(Decoder in) throws IOException {
    int kind = in.kind();
    return switch (kind) {
      case 0 -> Job.read(in);
      case 1 -> Turn.read(in);
      case 2 -> new Finish();
      case 3 -> new Verify(in.list(RowChecks::read));
      case 4 -> new Examine(in.text(), in.list(Task::read));
      case 5 -> new SayRows(in.text());
      case 6 -> new Inspect(in.text(), Codecs.recipe(in));
      case 7 -> new DumpThreads();
      default -> throw Decoder.unknown(kind);
    };
  }
}
