package io.serbench.report;

import io.serbench.catalog.Feature;
import io.serbench.statistics.RowSummary;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The table of what the rows are, in the layout of the jvm-serializers project. */
final class TagTable {

  private TagTable() {}

  /** The table; a row that ran on several data sets is in it once. */
  static String of(List<RowSummary> rows) {
    Stream<String> lines = rows.stream().map(TagTable::line).distinct();
    return Stream.concat(Stream.of(line("", "Effort", "Format", "Structure", "Misc")), lines)
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  private static String line(RowSummary row) {
    return line(
        row.row(),
        row.tags().effort().name(),
        row.tags().format().name(),
        row.tags().structure().name(),
        misc(row));
  }

  private static String line(Object... cells) {
    return String.format(Locale.ROOT, "%-34s %-15s %-14s %-10s %s", cells).stripTrailing();
  }

  private static String misc(RowSummary row) {
    String features =
        row.tags().features().stream().map(Feature::name).collect(Collectors.joining(", "));
    return Stream.of(features, Text.oneLine(row.description()))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }
}
