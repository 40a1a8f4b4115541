package io.serbench.report;

import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How cost grows with size: for the data sets of one family that differ in size, such as {@code
 * users.1k} to {@code users.1000k}, nanoseconds for each encoded byte, and encoded bytes. Cost that
 * is proportional to size is the same number all along the line; set-up costs make it fall.
 */
final class GrowthTable {
  private static final int LEAST = 2;

  /**
   * What a byte may cost more at the largest size than at the cheapest before that is a finding.
   */
  private static final double LINEAR_WITHIN = 1.25;

  private static final String EXPLANATION =
      """
      ns: nanoseconds of ser and deser for each byte encoded, for smaller to larger data;
      bytes: how many bytes the data are encoded to.

      """;

  private final List<String> subjects;
  private final StringBuilder text = new StringBuilder();
  private final List<String> worse = new ArrayList<>();

  private GrowthTable(List<String> subjects) {
    this.subjects = subjects;
  }

  /**
   * The table; empty where no row has numbers for two sizes.
   *
   * @param subjects data sets of one family, from small to large
   * @param rows all rows of the run
   */
  static String of(List<String> subjects, List<CellSummary> rows) {
    GrowthTable table = new GrowthTable(subjects);
    Map<String, Map<String, CellSummary>> byRow = new LinkedHashMap<>();
    for (CellSummary row : rows) {
      if (row.hasTotal() && subjects.contains(row.subject())) {
        byRow.computeIfAbsent(row.name(), name -> new LinkedHashMap<>()).put(row.subject(), row);
      }
    }
    byRow.values().removeIf(sizes -> sizes.size() < LEAST);
    if (byRow.isEmpty()) {
      return "";
    }
    table.head();
    byRow.forEach(table::line);
    table.verdict();
    return EXPLANATION + table.text;
  }

  private void head() {
    text.append(String.format(Locale.ROOT, "%-34s", ""));
    for (String unit : List.of("ns", "bytes")) {
      for (String subject : subjects) {
        text.append(String.format(Locale.ROOT, " %11s", unit + " " + size(subject)));
      }
    }
    text.append('\n');
  }

  private void line(String name, Map<String, CellSummary> sizes) {
    text.append(String.format(Locale.ROOT, "%-34s", name));
    for (String subject : subjects) {
      CellSummary row = sizes.get(subject);
      String cell = row == null ? Numbers.NONE : Numbers.fixed(3, nanosPerByte(row));
      text.append(String.format(Locale.ROOT, " %11s", cell));
    }
    for (String subject : subjects) {
      CellSummary row = sizes.get(subject);
      String cell = row == null ? Numbers.NONE : Integer.toString(size(row));
      text.append(String.format(Locale.ROOT, " %11s", cell));
    }
    text.append('\n');
    if (growsWorse(sizes)) {
      worse.add(name);
    }
  }

  /**
   * Whether a byte costs clearly more at the largest size than at the cheapest: a quarter more, and
   * more than the intervals allow.
   */
  private boolean growsWorse(Map<String, CellSummary> sizes) {
    List<CellSummary> inOrder =
        subjects.stream().filter(sizes::containsKey).map(sizes::get).toList();
    CellSummary largest = inOrder.get(inOrder.size() - 1);
    return inOrder.stream()
        .anyMatch(
            row ->
                nanosPerByte(largest) > LINEAR_WITHIN * nanosPerByte(row)
                    && low(largest) > high(row));
  }

  private void verdict() {
    String names = worse.isEmpty() ? "none" : String.join(", ", worse);
    text.append('\n')
        .append(Text.labelled("", "Rows whose cost grows worse than linearly with size: " + names));
  }

  private static int size(CellSummary row) {
    return row.numbers().encoded().orElseThrow().size();
  }

  private static double nanosPerByte(CellSummary row) {
    return total(row).value() / size(row);
  }

  private static double low(CellSummary row) {
    return (total(row).value() - halfWidth(row)) / size(row);
  }

  private static double high(CellSummary row) {
    return (total(row).value() + halfWidth(row)) / size(row);
  }

  /** Half of the interval; nothing is known of it where one fork alone ran. */
  private static double halfWidth(CellSummary row) {
    double half = total(row).halfWidth();
    return Double.isNaN(half) ? 0 : half;
  }

  private static Estimate total(CellSummary row) {
    return row.total().orElseThrow();
  }

  private static String size(String subject) {
    return subject.substring(subject.indexOf('.') + 1);
  }
}
