package io.serbench.protocol;

import io.serbench.catalog.Feature;
import io.serbench.dataset.evolution.Version;
import java.io.IOException;
import java.util.List;

/** One thing that a child is asked to try with a row. */
public sealed interface Task {
  /** Check the round trips of the version that the child plays, and write its values. */
  record Write() implements Task {
    @Override
    public String step() {
      return "writing";
    }

    @Override
    public <A> A by(Performer<A> performer) {
      return performer.write();
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.constant(Kind.WRITE);
    }
  }

  /**
   * Read what another version wrote.
   *
   * @param base64 its bytes, for each type
   */
  record Read(Version writer, List<String> base64) implements Task {
    public Read {
      base64 = List.copyOf(base64);
    }

    @Override
    public String step() {
      return "reading " + writer;
    }

    @Override
    public <A> A by(Performer<A> performer) {
      return performer.read(this);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.constant(Kind.READ).constant(writer).list(base64, Encoder::text);
    }
  }

  /** See whether the row has a trait. */
  record Trait(Feature feature) implements Task {
    /** All that can be seen; those that may end the JVM come last. */
    public static final List<Feature> ALL =
        List.of(
            Feature.CONTAINS_SCHEMA,
            Feature.NULLS,
            Feature.UNICODE,
            Feature.CACHES_VALUES,
            Feature.SHARED_REFERENCES,
            Feature.CYCLES);

    @Override
    public String step() {
      return "trying " + feature;
    }

    @Override
    public <A> A by(Performer<A> performer) {
      return performer.trait(feature);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.constant(Kind.TRAIT).constant(feature);
    }
  }

  /** Does tasks, each of its kind. */
  interface Performer<A> {
    A write();

    A read(Read task);

    A trait(Feature feature);
  }

  /** What is being done, for people. */
  String step();

  /** Has it done. */
  <A> A by(Performer<A> performer);

  /** Writes what {@link Kind#read} reads. */
  void write(Encoder out) throws IOException;

  static Task read(Decoder in) throws IOException {
    return in.constant(Kind.class).reader.read(in);
  }

  /** The kinds of tasks, as they are written. */
  enum Kind {
    WRITE(in -> new Write()),
    READ(in -> new Read(in.constant(Version.class), in.list(Decoder::text))),
    TRAIT(in -> new Trait(in.constant(Feature.class)));

    @SuppressWarnings("ImmutableEnumChecker") // A function without state.
    private final Decoder.Reader<Task> reader;

    Kind(Decoder.Reader<Task> reader) {
      this.reader = reader;
    }
  }
}
