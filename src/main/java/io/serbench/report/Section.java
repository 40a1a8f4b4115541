package io.serbench.report;

import static io.serbench.catalog.Effort.MANUAL_OPT;
import static io.serbench.catalog.Format.BIN_CROSSLANG;
import static io.serbench.catalog.Format.JSON;
import static io.serbench.catalog.Format.XML;
import static io.serbench.catalog.Structure.FULL_GRAPH;

import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.Status;
import java.util.List;
import java.util.function.Predicate;

/**
 * A table of rows that are fair to compare with each other.
 *
 * @param title its heading
 * @param explanation two lines: what the rows have in common, and when to choose among them
 * @param rows which rows are in it
 */
record Section(String title, List<String> explanation, Predicate<CellSummary> rows) {

  private static final String YARDSTICK = "copy";

  /**
   * Libraries with rows for several amounts of knowledge, so that one can see what the knowledge
   * saves: hand-written code; classes known, flat; nothing known, flat; nothing known, full graph.
   */
  static final List<String> LADDER =
      List.of(
          "fst",
          "fst-flat",
          "fst-flat-pre",
          "kryo-manual",
          "kryo-opt",
          "kryo-serializer",
          "kryo-flat",
          "kryo-flat-pre",
          "protostuff",
          "protostuff-runtime",
          "protostuff-manual",
          "msgpack-databind",
          "msgpack-manual",
          "fory",
          "fory-auto",
          "fory-auto-flat",
          "fory-registered",
          "fory-fastest");

  /** Tables of the rows that gave numbers, in the order of the report. */
  static final List<Section> BY_KIND =
      List.of(
          new Section(
              "Serializers (no shared references, no manual optimisation)",
              List.of(
                  "An object that is referred to twice is written twice, and cycles do not work.",
                  "No code is written for the type: fits messages and most other plain data."),
              serializers(row -> row.info().tags().structure() != FULL_GRAPH && !isManual(row))),
          new Section(
              "Full object graph serializers",
              List.of(
                  "Shared references and cycles come back as they were, which costs bookkeeping.",
                  "No code is written for the type: fits object models that are more than trees."),
              serializers(row -> row.info().tags().structure() == FULL_GRAPH && !isManual(row))),
          new Section(
              "Cross-language binary serializers",
              List.of(
                  "The format is specified and has implementations in other languages.",
                  "No code is written by hand for the type; some need a schema compiler."),
              serializers(row -> row.info().tags().format() == BIN_CROSSLANG && !isManual(row))),
          new Section(
              "XML and JSON serializers",
              List.of(
                  "Text that people and every language can read, or a binary coding of XML.",
                  "No code is written by hand for the type."),
              serializers(
                  row ->
                      (row.info().tags().format() == XML || row.info().tags().format() == JSON)
                          && !isManual(row))),
          new Section(
              "Manually optimised serializers",
              List.of(
                  "The code that reads and writes was written by hand for exactly this type.",
                  "Shows what a library can reach, for those who will maintain such code."),
              serializers(Section::isManual)),
          new Section(
              "Cost of features",
              List.of(
                  "The same libraries on four steps, cheap to comfortable: manual; classes known,",
                  "flat; nothing known, flat; nothing known, full graph (the tags tell which)."),
              serializers(row -> LADDER.contains(row.name()))));

  /** Every row, with or without numbers. */
  static final Section FULL_DATA =
      new Section(
          "Full data",
          List.of(
              "All rows of the run, whatever they know and do: neighbours need not compare.",
              "Rows without numbers, if there are any, are last; the notes below say why."),
          row -> true);

  private static Predicate<CellSummary> serializers(Predicate<CellSummary> kind) {
    return kind.and(row -> row.status() == Status.OK && !isYardstick(row));
  }

  /** The yardstick among the rows: no serializer, so it does not compete. */
  static boolean isYardstick(CellSummary row) {
    return row.name().equals(YARDSTICK);
  }

  private static boolean isManual(CellSummary row) {
    return row.info().tags().effort() == MANUAL_OPT;
  }
}
