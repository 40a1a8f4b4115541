package io.serbench.library.dsljson;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import java.util.List;

/** DSL-JSON: converters generated for annotated beans, as JSON objects and as arrays. */
public final class DslJsonRows implements LibraryRows, Opener {
  private static final String README = "https://github.com/ngs-doo/dsl-json";
  private static final LibraryInfo DSL_JSON =
      new LibraryInfo("DSL-JSON", List.of("com.dslplatform:dsl-json"), "BSD-3-Clause", README);

  @Override
  public List<Row> rows() {
    return List.of(
        row("json/dsl-json/databind")
            .tags(
                Effort.CLASSES_KNOWN,
                Format.JSON,
                Structure.FLAT_TREE,
                Feature.CONTAINS_SCHEMA,
                Feature.OPTIMIZATION_BY_ANNOTATION)
            .description("annotated beans, converters generated at compile time; nulls are written")
            .settings("Settings.basicSetup(); defaults are written, not left out")
            .opensWith(this),
        row("json-array/dsl-json/databind")
            .tags(
                Effort.CLASSES_KNOWN,
                Format.JSON,
                Structure.FLAT_TREE,
                Feature.OPTIMIZATION_BY_ANNOTATION)
            .description("annotated beans, converters generated at compile time; no field names")
            .settings("Settings.basicSetup(), allowArrayFormat(true)")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case "json/dsl-json/databind" -> DslJsonSerializer.objects();
      case "json-array/dsl-json/databind" -> DslJsonSerializer.arrays();
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name) {
    return Row.named(name)
        .library(DSL_JSON)
        .calls(
            "create fills the annotated beans; ser resets one JsonWriter, calls the generated"
                + " WriteObject and JsonWriter.toByteArray; deser points one JsonReader at the"
                + " byte[] by process and calls next with the generated ReadObject",
            README + "#best-practices")
        .only("media");
  }
}
