package io.serbench.report;

import static io.serbench.catalog.Effort.MANUAL_OPT;
import static io.serbench.catalog.Format.BIN_CROSSLANG;
import static io.serbench.catalog.Format.JSON;
import static io.serbench.catalog.Format.XML;
import static io.serbench.catalog.Structure.FULL_GRAPH;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Role;
import io.serbench.result.Summary.Status;
import io.serbench.statistics.CellSummary;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Rows that are fair to compare with each other, and so get a table.
 *
 * @param title the table's heading
 * @param explanation two lines: what the rows have in common, and when to choose among them
 * @param rows which rows are in it
 */
record Comparison(String title, List<String> explanation, Predicate<CellSummary> rows) {
  /** Steps of libraries that have another step to compare them with. */
  private static final Comparison COST_OF_FEATURES =
      new Comparison(
          "Cost of features",
          List.of(
              "The same libraries in four steps, fastest first: manual; classes known,",
              "flat; nothing known, flat; nothing known, full graph (the tags tell which)."),
          serializers(row -> row.info().tags().plays(Role.LADDER)));

  /** Of the rows that gave numbers, in the order of the report. */
  static final List<Comparison> BY_KIND =
      List.of(
          new Comparison(
              "Serializers (no shared references, no manual optimisation)",
              List.of(
                  "An object that is referred to twice is written twice, and cycles do not work.",
                  "No code is written for the type: fits messages and most other plain data."),
              serializers(row -> row.info().tags().structure() != FULL_GRAPH && !isManual(row))),
          new Comparison(
              "Full object graph serializers",
              List.of(
                  "Shared references and cycles are restored, which costs bookkeeping.",
                  "No code is written for the type: fits object models that are more than trees."),
              serializers(row -> row.info().tags().structure() == FULL_GRAPH && !isManual(row))),
          new Comparison(
              "Cross-language binary serializers",
              List.of(
                  "The format is specified and has implementations in other languages.",
                  "No code is written by hand for the type; some need a schema compiler."),
              serializers(row -> row.info().tags().format() == BIN_CROSSLANG && !isManual(row))),
          new Comparison(
              "XML and JSON serializers",
              List.of(
                  "Text that people and all languages can read, or a binary encoding of XML.",
                  "No code is written by hand for the type."),
              serializers(
                  row ->
                      (row.info().tags().format() == XML || row.info().tags().format() == JSON)
                          && !isManual(row))),
          new Comparison(
              "Manually optimised serializers",
              List.of(
                  "The code that reads and writes was written by hand for exactly this type.",
                  "Shows what a library can achieve, for those willing to maintain such code."),
              serializers(Comparison::isManual)),
          COST_OF_FEATURES);

  /** Every row that decodes, with or without numbers. */
  static final Comparison FULL_DATA =
      new Comparison(
          "Full data",
          List.of(
              "All rows that decode, of any kind: neighbouring rows need not be comparable.",
              "Rows without numbers, if any, come last; the notes say why."),
          Comparison::decodes);

  /** Rows whose deser leaves the work to whoever reads a field: nothing to compare others with. */
  static final Comparison ACCESSORS =
      new Comparison(
          "Accessors",
          List.of(
              "deser only creates an accessor and decodes nothing; roundtrip reads every field.",
              "Only roundtrip can be compared with other rows."),
          row -> !decodes(row));

  /** Those of the cells that are in the table. */
  List<MeasuredCell> among(List<MeasuredCell> cells) {
    List<MeasuredCell> all = cells.stream().filter(cell -> rows.test(cell.row())).toList();
    if (!equals(COST_OF_FEATURES)) {
      return all;
    }
    Map<String, Set<String>> steps =
        all.stream()
            .collect(
                Collectors.groupingBy(
                    Comparison::library,
                    Collectors.mapping(cell -> cell.id().row(), Collectors.toSet())));
    return all.stream().filter(cell -> steps.get(library(cell)).size() > 1).toList();
  }

  /** Without its version, which may be that of a variant. */
  private static String library(MeasuredCell cell) {
    return cell.row().info().library().replaceFirst(":[^:]*$", "");
  }

  /** Of the rows that compete and gave numbers, those of a kind. */
  static Predicate<CellSummary> serializers(Predicate<CellSummary> kind) {
    return kind.and(row -> row.status() == Status.OK && competes(row));
  }

  /** Whether it is ranked among others. */
  static boolean competes(CellSummary row) {
    return decodesAll(row) && !row.info().tags().plays(Role.YARDSTICK);
  }

  /** Whether deser ends with decoded data, strings included; only then do times compare. */
  static boolean decodesAll(CellSummary row) {
    return decodes(row) && !row.info().tags().has(Feature.LAZY_STRINGS);
  }

  /** Whether deser ends with decoded data, of which strings may be bytes. */
  static boolean decodes(CellSummary row) {
    return !row.info().tags().has(Feature.LAZY);
  }

  private static boolean isManual(CellSummary row) {
    return row.info().tags().effort() == MANUAL_OPT;
  }
}
