package io.serbench.result;

/**
 * Something that a reader should know before trusting the numbers of a run.
 *
 * @param kind what kind of problem, with cause and remedy
 * @param happened what happened in this run, with its numbers; one sentence
 */
public record Warning(WarningKind kind, String happened) {
  /** What happened, why, and what to try next; one line. */
  public String text() {
    return String.join(" ", happened, kind.cause(), kind.remedy()).strip();
  }
}
