package io.serbench.cli.console;

import io.serbench.result.SafeText;
import java.io.PrintWriter;
import java.util.function.UnaryOperator;

/**
 * Where commands print: answers to standard output, everything else to standard error. What they
 * print may come from files, jars and other programs, so it is made safe here, in one place.
 *
 * @param out standard output, to be used directly only for text of serbench's own
 */
public record Console(PrintWriter out, PrintWriter err) {
  private static final String NAME = "serbench: ";

  public void line(String text) {
    out.println(SafeText.line(text));
  }

  /** Prints a line of the answer and flushes it, because the next one may take long. */
  public void lineAtOnce(String text) {
    line(text.stripTrailing());
    flush();
  }

  /** Prints several lines of the answer, without adding a line feed. */
  public void text(String lines) {
    out.print(SafeText.lines(lines));
  }

  public void warn(String text) {
    say("warning: " + text);
  }

  public void note(String text) {
    say("note: " + text);
  }

  public void say(String text) {
    say(text, UnaryOperator.identity());
  }

  /** Prints a message to standard error, so that it covers what a progress display has drawn. */
  public void say(String text, UnaryOperator<String> covering) {
    err.println(covering.apply(SafeText.lines(NAME + text)));
    err.flush();
  }

  public void flush() {
    out.flush();
    err.flush();
  }
}
