package io.serbench.fork;

import io.serbench.dataset.Causes;
import io.serbench.dataset.ClassVersions;
import io.serbench.dataset.Excerpt;
import io.serbench.measure.Sink;
import io.serbench.result.Failure;
import io.serbench.result.Failure.Mode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.Set;

/** Turns exceptions of a row into failures. */
final class Failures {
  private static final int LONGEST = 500;
  private static final int DEEPEST = 1024; // Calls in the trace of an exception, as JVMs limit it.
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
    Mode kind =
        thrown instanceof OutOfMemoryError
            ? Mode.OUT_OF_MEMORY
            : thrown instanceof LinkageError ? Mode.LINKAGE : Mode.EXCEPTION;
    return Failure.of(kind, step + ": " + oneLine(thrown), details(thrown));
  }

  /** Returns the exception and its root cause, without line breaks. */
  static String oneLine(Throwable thrown) {
    Throwable root = root(thrown);
    String text = words(thrown);
    if (root != thrown) {
      text += " (caused by " + words(root) + ")";
    } else if (thrown instanceof LinkageError && isDeep(thrown)) {
      // The JVM forgets that a stack overflow kept a class from being initialized.
      text += " (in more than " + DEEPEST + " nested calls)";
    }
    return Causes.shortened(text, LONGEST);
  }

  @SuppressWarnings("CatchingUnchecked")
  private static boolean isDeep(Throwable thrown) {
    try {
      return thrown.getStackTrace().length >= DEEPEST;
    } catch (Throwable e) {
      return false;
    }
  }

  /** Returns the first cause, or of causes in a circle the last that is not there yet. */
  @SuppressWarnings("CatchingUnchecked") // A row's exception may do anything when it is asked.
  private static Throwable root(Throwable thrown) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Throwable root = thrown;
    try {
      for (Throwable next = thrown; next != null && seen.add(next); next = next.getCause()) {
        root = next;
      }
    } catch (Throwable e) {
      // It does not tell its cause.
    }
    return root;
  }

  @SuppressWarnings("CatchingUnchecked")
  private static String words(Throwable thrown) {
    String name = thrown.getClass().getName();
    try {
      return ClassVersions.needed(thrown)
          .filter(it -> thrown instanceof UnsupportedClassVersionError)
          .map(it -> name + ": " + it)
          .orElseGet(() -> Causes.oneLine(Objects.requireNonNullElse(thrown.toString(), name)));
    } catch (Throwable e) {
      return name + ", whose toString() throws a " + e.getClass().getName();
    }
  }

  @SuppressWarnings("CatchingUnchecked")
  private static String details(Throwable thrown) {
    StringWriter text = new StringWriter();
    try {
      thrown.printStackTrace(new PrintWriter(text));
    } catch (Throwable e) {
      text.append("no stack trace: printing it throws a ").append(e.getClass().getName());
    }
    return Excerpt.of(text.toString(), LONGEST_DETAILS);
  }
}
