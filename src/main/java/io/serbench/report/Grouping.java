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
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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

  /**
   * A table of rows to compare with each other.
   *
   * @param explanation two lines on what the rows have in common and how to read the table
   */
  record Comparison(String title, List<String> explanation, Predicate<MeasuredCell> rows) {
    /**
     * Returns the cells that are in the table, in their order. Steps of a library appear only
     * beside another step of the same library.
     */
    List<MeasuredCell> among(List<MeasuredCell> cells) {
      List<MeasuredCell> all = cells.stream().filter(rows).toList();
      return equals(COST_OF_FEATURES)
          ? all.stream().filter(cell -> all.stream().anyMatch(it -> isOtherStep(it, cell))).toList()
          : all;
    }

    private static boolean isOtherStep(MeasuredCell one, MeasuredCell other) {
      return one.library().equals(other.library()) && !one.id().row().equals(other.id().row());
    }
  }

  private static final Comparison COST_OF_FEATURES =
      new Comparison(
          "Cost of features",
          List.of(
              "The same libraries in four steps, fastest first: manual; classes known,",
              "flat; nothing known, flat; nothing known, full graph (the tags tell which)."),
          serializers(row -> row.plays(Role.LADDER)));

  /** The tables of {@link #KIND}, in the order of the report. Their rows have numbers. */
  static final List<Comparison> BY_KIND =
      List.of(
          new Comparison(
              "Serializers (no shared references, no manual optimisation)",
              List.of(
                  "An object that is referred to twice is written twice, and cycles do not work.",
                  "No code is written for the type: fits messages and most other plain data."),
              serializers(row -> row.structure() != FULL_GRAPH && !isManual(row))),
          new Comparison(
              "Full object graph serializers",
              List.of(
                  "Shared references and cycles are restored, which costs bookkeeping.",
                  "No code is written for the type: fits object models that are more than trees."),
              serializers(row -> row.structure() == FULL_GRAPH && !isManual(row))),
          new Comparison(
              "Cross-language binary serializers",
              List.of(
                  "The format is specified and has implementations in other languages.",
                  "No code is written by hand for the type; some need a schema compiler."),
              serializers(row -> row.format() == BIN_CROSSLANG && !isManual(row))),
          new Comparison(
              "XML and JSON serializers",
              List.of(
                  "Text that people and all languages can read, or a binary encoding of XML.",
                  "No code is written by hand for the type."),
              serializers(row -> (row.format() == XML || row.format() == JSON) && !isManual(row))),
          new Comparison(
              "Manually optimised serializers",
              List.of(
                  "The code that reads and writes was written by hand for exactly this type.",
                  "Shows what a library can achieve, for those willing to maintain such code."),
              serializers(Grouping::isManual)),
          COST_OF_FEATURES);

  /** All rows that decode, with or without numbers. */
  static final Comparison FULL_DATA =
      new Comparison(
          "Full data",
          List.of(
              "All rows that decode, of any kind: neighbouring rows need not be comparable.",
              "Rows without numbers, if any, come last; the notes say why."),
          MeasuredCell::decodes);

  /** Rows whose deser leaves decoding to the reads of fields, so its time is not comparable. */
  static final Comparison ACCESSORS =
      new Comparison(
          "Accessors",
          List.of(
              "deser only creates an accessor and decodes nothing; roundtrip reads every field.",
              "Only roundtrip can be compared with other rows."),
          cell -> !cell.decodes());

  /** Returns the word that selects this grouping. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  List<Comparison> comparisons() {
    return switch (this) {
      case KIND -> BY_KIND;
      case EFFORT -> by("Effort", Effort.values(), Tags::effort);
      case FORMAT -> by("Format", Format.values(), Tags::format);
      case STRUCTURE -> by("Structure", Structure.values(), Tags::structure);
    };
  }

  private static <E extends Enum<E>> List<Comparison> by(
      String kind, E[] all, Function<Tags, E> tag) {
    return Arrays.stream(all)
        .map(
            each ->
                new Comparison(
                    kind + " " + each,
                    List.of(
                        "All rows with this tag that have numbers, of any kind:",
                        "neighbouring rows need not be comparable."),
                    serializers(row -> tag.apply(row) == each)))
        .toList();
  }

  private static Predicate<MeasuredCell> serializers(Predicate<Tags> kind) {
    return cell -> cell.hasNumbers() && cell.competes() && kind.test(cell.tags());
  }

  private static boolean isManual(Tags row) {
    return row.effort() == MANUAL_OPT;
  }
}
