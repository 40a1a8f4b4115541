package io.serbench.report.format;

import java.util.ArrayList;
import java.util.List;

/** Lines for a terminal: of limited width, and without characters that control it. */
final class TextLines {
  /** The width of prose: that of the table of results, as longer lines are hard to read. */
  static final int WIDTH = 78;

  private static final int LEAST = 20;

  private TextLines() {}

  /**
   * Returns text as a single line. Control characters (line ends, colours, cursor movements) and
   * invisible characters (such as changes of direction) become blanks, because causes quote what
   * libraries and JVMs print.
   */
  static String oneLine(String text) {
    return text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\s]+", " ").strip();
  }

  /**
   * Returns text after a label, with further lines indented by the length of the label.
   *
   * @param width the width of a line, in characters; a long label makes it wider
   */
  static String labelled(String label, String text, int width) {
    List<String> lines = wrap(oneLine(text), Math.max(LEAST, width - label.length()));
    return label + String.join("\n" + " ".repeat(label.length()), lines) + "\n";
  }

  /** Returns text broken into lines at blanks, and within words that are longer than a line. */
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > width) {
      int blank = rest.lastIndexOf(' ', width);
      int end = blank > 0 ? blank : safe(rest, width);
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  static String indented(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  /** Returns {@code end}, or the position before if {@code end} is within a surrogate pair. */
  private static int safe(String text, int end) {
    return end > 0 && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end;
  }
}
