package io.serbench.report.format;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines that fit a terminal, and nothing in them that moves its cursor or turns its text around.
 */
final class TextLines {
  /** As wide as the table of results: prose in longer lines is hard to read. */
  static final int WIDTH = 78;

  /** Room for a few words. */
  private static final int LEAST = 20;

  private TextLines() {}

  /**
   * One line of what may be several, with control characters (line ends, colours, cursor movements)
   * and invisible ones (changes of direction among them) made blanks: causes quote what libraries
   * and JVMs print.
   */
  static String oneLine(String text) {
    return text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\s]+", " ").strip();
  }

  /**
   * A text behind a label, its further lines indented by the label's length.
   *
   * @param width characters of a line; a label that takes most of them makes it longer
   */
  static String labelled(String label, String text, int width) {
    List<String> lines = wrap(oneLine(text), Math.max(LEAST, width - label.length()));
    return label + String.join("\n" + " ".repeat(label.length()), lines) + "\n";
  }

  /** Breaks at blanks, and within words that are longer than a line. */
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > width) {
      int blank = blankBefore(rest, width);
      int end = blank > 0 ? blank : safe(rest, width);
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  /** At the left of so many characters. */
  static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  /** At the right of so many characters. */
  static String indented(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  /** The last blank up to there, but none within {@code ± 2 %}. */
  private static int blankBefore(String text, int end) {
    int blank = text.lastIndexOf(' ', end);
    while (blank > 0 && (text.charAt(blank - 1) == '±' || text.startsWith("%", blank + 1))) {
      blank = text.lastIndexOf(' ', blank - 1);
    }
    return blank;
  }

  /** Not between the two halves of a character outside the basic plane. */
  private static int safe(String text, int end) {
    return end > 0 && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end;
  }
}
