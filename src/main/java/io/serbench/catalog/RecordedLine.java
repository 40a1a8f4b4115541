package io.serbench.catalog;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;

/**
 * A line of the table of recorded verdicts: the answer to one question of a check. A line without a
 * question is about the row as a whole: its verdict is {@code OK} if the check could be tried, or
 * else why not.
 *
 * @param number a number that belongs to the answer; may be empty
 * @param cause why, in one line; may be empty
 * @param jdk the feature version of the JDK; empty if not known
 * @param version the version of the row's library; empty if not known
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

  /** Stands in the verdict on a language: the number of data sets that it read, and of all. */
  private static final String OF = " of ";

  private static final Map<String, Feature> FEATURES =
      Stream.of(Feature.values()).collect(Collectors.toMap(Feature::name, feature -> feature));

  /** The verdict on a feature that a row has. */
  public static final String YES = "yes";

  static RecordedLine of(CSVRecord line) {
    List<String> cells = COLUMNS.stream().map(line::get).map(Csv::original).toList();
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

  /** Returns what the line is about. Lines about details are in a file of their own. */
  public Topic topic() {
    return Topic.of(question);
  }

  /** Returns the cells, in the order of {@link #COLUMNS}. */
  public List<String> cells() {
    return List.of(row, check, question, verdict, number, cause, jdk, version);
  }

  /** Returns the feature that the line shows the row to have; empty if it shows none. */
  public Optional<Feature> feature() {
    return feature(question, verdict);
  }

  /** Returns whether {@code 5 of 7} are more than half. */
  private static boolean areMost(String verdict) {
    String[] counts = verdict.split(OF, 2);
    return 2 * Integer.parseInt(counts[0]) > Integer.parseInt(counts[1]);
  }

  static Optional<Feature> feature(String question, String verdict) {
    if (verdict.contains(OF)) {
      // The question begins with the language: Go sbe-tool 1.38.1.
      return TagNames.find(Feature.values(), question.split(" ", 2)[0])
          .filter(feature -> feature.isLanguage() && areMost(verdict));
    }
    return verdict.equals(YES) || verdict.equals("reads")
        ? Optional.ofNullable(FEATURES.get(question))
        : Optional.empty();
  }
}
