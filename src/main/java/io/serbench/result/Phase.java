package io.serbench.result;

import java.util.List;
import java.util.Locale;

/** What is timed. {@code total}, the sum of ser and deser, is derived and not a phase. */
public enum Phase {
  /** Plain object to what the library encodes. */
  CREATE,
  /** Create, and encode. */
  SER,
  /** Decode. */
  DESER,
  /** Encode alone, what was created before. Measured on request. */
  ENCODE,
  /** Plain object to bytes and back to a plain object, all of it read. Measured on request. */
  ROUNDTRIP,
  /**
   * Ser and deser of one message, one after the other: what the collector does is counted in it,
   * and virtual threads make such calls. Measured on request.
   */
  MESSAGE;

  /** What every run measures. */
  public static final List<Phase> DEFAULT = List.of(CREATE, SER, DESER);

  /** Whether it is a part of {@code total}. */
  public boolean inTotal() {
    return this == SER || this == DESER;
  }

  /**
   * Whether rows are compared by it: what is in {@code total}, and what was asked for. Only these
   * are warmed up in full, get a full share of batches, and decide whether a row needs more forks.
   * Create is a part of ser, and often too short to settle; message is made of ser and deser, and
   * not looked at for its time.
   */
  public boolean isHeadline() {
    return this != CREATE && this != MESSAGE;
  }

  /** The name in tables and files. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
