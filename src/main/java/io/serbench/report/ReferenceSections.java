package io.serbench.report;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.serbench.catalog.Feature;
import io.serbench.report.block.Block.NameList;
import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Notation;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Sections for reference: the tags of rows, their libraries, the JVM flags that they need, and the
 * range of sizes of their values.
 */
final class ReferenceSections {
  private static final int WIDTH = 10;

  private ReferenceSections() {}

  /** Returns the tags of each row, in the columns of the jvm-serializers project. */
  static Section tags(List<CellSummary> cells) {
    Table all =
        Table.of(cells)
            .names("", ResultSections.NAMES, CellSummary::name)
            .words("Effort", 15, cell -> cell.tags().effort().name())
            .words("Format", 14, cell -> cell.tags().format().name())
            .words("Structure", 10, cell -> cell.tags().structure().name())
            .prose("Misc", ReferenceSections::misc)
            .table();
    return Section.of(
        SectionPurpose.REFERENCE,
        "Tags",
        new Table(all.columns(), all.lines().stream().distinct().toList()));
  }

  private static String misc(CellSummary row) {
    String features =
        row.info().tags().features().stream().map(Feature::name).collect(Collectors.joining(", "));
    return Stream.of(features, row.info().description())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  /** Returns the ranges of the sizes of values, of which the tables show only the means. */
  static List<Section> ranges(List<CellSummary> cells) {
    List<Section> sections = new ArrayList<>();
    cells.stream()
        .filter(cell -> cell.numbers().encoded().flatMap(EncodedSizes::range).isPresent())
        .collect(groupingBy(CellSummary::workload, LinkedHashMap::new, toList()))
        .forEach((workload, rows) -> sections.add(sizes(workload, rows)));
    return sections;
  }

  private static Section sizes(Workload workload, List<CellSummary> rows) {
    return Section.of(
        SectionPurpose.RESULT,
        "Sizes of the values of " + workload.describe(),
        Table.of(rows)
            .names("", ResultSections.NAMES, CellSummary::name)
            .numbers("mean", WIDTH, Notation.WHOLE, cell -> encoded(cell).size())
            .numbers("least", WIDTH, Notation.WHOLE, cell -> range(cell).least())
            .numbers("most", WIDTH, Notation.WHOLE, cell -> range(cell).most())
            .table());
  }

  private static EncodedSizes encoded(CellSummary cell) {
    return cell.numbers().encoded().orElseThrow();
  }

  private static EncodedSizes.SizeRange range(CellSummary cell) {
    return encoded(cell).range().orElseThrow();
  }

  static Section libraries(List<CellSummary> cells) {
    Stream<String> libraries = cells.stream().map(cell -> cell.info().librarySource());
    return Section.of(
        SectionPurpose.REFERENCE,
        "Libraries",
        new NameList(libraries.distinct().sorted().toList()));
  }

  static Section flags(List<CellResult> cells) {
    Map<String, Set<String>> rows = new TreeMap<>();
    for (CellResult cell : cells) {
      for (ForkResult fork : cell.forks()) {
        rows.computeIfAbsent(String.join(" ", fork.jvmOptions()), none -> new LinkedHashSet<>())
            .add(cell.id().name());
      }
    }
    rows.remove("");
    List<Note> notes =
        rows.entrySet().stream()
            .map(it -> new Note(String.join(", ", it.getValue()), List.of(), List.of(it.getKey())))
            .toList();
    return Section.of(SectionPurpose.REFERENCE, "JVM flags of individual rows", new Notes(notes));
  }
}
