package io.serbench.protocol;

import io.serbench.catalog.Row;
import io.serbench.result.DataProfile;
import io.serbench.result.Failure;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What a child says. */
public sealed interface FromChild extends Message {
  /** Hands this to what the parent does about it. */
  void deliver(ParentSide parent);

  @Override
  Kind kind();

  /** It is me whom you started. */
  record Hello(String token) implements FromChild {
    /** Bytes: so little is read from somebody unknown. */
    private static final int LONGEST_TOKEN = 64;

    @Override
    public void deliver(ParentSide parent) {
      parent.hello(token);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.text(token);
    }

    @Override
    public Kind kind() {
      return Kind.HELLO;
    }
  }

  /** Now I do this: {@code opening}, {@code warming up ser}. */
  record Began(String step) implements FromChild {
    @Override
    public void deliver(ParentSide parent) {
      parent.began(step);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.text(step);
    }

    @Override
    public Kind kind() {
      return Kind.BEGAN;
    }
  }

  /** I am at it still: said now and then where it takes long. */
  record Alive() implements FromChild {
    @Override
    public void deliver(ParentSide parent) {
      // That it is said is all.
    }

    @Override
    public void write(Encoder out) {
      // It says all by being what it is.
    }

    @Override
    public Kind kind() {
      return Kind.ALIVE;
    }
  }

  /** I am ready for turns. */
  record Ready(Preparation preparation) implements FromChild {
    @Override
    public void deliver(ParentSide parent) {
      parent.ready(preparation);
    }

    @Override
    public void write(Encoder out) throws IOException {
      preparation.write(out);
    }

    @Override
    public Kind kind() {
      return Kind.READY;
    }
  }

  /** My turn is over. */
  record TurnTaken(Slices slices) implements FromChild {
    @Override
    public void deliver(ParentSide parent) {
      parent.turnTaken(slices);
    }

    @Override
    public void write(Encoder out) throws IOException {
      slices.write(out);
    }

    @Override
    public Kind kind() {
      return Kind.TURN_TAKEN;
    }
  }

  /** This is what is wrong with the next round trip, or nothing is. */
  record Checked(Optional<Failure> failure) implements FromChild {
    @Override
    public void deliver(ParentSide parent) {
      parent.checked(failure);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.optional(failure, Codecs::write);
    }

    @Override
    public Kind kind() {
      return Kind.CHECKED;
    }
  }

  /** This is what came of the next task. */
  record Answered(Answer answer) implements FromChild {
    @Override
    public void deliver(ParentSide parent) {
      parent.answered(answer);
    }

    @Override
    public void write(Encoder out) throws IOException {
      answer.write(out);
    }

    @Override
    public Kind kind() {
      return Kind.ANSWERED;
    }
  }

  /** These are the rows of the provider. */
  record RowsSaid(List<Row> rows) implements FromChild {
    public RowsSaid {
      rows = List.copyOf(rows);
    }

    @Override
    public void deliver(ParentSide parent) {
      parent.rowsSaid(rows);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.list(rows, RowCodec::write);
    }

    @Override
    public Kind kind() {
      return Kind.ROWS_SAID;
    }
  }

  /** I made the values: this is what they are like. */
  record Inspected(DataProfile profile) implements FromChild {
    @Override
    public void deliver(ParentSide parent) {
      parent.inspected(profile);
    }

    @Override
    public void write(Encoder out) throws IOException {
      Codecs.write(out, profile);
    }

    @Override
    public Kind kind() {
      return Kind.INSPECTED;
    }
  }

  /** I can make no such values: this is why. */
  record Refused(String problems) implements FromChild {
    @Override
    public void deliver(ParentSide parent) {
      parent.refused(problems);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.text(problems);
    }

    @Override
    public Kind kind() {
      return Kind.REFUSED;
    }
  }

  /** That is all; or I failed. */
  record Done(Optional<Failure> failure) implements FromChild {
    @Override
    public void deliver(ParentSide parent) {
      parent.done(failure);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.optional(failure, Codecs::write);
    }

    @Override
    public Kind kind() {
      return Kind.DONE;
    }
  }

  /** This is what my threads do. */
  record ThreadDump(String text) implements FromChild {
    @Override
    public void deliver(ParentSide parent) {
      parent.threadDump(text);
    }

    @Override
    public void write(Encoder out) throws IOException {
      out.text(text);
    }

    @Override
    public Kind kind() {
      return Kind.THREAD_DUMP;
    }
  }

  /** The first byte of what is said. */
  enum Kind {
    HELLO(in -> new Hello(in.text(Hello.LONGEST_TOKEN))),
    BEGAN(in -> new Began(in.text())),
    ALIVE(in -> new Alive()),
    READY(in -> new Ready(Preparation.read(in))),
    TURN_TAKEN(in -> new TurnTaken(Slices.read(in))),
    CHECKED(in -> new Checked(in.optional(Codecs::failure))),
    ANSWERED(in -> new Answered(Answer.read(in))),
    ROWS_SAID(in -> new RowsSaid(in.list(RowCodec::read))),
    INSPECTED(in -> new Inspected(Codecs.profile(in))),
    REFUSED(in -> new Refused(in.text())),
    DONE(in -> new Done(in.optional(Codecs::failure))),
    THREAD_DUMP(in -> new ThreadDump(in.text()));

    @SuppressWarnings("ImmutableEnumChecker") // A function without state.
    private final Decoder.Reader<FromChild> reader;

    Kind(Decoder.Reader<FromChild> reader) {
      this.reader = reader;
    }

    FromChild read(Decoder in) throws IOException {
      return reader.read(in);
    }
  }
}
