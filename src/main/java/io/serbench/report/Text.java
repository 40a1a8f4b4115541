package io.serbench.report;

import java.util.ArrayList;
import java.util.List;

/** Plain text for people: lines that fit a terminal, and nothing in them that moves its cursor. */
final class Text {
  /** As wide as the table of results. */
  static final int WIDTH = 78;

  /** Lines of an item of a list; causes may be as long as libraries like. */
  private static final int MOST_LINES = 5;

  private static final String CUT = " ...";

  private Text() {}

  /** A title with a line under it, and an empty line above. */
  static String heading(String title) {
    return "\n" + title + "\n" + "-".repeat(title.length()) + "\n";
  }

  /**
   * One line of what may be several, with control characters (line ends, colours, cursor movements)
   * made blanks: causes quote what libraries and JVMs print.
   */
  static String oneLine(String text) {
    return text.replaceAll("[\\p{Cc}\\p{Zl}\\p{Zp}\\s]+", " ").strip();
  }

  /** A text behind a label, its further lines indented by the label's length. */
  static String labelled(String label, String text) {
    return under(label, wrap(oneLine(text), WIDTH - label.length()));
  }

  /** An item of a list; cut where it is very long. */
  static String item(String text) {
    String bullet = "* ";
    List<String> lines = wrap(oneLine(text), WIDTH - bullet.length());
    if (lines.size() > MOST_LINES) {
      String last = lines.get(MOST_LINES - 1);
      int end = Math.min(last.length(), WIDTH - bullet.length() - CUT.length());
      lines = new ArrayList<>(lines.subList(0, MOST_LINES - 1));
      lines.add(last.substring(0, safe(last, end)) + CUT);
    }
    return under(bullet, lines);
  }

  private static String under(String label, List<String> lines) {
    return label + String.join("\n" + " ".repeat(label.length()), lines) + "\n";
  }

  /** Breaks at blanks, and within words that are longer than a line. */
  private static List<String> wrap(String text, int width) {
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

  /** Not between the two halves of a character outside the basic plane. */
  private static int safe(String text, int end) {
    return end > 0 && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end;
  }
}
