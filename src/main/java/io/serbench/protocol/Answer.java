package io.serbench.protocol;

import java.util.List;

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
