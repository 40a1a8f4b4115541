package io.serbench.protocol;

import io.serbench.catalog.Row;
import io.serbench.result.DataProfile;
import io.serbench.result.Failure;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What a child says: each of these is a message, a byte that says which and its parts. */
public sealed interface FromChild
    permits FromChild.Hello,
        FromChild.Began,
        FromChild.Alive,
        Preparation,
        Slices,
        FromChild.Checked,
        Answer,
        FromChild.Striking,
        FromChild.Struck,
        FromChild.Started,
        FromChild.Keeps,
        FromChild.Fits,
        FromChild.RowsSaid,
        FromChild.Inspected,
        FromChild.Refused,
        FromChild.Done,
        FromChild.ThreadDump {
  /** It is me whom you started. */
  record Hello(String token) implements FromChild {
    static final int KIND = 0;

    /** Bytes: so little is read from somebody unknown. */
    private static final int LONGEST_TOKEN = 64;
  }

  /** Now I do this: {@code opening}, {@code warming up ser}. */
  record Began(String step) implements FromChild {}

  /** I am at it still: said now and then where it takes long. */
  record Alive() implements FromChild {}

  /** This is what is wrong with the next round trip, or nothing is. */
  record Checked(Optional<Failure> failure) implements FromChild {}

  /** This hostile message is next: if I am not heard of again, it was that. */
  record Striking(Strike.Blow blow) implements FromChild {}

  /** This is what it did. */
  record Struck(Strike strike) implements FromChild {}

  /** This is what it took to start. */
  record Started(StartUp startUp) implements FromChild {}

  /** This is what is kept. */
  record Keeps(Kept kept) implements FromChild {}

  /**
   * It fits.
   *
   * @param message bytes of what was encoded
   * @param held bytes of the heap in use while the input, what was encoded and what was read back
   *     are held; of a stream, the input and what was read last
   */
  record Fits(long message, long held) implements FromChild {}

  /** These are the rows of the provider. */
  record RowsSaid(List<Row> rows) implements FromChild {
    public RowsSaid {
      rows = List.copyOf(rows);
    }
  }

  /** I made the values: this is what they are like. */
  record Inspected(DataProfile profile) implements FromChild {}

  /** I can make no such values: this is why, in one line or a line for each problem. */
  record Refused(String problems) implements FromChild {}

  /** That is all; or I failed. */
  record Done(Optional<Failure> failure) implements FromChild {}

  /** This is what my threads do. */
  record ThreadDump(String text) implements FromChild {}

  /** Writes what {@link #read} reads. */
  static void write(Encoder out, FromChild message) throws IOException {
    if (message instanceof Hello hello) {
      out.kind(Hello.KIND).text(hello.token());
    } else if (message instanceof Began began) {
      out.kind(1).text(began.step());
    } else if (message instanceof Alive) {
      out.kind(2);
    } else if (message instanceof Preparation preparation) {
      preparation.write(out.kind(3));
    } else if (message instanceof Slices slices) {
      slices.write(out.kind(4));
    } else if (message instanceof Checked checked) {
      out.kind(5).optional(checked.failure(), Codecs::write);
    } else if (message instanceof Answer answer) {
      answer.write(out.kind(6));
    } else if (message instanceof RowsSaid said) {
      out.kind(7).list(said.rows(), RowCodec::write);
    } else if (message instanceof Inspected inspected) {
      Codecs.write(out.kind(8), inspected.profile());
    } else if (message instanceof Refused refused) {
      out.kind(9).text(refused.problems());
    } else if (message instanceof Done done) {
      out.kind(10).optional(done.failure(), Codecs::write);
    } else if (message instanceof ThreadDump dump) {
      out.kind(11).text(dump.text());
    } else if (message instanceof Striking striking) {
      striking.blow().write(out.kind(12));
    } else if (message instanceof Struck struck) {
      struck.strike().write(out.kind(13));
    } else if (message instanceof Started started) {
      started.startUp().write(out.kind(14));
    } else if (message instanceof Keeps keeps) {
      keeps.kept().write(out.kind(15));
    } else if (message instanceof Fits fits) {
      out.kind(16).number(fits.message()).number(fits.held());
    }
  }

  /** Reads a message; throws where there is none that begins so, or less than all of it. */
  static FromChild read(Decoder in) throws IOException {
    int kind = in.kind();
    return switch (kind) {
      case Hello.KIND -> new Hello(in.text(Hello.LONGEST_TOKEN));
      case 1 -> new Began(in.text());
      case 2 -> new Alive();
      case 3 -> Preparation.read(in);
      case 4 -> Slices.read(in);
      case 5 -> new Checked(in.optional(Codecs::failure));
      case 6 -> Answer.read(in);
      case 7 -> new RowsSaid(in.list(RowCodec::read));
      case 8 -> new Inspected(Codecs.profile(in));
      case 9 -> new Refused(in.text());
      case 10 -> new Done(in.optional(Codecs::failure));
      case 11 -> new ThreadDump(in.text());
      case 12 -> new Striking(Strike.Blow.read(in));
      case 13 -> new Struck(Strike.read(in));
      case 14 -> new Started(StartUp.read(in));
      case 15 -> new Keeps(Kept.read(in));
      case 16 -> new Fits(in.longNumber(), in.longNumber());
      default -> throw Decoder.unknown(kind);
    };
  }
}
