package io.serbench.report;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Which rows share a table. */
public enum Grouping {
  /** Rows that are fair to compare, as the jvm-serializers project has them. */
  KIND,
  /** By how much is known ahead of the data. */
  EFFORT,
  /** By what the data look like. */
  FORMAT,
  /** By which references come back. */
  STRUCTURE;

  /** As it is asked for. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A table each, in the order of the report; the one of all rows is not among them. */
  List<Comparison> comparisons() {
    return switch (this) {
      case KIND -> Comparison.BY_KIND;
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
                    Comparison.serializers(row -> tag.apply(row.info().tags()) == each)))
        .toList();
  }
}
