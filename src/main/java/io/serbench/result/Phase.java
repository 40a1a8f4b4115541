package io.serbench.result;

import java.util.List;
import java.util.Locale;

/** What is timed. {@code total}, the sum of ser and deser, is derived, so it is not a phase. */
public enum Phase {
  /** From a plain object to what the library encodes. */
  CREATE,
  /** Create and encode. */
  SER,
  /** Decode. */
  DESER,
  /** Encode what was created before. Measured on request. */
  ENCODE,
  /** From a plain object to bytes and back to a fully decoded plain object. Measured on request. */
  ROUNDTRIP,
  /**
   * Ser and then deser of one message. Garbage collections are counted during such calls, and
   * virtual threads make them. Measured on request.
   */
  MESSAGE;

  /** The phases that every run measures. */
  public static final List<Phase> DEFAULT = List.of(CREATE, SER, DESER);

  /** Returns whether the phase is part of {@code total}. */
  public boolean inTotal() {
    return this == SER || this == DESER;
  }

  /**
   * Returns whether rows are compared by the phase. Only such phases are fully warmed up, get a
   * full share of batches, and count for the decision whether a row needs more forks. {@link
   * #CREATE} does not: it is part of ser, and often too short to get steady. {@link #MESSAGE} does
   * not: its time is not reported.
   */
  public boolean isHeadline() {
    return this != CREATE && this != MESSAGE;
  }

  /** Returns the name in tables and files. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
