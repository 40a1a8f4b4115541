package io.serbench.cli.console;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.text.WordUtils;

/** Text in left-aligned columns. */
public final class Columns {
  private static final String GAP = "  ";
  private static final String INDENT = "  ";
  private static final String BELOW = INDENT.repeat(2);

  private final List<List<String>> lines = new ArrayList<>();

  public void add(List<String> cells) {
    lines.add(List.copyOf(cells));
  }

  public List<String> lines() {
    return lines(Integer.MAX_VALUE);
  }

  /**
   * Returns the lines, broken to fit a width. If any line is too long, the cells that do not fit
   * move below their line, and columns that fit for all lines remain. A word that is longer than a
   * line is not broken.
   *
   * @param most characters per line
   */
  public List<String> lines(int most) {
    int[] widths = widths();
    int shown = 0;
    for (int end = 0; shown < widths.length && (shown == 0 || end + widths[shown] <= most); ) {
      end += widths[shown++] + GAP.length();
    }
    List<String> texts = new ArrayList<>();
    for (List<String> cells : lines) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < shown; i++) {
        String cell = cells.get(i);
        text.append(cell).append(" ".repeat(widths[i] - cell.length())).append(GAP);
      }
      texts.add(text.toString().stripTrailing());
      if (shown < widths.length) {
        texts.addAll(below(String.join(GAP, cells.subList(shown, widths.length)), most));
      }
    }
    return texts;
  }

  private int[] widths() {
    int[] widths = new int[lines.isEmpty() ? 0 : lines.get(0).size()];
    for (List<String> cells : lines) {
      for (int i = 0; i < cells.size(); i++) {
        widths[i] = Math.max(widths[i], cells.get(i).length());
      }
    }
    return widths;
  }

  /** Returns a label in {@code column} characters, with a text beside it that is wrapped. */
  public static String hanging(String label, int column, String text, int width) {
    String start = INDENT + label + " ".repeat(column - label.length());
    return start
        + WordUtils.wrap(text, width - start.length(), "\n" + " ".repeat(start.length()), false);
  }

  private static List<String> below(String text, int width) {
    // A space after each comma lets long lists be broken there.
    String words = text.replaceAll(",(?=\\S)", ", ");
    String lines = WordUtils.wrap(words, width - BELOW.length(), "\n" + BELOW, false);
    return List.of((BELOW + lines).split("\n", -1));
  }
}
