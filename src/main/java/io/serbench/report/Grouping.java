package io.serbench.report;

import static io.serbench.catalog.Effort.MANUAL_OPT;
import static io.serbench.catalog.Format.BIN_CROSSLANG;
import static io.serbench.catalog.Format.JSON;
import static io.serbench.catalog.Format.XML;
import static io.serbench.catalog.Structure.FULL_GRAPH;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Role;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.statistics.CellSummary;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Which rows share a table. */
public enum Grouping {
  /** By categories within which comparisons are fair, as in the jvm-serializers project. */
  KIND,
  /** By how much is known before the data: nothing, the classes, or hand-written code. */
  EFFORT,
  /** By the format of the bytes. */
  FORMAT,
  /** By whether shared references and cycles are restored. */
  STRUCTURE;

  /** A table of rows to compare with each other, and two lines on how to read it. */
  record ComparedRows(String title, Predicate<CellSummary> rows, List<String> explanation) {
    /**
     * Returns the cells that are in the table, in their order. Steps of a library appear only
     * beside another step of the same library.
     */
    List<CellSummary> among(List<CellSummary> cells) {
      List<CellSummary> all = cells.stream().filter(rows).toList();
      return equals(COST_OF_FEATURES)
          ? all.stream().filter(cell -> all.stream().anyMatch(it -> isOtherStep(it, cell))).toList()
          : all;
    }

    private static boolean isOtherStep(CellSummary one, CellSummary other) {
      return one.library().equals(other.library()) && !one.id().row().equals(other.id().row());
    }
  }

  private static final ComparedRows COST_OF_FEATURES =
      comparison(
          "Cost of features",
          row -> row.plays(Role.LADDER),
          "The same libraries in four steps, fastest first: manual; classes known,",
          "flat; nothing known, flat; nothing known, full graph (the tags tell which).");

  /** The tables of {@link #KIND}, in the order of the report. Their rows have numbers. */
  static final List<ComparedRows> BY_KIND =
      List.of(
          comparison(
              "Serializers (no shared references, no manual optimisation)",
              row -> row.structure() != FULL_GRAPH && !isManual(row),
              "An object that is referred to twice is written twice, and cycles do not work.",
              "No code is written for the type: fits messages and most other plain data."),
          comparison(
              "Full object graph serializers",
              row -> row.structure() == FULL_GRAPH && !isManual(row),
              "Shared references and cycles are restored, which costs bookkeeping.",
              "No code is written for the type: fits object models that are more than trees."),
          comparison(
              "Cross-language binary serializers",
              row -> row.format() == BIN_CROSSLANG && !isManual(row),
              "The format is specified and has implementations in other languages.",
              "No code is written by hand for the type; some need a schema compiler."),
          comparison(
              "XML and JSON serializers",
              row -> (row.format() == XML || row.format() == JSON) && !isManual(row),
              "Text that people and all languages can read, or a binary encoding of XML.",
              "No code is written by hand for the type."),
          comparison(
              "Manually optimised serializers",
              Grouping::isManual,
              "The code that reads and writes was written by hand for exactly this type.",
              "Shows what a library can achieve, for those willing to maintain such code."),
          COST_OF_FEATURES);

  /** All rows that decode, with or without numbers. */
  static final ComparedRows FULL_DATA =
      new ComparedRows(
          "Full data",
          CellSummary::decodes,
          List.of(
              "All rows that decode, of any kind: neighbouring rows need not be comparable.",
              "Rows without numbers, if any, come last; the notes say why."));

  /** Rows whose deser leaves decoding to the reads of fields, so its time is not comparable. */
  static final ComparedRows ACCESSORS =
      new ComparedRows(
          "Accessors",
          cell -> !cell.decodes(),
          List.of(
              "deser only creates an accessor and decodes nothing; roundtrip reads every field.",
              "Only roundtrip can be compared with other rows."));

  List<ComparedRows> comparisons() {
    return switch (this) {
      case KIND -> BY_KIND;
      case EFFORT -> by("Effort", Effort.values(), Tags::effort);
      case FORMAT -> by("Format", Format.values(), Tags::format);
      case STRUCTURE -> by("Structure", Structure.values(), Tags::structure);
    };
  }

  private static <E extends Enum<E>> List<ComparedRows> by(
      String kind, E[] all, Function<Tags, E> tag) {
    return Arrays.stream(all)
        .map(
            value ->
                comparison(
                    kind + " " + value,
                    row -> tag.apply(row) == value,
                    "All rows with this tag that have numbers, of any kind:",
                    "neighbouring rows need not be comparable."))
        .toList();
  }

  private static ComparedRows comparison(
      String title, Predicate<Tags> kind, String... explanation) {
    return new ComparedRows(
        title,
        cell -> cell.hasNumbers() && cell.competes() && kind.test(cell.tags()),
        List.of(explanation));
  }

  private static boolean isManual(Tags row) {
    return row.effort() == MANUAL_OPT;
  }
}
