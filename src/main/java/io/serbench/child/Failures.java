package io.serbench.child;

import com.fasterxml.jackson.core.Version;
import io.serbench.catalog.SuppliedJackson;
import io.serbench.dataset.Excerpt;
import io.serbench.measure.Sink;
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
   * Has the JVM initialize the classes that are used here. Where a row's stack overflows while it
   * is the first to use one, nobody can use that class any more: of {@code StringBuffer}, JDK 25
   * has no use before.
   */
  static void rehearse() {
    Sink.consume(of("", new IllegalStateException()));
  }

  /**
   * The failure behind an exception.
   *
   * @param step what was being done, for people: {@code opening}, {@code timing ser}
   */
  static Failure of(String step, Throwable thrown) {
    Kind kind = kind(thrown);
    String jackson = kind == Kind.LINKAGE ? oldJackson() : "";
    return Failure.of(kind, step + ": " + jackson + oneLine(thrown), details(thrown));
  }

  /** What is wrong with the user's Jackson, which the rows of Jackson run with. */
  private static String oldJackson() {
    Version core = com.fasterxml.jackson.core.json.PackageVersion.VERSION;
    Version databind = com.fasterxml.jackson.databind.cfg.PackageVersion.VERSION;
    if (databind.getMinorVersion() >= SuppliedJackson.OLDEST
        && core.getMinorVersion() >= databind.getMinorVersion()) {
      return "";
    }
    return "jackson-core %s with jackson-databind %s, where 2.%d or newer works, both alike: "
        .formatted(core, databind, SuppliedJackson.OLDEST);
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
