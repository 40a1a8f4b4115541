package io.serbench.result;

import io.serbench.compress.Compression;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The conditions under which a fork calls its row, beside the data set.
 *
 * @param distinct the largest number of different values of one shape that rotate; fewer if they do
 *     not fit into the heap. 1 means equal copies of the published value
 * @param profile the types that the library's code is warmed up on
 * @param compression how encoded messages are compressed; empty if they are not
 * @param between the work between two timed calls; empty if calls are made in a loop
 */
public record Traffic(
    int distinct,
    TypeProfile profile,
    Optional<Compression> compression,
    Optional<WorkBetweenCalls> between) {
  /** The largest number of distinct values that can be requested. */
  public static final int MOST_DISTINCT = 1 << 16;

  /** The number of distinct values if none is requested. */
  public static final int USUAL_DISTINCT = 16;

  /** The name of the variant without compression. */
  public static final String PLAIN = "plain";

  public static final Traffic DEFAULT = new Traffic(USUAL_DISTINCT, TypeProfile.MIXED);

  public Traffic {
    Require.atLeast(1, "the number of distinct values", distinct);
  }

  /** Creates conditions without compression, with calls in a loop. */
  public Traffic(int distinct, TypeProfile profile) {
    this(distinct, profile, Optional.empty(), Optional.empty());
  }

  public Traffic withDistinct(int other) {
    return new Traffic(other, profile, compression, between);
  }

  public Traffic withTypeProfile(TypeProfile other) {
    return new Traffic(distinct, other, compression, between);
  }

  public Traffic withCompression(Compression other) {
    return new Traffic(distinct, profile, Optional.of(other), between);
  }

  Traffic plain() {
    return new Traffic(distinct, profile, Optional.empty(), between);
  }

  public Traffic withWorkBetweenCalls(WorkBetweenCalls other) {
    return new Traffic(distinct, profile, compression, Optional.of(other));
  }

  /** Returns how calls are made, in words. */
  public String calls() {
    return between.map(WorkBetweenCalls::describe).orElse("loop: one right after another");
  }

  /** Returns the compressor as options name it, such as {@code zstd:3}, or {@link #PLAIN}. */
  public String compressor() {
    return compression.map(Compression::word).orElse(PLAIN);
  }

  /** Returns which values rotate, in words. */
  public String describe() {
    return distinct == 1 ? "equal copies of one rotate" : distinct + " different ones rotate";
  }

  /** The types that library code has worked on when the JIT compiler compiles it. */
  public enum TypeProfile {
    OWN("only the measured type"),
    MIXED("several types, as in an application");

    private final String description;

    TypeProfile(String description) {
      this.description = description;
    }

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the word and its meaning, for reports. */
    public String describe() {
      return word() + ": library code has worked on " + description;
    }
  }

  /**
   * Work that a fork does between two timed calls, as a service does between two messages. It
   * evicts code, data and branch predictions from the processor's caches, which a loop leaves
   * there.
   *
   * @param socket whether to send a message to another thread over a socket and wait for it to come
   *     back, so that the kernel runs and the thread sleeps
   * @param rows the names of rows that each write and read one small message
   * @param kilobytes the memory to touch, in units of 1,024 bytes; may be 0
   */
  public record WorkBetweenCalls(boolean socket, List<String> rows, int kilobytes) {
    /** The largest amount of memory that can be requested. */
    public static final int MOST_KILOBYTES = 1 << 20;

    public WorkBetweenCalls {
      rows = List.copyOf(rows);
      Require.atLeast(0, "the number of kilobytes between calls", kilobytes);
    }

    /** Returns how calls are made, in words. */
    public String describe() {
      List<String> work = new ArrayList<>();
      if (socket) {
        work.add("a message goes over a socket and back");
      }
      if (!rows.isEmpty()) {
        work.add("a message is written and read by " + String.join(", ", rows));
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
