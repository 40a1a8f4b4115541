package io.serbench.cli.console;

import io.serbench.result.SafeText;
import java.io.PrintWriter;
import java.util.function.UnaryOperator;

/**
 * Where commands print: answers to standard output, all else to standard error. What they print may
 * come from files, jars and other programs, so it is made safe here, once for all of them.
 */
public final class Console {
  private static final String NAME = "serbench: ";

  private final PrintWriter out;
  private final PrintWriter err;

  public Console(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  /** A line of the answer. */
  public void line(String text) {
    out.println(SafeText.line(WorkingFolder.asTyped(text)));
  }

  /** A line of the answer that somebody waits for: the next may take long. */
  public void lineAtOnce(String text) {
    line(text.stripTrailing());
    flush();
  }

  /** Several lines of the answer. */
  public void text(String lines) {
    out.print(SafeText.lines(WorkingFolder.asTyped(lines)));
  }

  /** Where answers go, for serbench's own words alone: nothing is made safe there. */
  public PrintWriter out() {
    return out;
  }

  /** Something that may spoil what the user is after. */
  public void warn(String text) {
    say("warning: " + text);
  }

  /** Something that the user may not expect. */
  public void note(String text) {
    say("note: " + text);
  }

  /** A line beside the answer; a broken file may make it several. */
  public void say(String text) {
    say(text, UnaryOperator.identity());
  }

  /**
   * A line beside the answer.
   *
   * @param covering makes it fit for a place where something was drawn
   */
  public void say(String text, UnaryOperator<String> covering) {
    err.println(covering.apply(SafeText.lines(NAME + WorkingFolder.asTyped(text))));
    err.flush();
  }

  /** Shows what has been printed so far. */
  public void flush() {
    out.flush();
    err.flush();
  }
}
