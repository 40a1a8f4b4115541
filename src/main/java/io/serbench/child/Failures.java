package io.serbench.child;

import io.serbench.dataset.Excerpt;
import io.serbench.measure.Sink;
import io.serbench.result.Failure;
import io.serbench.result.Failure.Kind;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Turns exceptions of a row into failures. */
final class Failures {
  private static final int LONGEST = 500;
  private static final int LONGEST_DETAILS = 8000; // A stack overflow has a thousand lines.

  private Failures() {}

  /**
   * Has the JVM initialize the classes that are used here. A class that is first used while a row's
   * stack overflows can never be used again; on JDK 25, {@code StringBuffer} is not used earlier.
   */
  static void rehearse() {
    Sink.consume(of("", new IllegalStateException()));
  }

  /** Describes what was thrown in a step such as {@code warming up ser}. */
  static Failure of(String step, Throwable thrown) {
    Kind kind =
        thrown instanceof OutOfMemoryError
            ? Kind.OUT_OF_MEMORY
            : thrown instanceof LinkageError ? Kind.LINKAGE : Kind.EXCEPTION;
    return Failure.of(kind, step + ": " + oneLine(thrown), details(thrown));
  }

  /** Returns the exception and its root cause, without line breaks. */
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
