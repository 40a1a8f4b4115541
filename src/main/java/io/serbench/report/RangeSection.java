package io.serbench.report;

import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Notation;
import io.serbench.result.Encoded;
import io.serbench.result.Workload;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How much sizes differ where a data set has several values: the tables show means. */
final class RangeSection {
  private static final int WIDTH = 10;

  private static final List<Column> COLUMNS =
      List.of(
          Column.words("", ResultSections.NAMES),
          Column.numbers("mean", WIDTH, Notation.WHOLE),
          Column.numbers("least", WIDTH, Notation.WHOLE),
          Column.numbers("most", WIDTH, Notation.WHOLE));

  private RangeSection() {}

  /** A table for each data set of several values, in the order of the cells. */
  static List<Section> of(List<MeasuredCell> cells) {
    Map<Workload, List<List<Table.Entry>>> lines = new LinkedHashMap<>();
    for (MeasuredCell cell : cells) {
      Optional<Encoded> encoded = cell.row().numbers().encoded();
      encoded
          .flatMap(Encoded::range)
          .ifPresent(
              range ->
                  lines
                      .computeIfAbsent(cell.row().workload(), workload -> new ArrayList<>())
                      .add(line(cell.row().name(), encoded.get().size(), range)));
    }
    return lines.entrySet().stream()
        .map(entry -> section(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static Section section(Workload workload, List<List<Table.Entry>> lines) {
    return new Section(
        Part.RESULT,
        List.of(
            new Heading("Sizes of the values of " + workload.describe()),
            new Table(COLUMNS, lines)));
  }

  private static List<Table.Entry> line(String row, int mean, Encoded.Range range) {
    return List.of(
        new Table.Name(row, false),
        Table.Value.of(mean),
        Table.Value.of(range.least()),
        Table.Value.of(range.most()));
  }
}
