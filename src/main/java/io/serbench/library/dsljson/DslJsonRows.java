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
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * DSL-JSON rows. Converters are generated at compile time, for JSON objects and for arrays.
 * DSL-JSON works on bytes only; its javadoc says to encode strings first.
 */
public final class DslJsonRows implements LibraryRows, Opener {
  private static final String JSON_DSL_JSON_DATABIND = "json/dsl-json/databind";
  private static final String JSON_ARRAY_DSL_JSON_DATABIND = "json-array/dsl-json/databind";

  private static final String README = "https://github.com/ngs-doo/dsl-json";
  private static final LibraryInfo DSL_JSON =
      new LibraryInfo("DSL-JSON", List.of("com.dslplatform:dsl-json"), "BSD-3-Clause", README);

  @Override
  public List<Row> rows() {
    return List.of(
        row(JSON_DSL_JSON_DATABIND)
            .tags(Effort.CLASSES_KNOWN, Format.JSON, Structure.FLAT_TREE)
            .description(
                "converters generated at compile time for serbench's classes, and made by"
                    + " reflection at run time for yours; nulls are written")
            .settings(
                "Settings.basicSetup(); defaults are written, not left out; doublePrecision(EXACT),"
                    + " without which some doubles are read a little off; converters of Instant and"
                    + " Duration, which it does not know: their texts. Other classes are analysed"
                    + " when they are first met, so that none are told before; of an interface,"
                    + " only the annotation CompiledJson can name the classes")
            .without("has no converter of char", "sample", "sample-list")
            .converts(Instant.class, Duration.class)
            .opensWith(this),
        row(JSON_ARRAY_DSL_JSON_DATABIND)
            .tags(
                Effort.CLASSES_KNOWN,
                Format.JSON,
                Structure.FLAT_TREE,
                Feature.OPTIMIZATION_BY_ANNOTATION)
            .description(
                "annotated beans, which create fills, converters generated at compile time; no"
                    + " field names")
            .settings("Settings.basicSetup(), allowArrayFormat(true)")
            .only(MediaFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_DSL_JSON_DATABIND -> new DslJsonObjects<>(type);
      case JSON_ARRAY_DSL_JSON_DATABIND -> new DslJsonArrays();
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name) {
    return Row.named(name)
        .library(DSL_JSON)
        .calls(
            "ser resets one JsonWriter, calls the generated WriteObject and JsonWriter.toByteArray;"
                + " deser points one JsonReader at the byte[] by process and calls next with the"
                + " generated ReadObject; streams as one array, read by iterateOver",
            README + "#best-practices")
        .also(Transport.STREAM);
  }
}
