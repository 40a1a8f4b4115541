package io.serbench.fork;

/**
 * What came of a {@link Task}.
 *
 * @param verdict {@link Verdict#READS} where all went well, and a row has the trait
 * @param cause why not, in one line; empty where all went well
 * @param base64 the bytes that were written; empty where none were asked for
 */
public record Answer(Verdict verdict, String cause, String base64) {
  static Answer fine() {
    return new Answer(Verdict.READS, "", "");
  }

  static Answer of(Verdict verdict, String cause) {
    return new Answer(verdict, cause, "");
  }

  boolean isFine() {
    return verdict == Verdict.READS;
  }
}
