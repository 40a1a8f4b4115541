package io.serbench.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines of cells, as many in each, aligned to the left. Like all that {@code list} needs, written
 * without streams: their classes take longer to load than the rest takes to run.
 */
final class Columns {
  private static final String GAP = "  ";

  private final List<List<String>> lines = new ArrayList<>();

  void add(List<String> cells) {
    lines.add(List.copyOf(cells));
  }

  /** The lines; nothing follows the last cell of each. */
  List<String> lines() {
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

  private int[] widths() {
    int[] widths = new int[lines.isEmpty() ? 0 : lines.get(0).size()];
    for (List<String> cells : lines) {
      for (int i = 0; i < cells.size(); i++) {
        widths[i] = Math.max(widths[i], cells.get(i).length());
      }
    }
    return widths;
  }
}
