package io.serbench.lab.jmh;

import io.serbench.lab.jmh.Comparison.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Formats a comparison as tables, in plain text and in Markdown. */
final class ComparisonTable {
  private static final List<String> HEAD =
      List.of(
          "row",
          "op",
          "JMH q25",
          "+GC",
          "JMH clean",
          "clean",
          "/q25",
          "/+GC",
          "/clean",
          "JMH mean",
          "mean",
          "/mean");

  private static final List<String> SUMMARY_HEAD =
      List.of("ratio", "of", "median |r-1|", "worst |r-1|", "mean r");

  private ComparisonTable() {}

  /** Returns the tables and notes as plain text, with aligned columns. */
  static String text(Comparison comparison, List<String> notes) {
    return padded(HEAD, cells(comparison.lines()), 2)
        + "\n"
        + padded(SUMMARY_HEAD, summary(comparison.lines()), 1)
        + "\n"
        + paragraphs(comparison, notes, "");
  }

  /** Returns the tables and notes as Markdown. */
  static String markdown(Comparison comparison, List<String> notes) {
    return markdown(HEAD, cells(comparison.lines()), 2)
        + "\n"
        + markdown(SUMMARY_HEAD, summary(comparison.lines()), 1)
        + "\n"
        + paragraphs(comparison, notes, "- ");
  }

  private static List<List<String>> cells(List<Line> lines) {
    return lines.stream()
        .map(
            line ->
                List.of(
                    line.cell(),
                    line.phase().label(),
                    nanos(line.jmh().quartile()),
                    nanos(line.jmh().collected()),
                    nanos(line.jmh().clean()),
                    nanos(line.clean()),
                    ratio(Agreement.cleanByQuartile(line)),
                    ratio(Agreement.cleanByCollected(line)),
                    ratio(Agreement.cleanByClean(line)),
                    nanos(line.jmh().mean()),
                    nanos(line.mean()),
                    ratio(Agreement.meanByMean(line))))
        .toList();
  }

  private static List<List<String>> summary(List<Line> lines) {
    return Agreement.of(lines).stream()
        .map(
            agreement ->
                List.of(
                    agreement.name(),
                    Integer.toString(agreement.ratios().size()),
                    percent(agreement.medianDistance()),
                    percent(agreement.worstDistance()),
                    ratio(agreement.meanRatio())))
        .toList();
  }

  private static String paragraphs(Comparison comparison, List<String> notes, String bullet) {
    List<String> all = new ArrayList<>(notes);
    if (!comparison.missing().isEmpty()) {
      all.add("Not measured by both tools: " + String.join(", ", comparison.missing()) + ".");
    }
    return all.stream().map(note -> bullet + note + "\n").collect(Collectors.joining());
  }

  private static String padded(List<String> head, List<List<String>> rows, int leftColumns) {
    int[] widths = new int[head.size()];
    List<List<String>> all = new ArrayList<>(List.of(head));
    all.addAll(rows);
    for (List<String> row : all) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> row : all) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        String blanks = " ".repeat(widths[i] - row.get(i).length());
        line.append(i == 0 ? "" : "  ");
        line.append(i < leftColumns ? row.get(i) + blanks : blanks + row.get(i));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static String markdown(List<String> head, List<List<String>> rows, int leftColumns) {
    StringBuilder text = new StringBuilder(markdown(head)).append('|');
    for (int i = 0; i < head.size(); i++) {
      text.append(i < leftColumns ? "---|" : "---:|");
    }
    text.append('\n');
    rows.forEach(row -> text.append(markdown(row)));
    return text.toString();
  }

  private static String markdown(List<String> cells) {
    return cells.stream()
        .map(cell -> cell.replace("|", "\\|"))
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private static String nanos(double nanos) {
    return Double.isNaN(nanos)
        ? "-"
        : String.format(Locale.ROOT, nanos < 100 ? "%.1f" : "%.0f", nanos);
  }

  private static String ratio(double ratio) {
    return Double.isNaN(ratio) ? "-" : String.format(Locale.ROOT, "%.3f", ratio);
  }

  private static String percent(double part) {
    return Double.isNaN(part) ? "-" : String.format(Locale.ROOT, "%.1f %%", part * 100);
  }
}
