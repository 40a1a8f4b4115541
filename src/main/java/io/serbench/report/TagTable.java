package io.serbench.report;

import io.serbench.catalog.Feature;
import io.serbench.statistics.CellSummary;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The table of what the rows are, in the layout of the jvm-serializers project. */
final class TagTable {

  private TagTable() {}

  /** The table; a row that ran on several data sets is in it once. */
  static String of(List<CellSummary> rows) {
    Stream<String> lines = rows.stream().map(TagTable::line).distinct();
    return Stream.concat(Stream.of(line("", "Effort", "Format", "Structure", "Misc")), lines)
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  private static String line(CellSummary row) {
    return line(
        row.name(),
        row.info().tags().effort().name(),
        row.info().tags().format().name(),
        row.info().tags().structure().name(),
        misc(row));
  }

  private static String line(Object... cells) {
    return String.format(Locale.ROOT, "%-34s %-15s %-14s %-10s %s", cells).stripTrailing();
  }

  private static String misc(CellSummary row) {
    String features =
        row.info().tags().features().stream().map(Feature::name).collect(Collectors.joining(", "));
    return Stream.of(features, Text.oneLine(row.info().description()))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }
}
