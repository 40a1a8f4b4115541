package io.serbench.cli.console;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.text.WordUtils;

/**
 * Text in columns: lines of cells, as many in each, aligned to the left. Like all that {@code list}
 * needs, written without streams: their classes take longer to load than the rest takes to run.
 */
public final class Columns {
  private static final String GAP = "  ";
  private static final String INDENT = "  ";
  private static final String BELOW = INDENT.repeat(2);

  private final List<List<String>> lines = new ArrayList<>();

  public void add(List<String> cells) {
    lines.add(List.copyOf(cells));
  }

  /** The lines; nothing follows the last cell of each. */
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
   * The lines, none of which is longer than a line may be, if words are not. Where one is, each
   * goes on below: what stands there is no column any more.
   *
   * @param most characters of a line
   */
  public List<String> lines(int most) {
    List<String> whole = lines();
    boolean fits = true;
    for (String line : whole) {
      fits &= line.length() <= most;
    }
    return fits ? whole : broken(most);
  }

  private List<String> broken(int most) {
    int[] widths = widths();
    int columns = 1;
    int width = widths[0];
    while (columns < widths.length - 1 && width + GAP.length() + widths[columns] <= most) {
      width += GAP.length() + widths[columns++];
    }
    Columns head = new Columns();
    for (List<String> cells : lines) {
      head.add(cells.subList(0, columns));
    }
    List<String> starts = head.lines();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      texts.add(starts.get(i));
      String rest = String.join(GAP, lines.get(i).subList(columns, widths.length));
      // Lists of words may be broken behind their commas.
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
   * A label, and beside it a text that is broken between words where it is long; without a line
   * feed at the end. A text with a word too long to stand beside the label stands below it: a link
   * that is broken leads nowhere.
   *
   * @param column how many characters the label takes, with what is between it and the text
   * @param width how many characters a line has at most
   */
  public static String hanging(String label, int column, String text, int width) {
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
