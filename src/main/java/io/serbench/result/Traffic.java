package io.serbench.result;

import io.serbench.compress.Compression;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a row meets in its forks beside its data.
 *
 * @param distinct how many different values of one shape rotate at most; 1: equal copies of the
 *     published value. Large values are fewer, since all of them must fit into the heap
 * @param profile what the compilers have seen of the library's code
 * @param compression what encoded messages are compressed with; empty where they are not
 * @param between what is done between two timed calls; empty where calls follow one another in a
 *     loop
 */
public record Traffic(
    int distinct, Profile profile, Optional<Compression> compression, Optional<Between> between) {
  /** The most values that can be asked for. */
  public static final int MOST_DISTINCT = 1 << 16;

  /** What messages are called that are not compressed, beside those that are. */
  public static final String PLAIN = "plain";

  /** Where nothing else is asked for. */
  public static final Traffic DEFAULT = new Traffic(16, Profile.MIXED);

  public Traffic {
    Require.atLeast(1, "the number of distinct values", distinct);
  }

  /** Without compression, in a loop. */
  public Traffic(int distinct, Profile profile) {
    this(distinct, profile, Optional.empty(), Optional.empty());
  }

  /** The same with another number of distinct values. */
  public Traffic withDistinct(int other) {
    return new Traffic(other, profile, compression, between);
  }

  /** The same with code that has seen something else. */
  public Traffic with(Profile other) {
    return new Traffic(distinct, other, compression, between);
  }

  /** The same with messages that are compressed. */
  public Traffic with(Compression other) {
    return new Traffic(distinct, profile, Optional.of(other), between);
  }

  /** The same with messages that are not compressed. */
  Traffic plain() {
    return new Traffic(distinct, profile, Optional.empty(), between);
  }

  /** Returns the same with calls that are apart. */
  public Traffic with(Between other) {
    return new Traffic(distinct, profile, compression, Optional.of(other));
  }

  /** Returns how calls are made, in words. */
  public String calls() {
    return between.map(Between::describe).orElse("loop: one right after another");
  }

  /** What options call the compressor: {@code zstd:3}, or {@link #PLAIN} where there is none. */
  public String compressor() {
    return compression.map(Compression::word).orElse(PLAIN);
  }

  /** Its values, in words. */
  public String describe() {
    return distinct == 1 ? "equal copies of one rotate" : distinct + " different ones rotate";
  }

  /** What the JVM's compilers have seen of a library's code when they compile it for a row. */
  public enum Profile {
    /** The type that is measured, and no other. */
    OWN("only the measured type"),
    /** Several types, as in an application. */
    MIXED("several types, as in an application");

    private final String description;

    Profile(String description) {
      this.description = description;
    }

    /** As it is written in options and reports. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** What library code has worked on, in words. */
    public String describe() {
      return word() + ": library code has worked on " + description;
    }
  }

  /**
   * Other work that a fork does between two timed calls, as a service does between two messages. It
   * takes code, data and what the processor remembers of branches out of the caches, which a loop
   * leaves there.
   *
   * @param socket whether a message goes to another thread over a socket and comes back: the kernel
   *     runs, and the thread waits
   * @param rows the names of rows each of which writes and reads one small message
   * @param kilobytes of memory that are touched, in units of 1,024 bytes; may be 0
   */
  public record Between(boolean socket, List<String> rows, int kilobytes) {
    /** The most memory that can be asked for. */
    public static final int MOST_KILOBYTES = 1 << 20;

    public Between {
      rows = List.copyOf(rows);
      Require.atLeast(0, "kilobytes of memory between calls", kilobytes);
    }

    /** Returns how calls are made, in words. */
    public String describe() {
      List<String> work = new ArrayList<>();
      if (socket) {
        work.add("a message goes over a socket and back");
      }
      if (!rows.isEmpty()) {
        String each =
            rows.size() == 1 ? " writes and reads a message" : " write and read a message each";
        work.add(String.join(", ", rows) + each);
      }
      if (kilobytes > 0) {
        work.add(kilobytes + " KiB are touched");
      }
      return "apart: "
          + (work.isEmpty()
              ? "each is timed by itself"
              : "before each, " + String.join(", and ", work));
    }
  }
}
