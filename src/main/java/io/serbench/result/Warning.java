package io.serbench.result;

/**
 * Something to know before trusting the numbers of a run.
 *
 * @param kind the kind of problem, with its cause and remedy
 * @param happened what happened in this run, with its numbers; one sentence
 */
public record Warning(WarningKind kind, String happened) {
  /** Returns what happened, why, and what to try next, in one line. */
  public String text() {
    return String.join(" ", happened, kind.cause(), kind.remedy()).strip();
  }
}
