package io.serbench.report;

import io.serbench.catalog.Feature;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Block.Names;
import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the rows are: their tags, their libraries, and the JVM flags that they need. */
final class ReferenceSections {
  private static final List<Column> TAGS =
      List.of(
          Column.words("", ResultSections.NAMES),
          Column.words("Effort", 15),
          Column.words("Format", 14),
          Column.words("Structure", 10),
          Column.prose("Misc"));

  private ReferenceSections() {}

  /** The tags, with the columns of the jvm-serializers project; each row once. */
  static Section tags(List<MeasuredCell> cells) {
    List<List<Table.Entry>> lines =
        cells.stream().map(cell -> tags(cell.row())).distinct().toList();
    return section("Tags", new Table(TAGS, lines));
  }

  private static List<Table.Entry> tags(CellSummary row) {
    return List.of(
        new Table.Name(row.name(), false),
        new Table.Word(row.info().tags().effort().name()),
        new Table.Word(row.info().tags().format().name()),
        new Table.Word(row.info().tags().structure().name()),
        new Table.Word(misc(row)));
  }

  private static String misc(CellSummary row) {
    String features =
        row.info().tags().features().stream().map(Feature::name).collect(Collectors.joining(", "));
    return Stream.of(features, row.info().description())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  /** Which versions of which libraries were measured, in the order of the alphabet. */
  static List<Section> libraries(Run run) {
    Set<String> libraries = new TreeSet<>();
    run.cells().forEach(cell -> libraries.add(cell.info().librarySource()));
    return libraries.isEmpty()
        ? List.of()
        : List.of(section("Libraries", new Names(List.copyOf(libraries))));
  }

  /** The rows that got JVM options of their own, grouped by these. */
  static List<Section> flags(Run run) {
    Map<String, Set<String>> rows = new TreeMap<>();
    for (CellResult cell : run.cells()) {
      cell.forks().stream()
          .map(fork -> String.join(" ", fork.jvmOptions()))
          .filter(options -> !options.isEmpty())
          .forEach(
              options ->
                  rows.computeIfAbsent(options, none -> new LinkedHashSet<>())
                      .add(cell.id().name()));
    }
    List<Note> notes =
        rows.entrySet().stream()
            .map(
                entry ->
                    new Note(
                        String.join(", ", entry.getValue()), List.of(), List.of(entry.getKey())))
            .toList();
    return notes.isEmpty()
        ? List.of()
        : List.of(section("JVM flags of individual rows", new Notes(notes)));
  }

  private static Section section(String title, Block block) {
    return new Section(Part.REFERENCE, List.of(new Heading(title), block));
  }
}
