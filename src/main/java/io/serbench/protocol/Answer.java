package io.serbench.protocol;

import io.serbench.dataset.Bytes;
import java.util.List;
import java.util.Locale;

/**
 * A fork's answer to a {@link Task}. Answers come in the order of the tasks.
 *
 * @param verdict {@link ReadOutcome#READS} where the task succeeded, or the row has the trait
 * @param cause why it did not, or what showed the trait, in one line; may be empty on success
 * @param messages those written, one for each value; empty for tasks that write none
 */
public record Answer(ReadOutcome verdict, String cause, List<Bytes> messages) implements FromChild {
  /** How a task ended, above all one to read what another version of a class wrote. */
  public enum ReadOutcome {
    READS(0, "fields of both versions are right, and all others are empty"),
    REFUSES(1, "an error says that the data do not fit"),
    LOSES(2, "no error, but fields come back empty that should not be"),
    MISREADS(3, "no error, but fields have values that nobody wrote"),
    CRASHES(4, "the JVM crashes, runs out of memory, or must be killed"),
    INAPPLICABLE(0, "this cannot be tried with your class");

    private final int badness;
    private final String meaning;

    ReadOutcome(int badness, String meaning) {
      this.badness = badness;
      this.meaning = meaning;
    }

    public String word() {
      return this == INAPPLICABLE ? "n/a" : name().toLowerCase(Locale.ROOT);
    }

    public String meaning() {
      return meaning;
    }

    /** Returns whether it is worse for a program than the other. */
    public boolean isWorseThan(ReadOutcome other) {
      return badness > other.badness;
    }

    /** Returns whether the program got no exception that would tell it what went wrong. */
    public boolean isUndetected() {
      return this == LOSES || this == MISREADS || this == CRASHES;
    }
  }

  public static Answer fine() {
    return new Answer(ReadOutcome.READS, "", List.of());
  }

  public static Answer of(ReadOutcome verdict, String cause) {
    return new Answer(verdict, cause, List.of());
  }

  public boolean isFine() {
    return verdict == ReadOutcome.READS;
  }
}
