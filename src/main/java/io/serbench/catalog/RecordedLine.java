package io.serbench.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A line of the table in which is recorded what checks found: the answer to one question. Where the
 * question is empty, it is whether the check could be tried on the row: {@code OK}, or why not.
 *
 * @param number empty where the answer has none
 * @param cause empty where there is nothing to say
 * @param jdk its feature version; empty where that is not known
 * @param version of the row's library; empty where that is not known
 */
public record RecordedLine(
    String row,
    String check,
    String question,
    String verdict,
    String number,
    String cause,
    String jdk,
    String version) {
  /** The headings of the table. */
  public static final List<String> COLUMNS =
      List.of("row", "check", "question", "verdict", "number", "cause", "jdk", "version");

  /**
   * What parts a question from what it asks in particular, such as a data set: such details stand
   * behind all else.
   */
  public static final String DETAIL = ": ";

  /** The verdict on a feature that sums up other answers. */
  public static final String YES = "yes";

  /** Reads a line of CSV. */
  static RecordedLine of(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (char c : (line + ",").toCharArray()) {
      if (c == ',' && !quoted) {
        cells.add(text(cell.toString()));
        cell.setLength(0);
      } else {
        quoted ^= c == '"';
        cell.append(c);
      }
    }
    return new RecordedLine(
        cells.get(0),
        cells.get(1),
        cells.get(2),
        cells.get(3),
        cells.get(4),
        cells.get(5),
        cells.get(6),
        cells.get(7));
  }

  private static String text(String cell) {
    String text =
        cell.startsWith("\"") ? cell.substring(1, cell.length() - 1).replace("\"\"", "\"") : cell;
    // CSV puts an apostrophe before what a spreadsheet would take for a formula.
    return text.contains("'") ? text.replaceAll("((?:^|[,;])[\\s\"']*)'(?=[-=+@])", "$1") : text;
  }

  /** Returns the cells, in the order of {@link #COLUMNS}. */
  public List<String> cells() {
    return List.of(row, check, question, verdict, number, cause, jdk, version);
  }

  /** Returns the feature that it shows the row to have; empty where it shows none. */
  public Optional<Feature> feature() {
    return feature(question, verdict);
  }

  static Optional<Feature> feature(String question, String verdict) {
    if (verdict.equals(YES) || verdict.equals("reads")) {
      for (Feature feature : Feature.values()) {
        if (feature.name().equals(question)) {
          return Optional.of(feature);
        }
      }
    }
    return Optional.empty();
  }
}
