package io.serbench.protocol;

import io.serbench.dataset.Recipe;
import io.serbench.dataset.evolution.ChangingClass;
import io.serbench.result.Usage;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the parent says: each of these is a message, a byte that says which and its parts. */
public sealed interface FromParent
    permits Job,
        Turn,
        FromParent.Finish,
        FromParent.Verify,
        FromParent.Examine,
        FromParent.Attack,
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

    private void write(Encoder out) throws IOException {
      out.list(options, Encoder::text).number(patience);
    }

    private static Launch read(Decoder in) throws IOException {
      return new Launch(in.list(Decoder::text), in.number());
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

    /** A recipe may be long, and is written once for all rows. */
    private void write(Encoder out) throws IOException {
      Map<String, Recipe> recipes = new LinkedHashMap<>();
      for (RowChecks row : rows) {
        row.checks().forEach(check -> recipes.put(check.dataset(), check.recipe()));
      }
      out.list(
          List.copyOf(recipes.entrySet()),
          (to, each) -> Codecs.write(to.text(each.getKey()), each.getValue()));
      out.list(rows, RowChecks::write);
    }

    private static Verify read(Decoder in) throws IOException {
      Map<String, Recipe> recipes = new HashMap<>();
      in.list(from -> recipes.put(from.text(), Codecs.recipe(from)));
      return new Verify(in.list(from -> RowChecks.read(from, recipes)));
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

    private static RowChecks read(Decoder in, Map<String, Recipe> recipes) throws IOException {
      return new RowChecks(in.text(), in.list(from -> Check.read(from, recipes)));
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
      out.text(check.dataset()).list(check.usages(), Codecs::write);
    }

    private static Check read(Decoder in, Map<String, Recipe> recipes) throws IOException {
      String dataset = in.text();
      Recipe recipe = recipes.get(dataset);
      if (recipe == null) {
        throw new IOException("a check of " + dataset + " without its recipe");
      }
      return new Check(dataset, recipe, in.list(Codecs::usage));
    }
  }

  /**
   * Try these with the row, answer each, and end.
   *
   * @param changing the user's class whose versions are played; empty for serbench's own types
   */
  record Examine(String row, Optional<ChangingClass> changing, List<Task> tasks)
      implements FromParent {
    public Examine {
      tasks = List.copyOf(tasks);
    }

    @Override
    public boolean brief() {
      return true;
    }
  }

  /**
   * Strike the row with hostile messages, say what each did, answer when all are done, and end.
   *
   * @param from the first that is to be tried
   */
  record Attack(String row, Assault assault, int from) implements FromParent {
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
  record Start(String row, Assault.Target data, int budgetMillis, Launch launch)
      implements FromParent {}

  /**
   * Say what memory the row keeps after small messages and after a large one, and end.
   *
   * @param large of the same type as the small one
   */
  record Keep(String row, Assault.Target small, Assault.Target large) implements FromParent {
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
  record Fit(String row, Assault.Target data, Usage usage, Launch launch) implements FromParent {
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

  /** Writes what {@link #read} reads. */
  static void write(Encoder out, FromParent message) throws IOException {
    if (message instanceof Job job) {
      job.write(out.kind(0));
    } else if (message instanceof Turn turn) {
      turn.write(out.kind(1));
    } else if (message instanceof Finish) {
      out.kind(2);
    } else if (message instanceof Verify verify) {
      verify.write(out.kind(3));
    } else if (message instanceof Examine examine) {
      out.kind(4)
          .text(examine.row())
          .optional(examine.changing(), Codecs::write)
          .list(examine.tasks(), Task::write);
    } else if (message instanceof SayRows sayRows) {
      out.kind(5).text(sayRows.provider());
    } else if (message instanceof Inspect inspect) {
      out.kind(6).text(inspect.dataset());
      Codecs.write(out, inspect.recipe());
    } else if (message instanceof DumpThreads) {
      out.kind(7);
    } else if (message instanceof Attack attack) {
      attack.assault().write(out.kind(8).text(attack.row()).number(attack.from()));
    } else if (message instanceof Start start) {
      start.data().write(out.kind(9).text(start.row()));
      start.launch().write(out.number(start.budgetMillis()));
    } else if (message instanceof Keep keep) {
      keep.small().write(out.kind(10).text(keep.row()));
      keep.large().write(out);
    } else if (message instanceof Fit fit) {
      fit.data().write(out.kind(11).text(fit.row()));
      Codecs.write(out, fit.usage());
      fit.launch().write(out);
    }
  }

  /** Reads a message; throws where there is none that begins so, or less than all of it. */
  static FromParent read(Decoder in) throws IOException {
    int kind = in.kind();
    return switch (kind) {
      case 0 -> Job.read(in);
      case 1 -> Turn.read(in);
      case 2 -> new Finish();
      case 3 -> Verify.read(in);
      case 4 -> new Examine(in.text(), in.optional(Codecs::changing), in.list(Task::read));
      case 5 -> new SayRows(in.text());
      case 6 -> new Inspect(in.text(), Codecs.recipe(in));
      case 7 -> new DumpThreads();
      case 8 -> {
        String row = in.text();
        int from = in.number();
        yield new Attack(row, Assault.read(in), from);
      }
      case 9 -> new Start(in.text(), Assault.Target.read(in), in.number(), Launch.read(in));
      case 10 -> new Keep(in.text(), Assault.Target.read(in), Assault.Target.read(in));
      case 11 -> new Fit(in.text(), Assault.Target.read(in), Codecs.usage(in), Launch.read(in));
      default -> throw Decoder.unknown(kind);
    };
  }
}
