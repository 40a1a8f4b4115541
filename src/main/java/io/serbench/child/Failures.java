package io.serbench.child;

import io.serbench.dataset.Excerpt;
import io.serbench.result.Failure;
import io.serbench.result.Failure.Kind;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Turns what a row threw into what its result says. */
public final class Failures {
  /** A stack overflow's trace is a thousand lines of one loop. */
  private static final int LONGEST = 500;

  private static final int LONGEST_DETAILS = 8000;

  private Failures() {}

  /**
   * The failure behind an exception.
   *
   * @param step what was being done, for people: {@code opening}, {@code timing ser}
   */
  static Failure of(String step, Throwable thrown) {
    return Failure.of(kind(thrown), step + ": " + oneLine(thrown), details(thrown));
  }

  private static Kind kind(Throwable thrown) {
    if (thrown instanceof OutOfMemoryError) {
      return Kind.OUT_OF_MEMORY;
    }
    return thrown instanceof LinkageError ? Kind.LINKAGE : Kind.EXCEPTION;
  }

  /** The exception and what caused it first, without line breaks. */
  static String oneLine(Throwable thrown) {
    Throwable root = thrown;
    while (root.getCause() != null && root.getCause() != root) {
      root = root.getCause();
    }
    String text = root == thrown ? thrown.toString() : thrown + " (caused by " + root + ")";
    String line = text.replaceAll("\\s+", " ").strip();
    return Excerpt.of(line, LONGEST);
  }

  private static String details(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return Excerpt.of(text.toString(), LONGEST_DETAILS);
  }
}
