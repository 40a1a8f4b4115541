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

  /** Adds a line, which must have as many cells as the others. */
  public void add(List<String> cells) {
    lines.add(List.copyOf(cells));
  }

  /** Returns the lines, without trailing blanks. */
  public List<String> lines() {
    int[] widths = widths();
    List<String> texts = new ArrayList<>(lines.size());
    for (List<String> cells : lines) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < cells.size(); i++) {
        String cell = cells.get(i);
        text.append(cell).append(" ".repeat(widths[i] - cell.length())).append(GAP);
      }
      texts.add(text.toString().stripTrailing());
    }
    return texts;
  }

  /**
   * Returns the lines, broken to fit a width. If any line is too long, the cells that do not fit
   * move below their line, and columns that fit for all lines remain. A word that is longer than a
   * line is not broken.
   *
   * @param most characters per line
   */
  public List<String> lines(int most) {
    List<String> whole = lines();
    return whole.stream().allMatch(line -> line.length() <= most) ? whole : broken(most);
  }

  private List<String> broken(int most) {
    int[] widths = widths();
    int columns = 1;
    int width = widths[0];
    while (columns < widths.length - 1 && width + GAP.length() + widths[columns] <= most) {
      width += GAP.length() + widths[columns++];
    }
    int shown = columns;
    Columns head = new Columns();
    lines.forEach(cells -> head.add(cells.subList(0, shown)));
    List<String> starts = head.lines();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      texts.add(starts.get(i));
      String rest = String.join(GAP, lines.get(i).subList(columns, widths.length));
      // A space after each comma lets long lists be broken there.
      texts.addAll(below(rest.replaceAll(",(?=\\S)", ", "), most));
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

  /**
   * Returns a label with a text beside it, wrapped between words and without a line feed at the
   * end.
   *
   * @param column width of the label and the gap after it, in characters
   * @param width characters per line
   */
  public static String hanging(String label, int column, String text, int width) {
    String start = INDENT + label + " ".repeat(column - label.length());
    return start
        + WordUtils.wrap(text, width - start.length(), "\n" + " ".repeat(start.length()), false);
  }

  private static List<String> below(String text, int width) {
    String lines = WordUtils.wrap(text, width - BELOW.length(), "\n" + BELOW, false);
    return List.of((BELOW + lines).split("\n", -1));
  }
}
