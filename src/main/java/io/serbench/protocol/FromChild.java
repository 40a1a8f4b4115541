package io.serbench.protocol;

import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Origin;
import io.serbench.catalog.Row;
import io.serbench.catalog.Scope;
import io.serbench.catalog.Tags;
import io.serbench.result.DataProfile;
import io.serbench.result.Failure;
import java.util.List;
import java.util.Optional;

/** What a child says: each of these is a message. */
public sealed interface FromChild
    permits FromChild.Hello,
        FromChild.Began,
        FromChild.Alive,
        Preparation,
        Slices,
        Answer,
        FromChild.Sending,
        Attempt,
        FromChild.StartUp,
        FromChild.KeptMemory,
        FromChild.Fits,
        FromChild.RowList,
        FromChild.Inspected,
        FromChild.Refused,
        FromChild.Done,
        FromChild.ThreadDump {
  /** It is me whom you started. */
  record Hello(String token) implements FromChild {}

  /** Now I do this: {@code opening}, {@code warming up ser}. */
  record Began(String step) implements FromChild {}

  /** I am at it still: said now and then where it takes long. */
  record Alive() implements FromChild {}

  /** This hostile message is next: if I am not heard of again, it was that. */
  record Sending(Attempt.Sent sent) implements FromChild {}

  /**
   * This is what it took to start the library in a fresh JVM.
   *
   * @param upMillis from the start of the JVM until it was ready to start the library
   * @param millis from before the library's classes are touched until the first object is read back
   * @param classes that were loaded for it
   * @param metaspace bytes by which the JVM's space for classes grew
   * @param warming how calls got faster afterwards
   */
  record StartUp(double upMillis, double millis, long classes, long metaspace, Warming warming)
      implements FromChild {
    /**
     * How calls got faster: a call writes a value and reads it back.
     *
     * @param millis from before the library's classes are touched until calls are about as fast as
     *     at the end of the budget
     * @param calls how many were made until then
     * @param warmNanos of a call at the end of the budget
     * @param steady whether that was long before the end; otherwise they may get faster still
     */
    public record Warming(double millis, long calls, double warmNanos, boolean steady) {}
  }

  /**
   * This is the memory that one more serializer and its thread keep, in bytes of the heap and of
   * direct buffers.
   *
   * @param small after small messages
   * @param large after a large one; empty where the row does not carry it
   * @param refusal why it does not; empty where it does
   */
  record KeptMemory(long small, Optional<Large> large, String refusal) implements FromChild {
    /**
     * Of a large message.
     *
     * @param message bytes of it
     * @param kept after it
     * @param after what is kept once small messages followed
     * @param buffers what of {@code kept} are arrays that serbench's own adapter holds
     */
    public record Large(long message, long kept, long after, long buffers) {}
  }

  /**
   * It fits.
   *
   * @param message bytes of what was encoded
   * @param held bytes of the heap in use while the input, what was encoded and what was read back
   *     are held; of a stream, the input and what was read last
   */
  record Fits(long message, long held) implements FromChild {}

  /** These are the rows of the provider. */
  record RowList(List<ListedRow> rows) implements FromChild {
    public RowList {
      rows = List.copyOf(rows);
    }
  }

  /** A row, all of it but what opens it: that is for JVMs that have the row's code. */
  record ListedRow(
      Row.Names names,
      Tags tags,
      LibraryInfo library,
      Row.Guide guide,
      Row.Needs needs,
      Scope scope,
      Origin origin) {
    private static final Opener CLOSED =
        (row, type) -> {
          throw new IllegalStateException(row + " is opened in forks only, for " + type.family());
        };

    public static ListedRow of(Row row) {
      return new ListedRow(
          row.names(),
          row.tags(),
          row.library(),
          row.guide(),
          row.needs(),
          row.scope(),
          row.origin());
    }

    /** Returns the row, which this JVM cannot open. */
    public Row row() {
      return new Row(names, tags, library, guide, needs, scope, CLOSED, origin);
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
}
