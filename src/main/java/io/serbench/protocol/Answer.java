package io.serbench.protocol;

import java.util.List;
import java.util.Locale;

/**
 * What came of the next {@link Task}.
 *
 * @param verdict {@link ReadOutcome#READS} where all went well, and a row has the trait
 * @param cause why not, or by what a trait was seen, in one line; may be empty where all went well
 * @param base64 the bytes that were written, for each value; none where none were asked for
 */
public record Answer(ReadOutcome verdict, String cause, List<String> base64) implements FromChild {
  public Answer {
    base64 = List.copyOf(base64);
  }

  /**
   * What came of an attempt, above all to read data that another version of the code wrote; from
   * good to bad.
   */
  public enum ReadOutcome {
    /** All is right: fields of both versions have their values, others are empty. */
    READS(0, "fields of both versions are right, and all others are empty"),
    /** The library threw. */
    REFUSES(1, "an error says that the data do not fit"),
    /** No error, but fields that both versions have came back empty. */
    LOSES(2, "no error, but fields that both versions have come back empty"),
    /** No error, but fields have values that nobody wrote. */
    MISREADS(3, "no error, but fields have values that nobody wrote"),
    /** The JVM crashed, ran out of memory, or had to be killed. */
    CRASHES(4, "the JVM crashes, runs out of memory, or must be killed"),
    /** Nobody could try: there is no such version of the type. */
    INAPPLICABLE(0, "your class cannot be changed so");

    private final int badness;
    private final String meaning;

    ReadOutcome(int badness, String meaning) {
      this.badness = badness;
      this.meaning = meaning;
    }

    /** By which it is known. */
    public String word() {
      return this == INAPPLICABLE ? "n/a" : name().toLowerCase(Locale.ROOT);
    }

    /** What it means for data of another version. */
    public String meaning() {
      return meaning;
    }

    /** Whether it is a worse one to get. */
    public boolean isWorseThan(ReadOutcome other) {
      return badness > other.badness;
    }

    /** Whether nobody was told that something went wrong, or nobody was left to be told. */
    public boolean isUndetected() {
      return this == LOSES || this == MISREADS || this == CRASHES;
    }
  }

  /** All went well. */
  public static Answer fine() {
    return new Answer(ReadOutcome.READS, "", List.of());
  }

  /** Not all did, or there is more to say. */
  public static Answer of(ReadOutcome verdict, String cause) {
    return new Answer(verdict, cause, List.of());
  }

  public boolean isFine() {
    return verdict == ReadOutcome.READS;
  }
}
