package io.serbench.cli;

import org.apache.commons.text.WordUtils;

/** A label, and beside it a text that is broken between words where it is long. */
final class Hanging {
  private static final String INDENT = "  ";

  private Hanging() {}

  /**
   * The lines, without a line feed at the end.
   *
   * @param column how many characters the label takes, with what is between it and the text
   * @param width how many characters a line has at most
   */
  static String text(String label, int column, String text, int width) {
    String start = INDENT + label + " ".repeat(column - label.length());
    String lineBreak = "\n" + " ".repeat(start.length());
    return start + WordUtils.wrap(text, width - start.length(), lineBreak, false);
  }
}
