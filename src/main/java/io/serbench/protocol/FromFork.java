package io.serbench.protocol;

import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Origin;
import io.serbench.catalog.Row;
import io.serbench.catalog.Row.Guide;
import io.serbench.catalog.Row.Names;
import io.serbench.catalog.Row.Needs;
import io.serbench.catalog.Scope;
import io.serbench.catalog.Tags;
import io.serbench.dataset.Bytes;
import io.serbench.result.CallProfile;
import io.serbench.result.CellProfile.Profiler;
import io.serbench.result.DataProfile;
import io.serbench.result.Failure;
import io.serbench.result.Longs;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/** A message from a fork to its parent. */
public sealed interface FromFork
    permits FromFork.Hello,
        FromFork.Began,
        FromFork.Alive,
        Preparation,
        Slices,
        Testimony,
        FromFork.Profiled,
        FromFork.WitnessReadings,
        TaskAnswer,
        Attempt,
        Attempt.Sent,
        FromFork.StartUp,
        FromFork.KeptMemory,
        FromFork.AllSent,
        FromFork.HeapSuffices,
        FromFork.RowList,
        FromFork.Inspected,
        FromFork.Done,
        FromFork.ThreadDump {
  /** The first message, by which the parent knows its fork: the token that the fork was given. */
  record Hello(String token) implements FromFork {
    public Hello {
      Objects.requireNonNull(token, "no token");
    }
  }

  /** A step begins, such as {@code opening} or {@code warming up ser}. */
  record Began(String step) implements FromFork {
    private static final int LONGEST = 200;

    public Began {
      if (step.length() > LONGEST) {
        throw new IllegalArgumentException("a step in " + step.length() + " letters");
      }
    }

    /** Shortens the step, which may name a data set, if it is long. */
    public static Began of(String step) {
      return new Began(step.substring(0, Math.min(step.length(), LONGEST)));
    }
  }

  /** A sign of life, sent now and then during a long step. */
  record Alive() implements FromFork {}

  /** Readings of the witness in a fork without a row, in nanoseconds. */
  record WitnessReadings(Longs readings) implements FromFork {
    public WitnessReadings {
      readings.stream()
          .filter(reading -> reading < 0)
          .findFirst()
          .ifPresent(
              reading -> {
                throw new IllegalArgumentException("a reading of " + reading + " ns");
              });
    }

    /** Returns how long all readings took, in nanoseconds. */
    double nanos() {
      return readings.stream().asDoubleStream().sum();
    }
  }

  /** Profiles of a row's phases, with files for other programs. */
  record Profiled(Profiler profiler, List<CallProfile> calls, List<Sheet> sheets)
      implements FromFork {
    /**
     * A file.
     *
     * @param name what follows the name of the row: {@code ser.cpu.html}
     */
    public record Sheet(String name, Bytes content) {
      private static final Pattern NAMES = Pattern.compile("[a-z]+\\.[a-z]+\\.(html|collapsed)");

      public Sheet {
        if (!NAMES.matcher(name).matches()) {
          throw new IllegalArgumentException("a file " + name);
        }
      }
    }
  }

  /**
   * What it took to start the library.
   *
   * @param upMillis from the start of the JVM until it was ready to start the library
   * @param millis from before the library's classes are touched until the first object is read back
   * @param classes number of classes loaded meanwhile
   * @param metaspace bytes by which the JVM's space for classes grew meanwhile
   */
  record StartUp(double upMillis, double millis, long classes, long metaspace, Warming warming)
      implements FromFork {
    /**
     * How calls got faster, each of which writes a value and reads it back.
     *
     * @param millis from before the library's classes are touched until calls are about as fast as
     *     at the end of the budget
     * @param calls number of calls made until then
     * @param steady whether that was long before the end; otherwise calls may still get faster
     */
    public record Warming(double millis, long calls, boolean steady) {}
  }

  /**
   * The memory that one more serializer and its thread keep, in bytes of heap and direct buffers.
   *
   * @param small after small messages
   * @param large after a large message; empty where the row failed on it, for the reason told
   */
  record KeptMemory(long small, Optional<Large> large, String refusal) implements FromFork {
    /**
     * What a large message leaves behind, in bytes.
     *
     * @param after what is still kept after further small messages
     * @param buffers the part of {@code kept} that serbench's own adapter keeps in buffers
     */
    public record Large(long message, long kept, long after, long buffers) {}
  }

  /**
   * All hostile messages were sent.
   *
   * @param kept bytes by which memory in use grew from before the first one of this fork
   */
  record AllSent(long kept) implements FromFork {
    public AllSent {
      if (kept < 0) {
        throw new IllegalArgumentException(kept + " bytes kept");
      }
    }
  }

  /**
   * The heap was large enough, and the values came back right.
   *
   * @param held bytes of the heap that are in use while the program holds the input, the message
   *     and what was read back; of a stream, which is in a file, the input alone
   */
  record HeapSuffices(long message, long held) implements FromFork {}

  record RowList(List<ListedRow> rows) implements FromFork {}

  /** A row without its opener, which works only in JVMs that have the row's code. */
  record ListedRow(
      Names names, Tags tags, LibraryInfo library, Guide guide, Needs needs, Scope scope) {
    public static ListedRow of(Row row) {
      return new ListedRow(
          row.names(), row.tags(), row.library(), row.guide(), row.needs(), row.scope());
    }

    /** Returns the row, which this JVM cannot open. */
    public Row from(Origin origin) {
      Opener closed =
          (row, type) -> {
            throw new IllegalStateException(row + " is opened in forks only, for " + type.family());
          };
      return new Row(names, tags, library, guide, needs, scope, closed, origin);
    }
  }

  /** What the values of a data set are like, or, in lines, why they cannot be made. */
  record Inspected(Optional<DataProfile> profile, String problems) implements FromFork {}

  /** The last message; without a failure, the fork did all that it was ordered. */
  record Done(Optional<Failure> failure) implements FromFork {}

  record ThreadDump(String text) implements FromFork {}
}
