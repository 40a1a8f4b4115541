package io.serbench.report.format;

import java.util.List;
import org.apache.commons.text.WordUtils;

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

  /** Returns text after a label, with further lines indented by the length of the label. */
  static String labelled(String label, String text, int width) {
    List<String> lines = wrap(oneLine(text), Math.max(LEAST, width - label.length()));
    return label + String.join("\n" + " ".repeat(label.length()), lines) + "\n";
  }

  /** Returns text broken into lines at blanks, and within words that are longer than a line. */
  static List<String> wrap(String text, int width) {
    return WordUtils.wrap(text, width, "\n", true).lines().toList();
  }

  static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  static String indented(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
