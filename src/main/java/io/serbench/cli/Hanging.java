package io.serbench.cli;

import java.util.List;
import org.apache.commons.text.WordUtils;

/** A label, and beside it a text that is broken between words where it is long. */
final class Hanging {
  private static final String INDENT = "  ";
  private static final String BELOW = INDENT.repeat(2);

  private Hanging() {}

  /**
   * The lines, without a line feed at the end. A text with a word too long to stand beside the
   * label stands below it: a link that is broken leads nowhere.
   *
   * @param column how many characters the label takes, with what is between it and the text
   * @param width how many characters a line has at most
   */
  static String text(String label, int column, String text, int width) {
    String start = INDENT + label + " ".repeat(column - label.length());
    int room = width - start.length();
    if (!label.isEmpty() && longestWord(text) > room) {
      return INDENT + label + "\n" + String.join("\n", below(text, width));
    }
    return start + WordUtils.wrap(text, room, "\n" + " ".repeat(start.length()), false);
  }

  /** The lines of a text that stands below something. */
  static List<String> below(String text, int width) {
    String lines = WordUtils.wrap(text, width - BELOW.length(), "\n" + BELOW, false);
    return List.of((BELOW + lines).split("\n", -1));
  }

  private static int longestWord(String text) {
    int longest = 0;
    for (String word : text.split(" ", -1)) {
      longest = Math.max(longest, word.length());
    }
    return longest;
  }
}
