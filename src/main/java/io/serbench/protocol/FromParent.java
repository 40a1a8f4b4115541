package io.serbench.protocol;

import io.serbench.dataset.Recipe;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What the parent says. */
public sealed interface FromParent extends Message {
  /** Hands this to what the child does about it. */
  void deliver(ChildSide child);

  @Override
  Kind kind();

  /** The row's name; empty where the child knows by now, or needs none. */
  default Optional<String> row() {
    return Optional.empty();
  }

  /** Measure this: get ready, and wait for turns. */
  record Measure(Job job) implements FromParent {
    @Override
    public void deliver(ChildSide child) {
      child.measure(job);
    }

    @Override
    public void write(Encoder out) throws IOException {
      job.write(out);
    }

    @Override
    public Optional<String> row() {
      return Optional.of(job.row());
    }

    @Override
    public Kind kind() {
      return Kind.MEASURE;
    }
  }

  /** It is your turn. */
  record TakeTurn(Turn turn) implements FromParent {
    @Override
    public void deliver(ChildSide child) {
      child.takeTurn(turn);
    }

    @Override
    public void write(Encoder out) throws IOException {
      turn.write(out);
    }

    @Override
    public Kind kind() {
      return Kind.TAKE_TURN;
    }
  }

  /** There are no more turns: check once more, and end. */
  record Finish() implements FromParent {
    @Override
    public void deliver(ChildSide child) {
      child.finish();
    }

    @Override
    public void write(Encoder out) {
      // It says all by being what it is.
    }

    @Override
    public Kind kind() {
      return Kind.FINISH;
    }
  }

  /** Check these round trips of the row, and end. */
  record Verify(String name, List<Check> checks) implements FromParent {
    public Verify {
      checks = List.copyOf(checks);
    }

    @Override
    public void deliver(ChildSide child) {
      child.verify(checks);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.text(name).list(checks, (to, check) -> check.write(to));
    }

    @Override
    public Optional<String> row() {
      return Optional.of(name);
    }

    @Override
    public Kind kind() {
      return Kind.VERIFY;
    }
  }

  /** Try these with the row, answer each, and end. */
  record Examine(String name, List<Task> tasks) implements FromParent {
    public Examine {
      tasks = List.copyOf(tasks);
    }

    @Override
    public void deliver(ChildSide child) {
      child.examine(tasks);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.text(name).list(tasks, (to, task) -> task.write(to));
    }

    @Override
    public Optional<String> row() {
      return Optional.of(name);
    }

    @Override
    public Kind kind() {
      return Kind.EXAMINE;
    }
  }

  /**
   * Say which rows this provider has, and end.
   *
   * @param provider the name of its class
   */
  record SayRows(String provider) implements FromParent {
    @Override
    public void deliver(ChildSide child) {
      child.sayRows(provider);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.text(provider);
    }

    @Override
    public Kind kind() {
      return Kind.SAY_ROWS;
    }
  }

  /** Make these values, say what they are like or what is wrong with them, and end. */
  record Inspect(String dataset, Recipe recipe) implements FromParent {
    @Override
    public void deliver(ChildSide child) {
      child.inspect(dataset, recipe);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.text(dataset);
      RecipeCodec.write(out, recipe);
    }

    @Override
    public Kind kind() {
      return Kind.INSPECT;
    }
  }

  /** What are you doing? */
  record DumpThreads() implements FromParent {
    @Override
    public void deliver(ChildSide child) {
      child.dumpThreads();
    }

    @Override
    public void write(Encoder out) {
      // It says all by being what it is.
    }

    @Override
    public Kind kind() {
      return Kind.DUMP_THREADS;
    }
  }

  /** The first byte of what is said. */
  enum Kind {
    MEASURE(in -> new Measure(Job.read(in))),
    TAKE_TURN(in -> new TakeTurn(Turn.read(in))),
    FINISH(in -> new Finish()),
    VERIFY(in -> new Verify(in.text(), in.list(Check::read))),
    EXAMINE(in -> new Examine(in.text(), in.list(Task::read))),
    SAY_ROWS(in -> new SayRows(in.text())),
    INSPECT(in -> new Inspect(in.text(), RecipeCodec.read(in))),
    DUMP_THREADS(in -> new DumpThreads());

    @SuppressWarnings("ImmutableEnumChecker") // A function without state.
    private final Decoder.Reader<FromParent> reader;

    Kind(Decoder.Reader<FromParent> reader) {
      this.reader = reader;
    }

    FromParent read(Decoder in) throws IOException {
      return reader.read(in);
    }
  }
}
