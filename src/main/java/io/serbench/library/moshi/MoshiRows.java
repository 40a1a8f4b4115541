package io.serbench.library.moshi;

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
import io.serbench.dataset.media.MediaListFamily;
import io.serbench.library.shared.TextForm;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.math.BigDecimal;
import java.util.List;

/** Moshi: its reflective adapters on any class, and generated ones on Kotlin's. */
public final class MoshiRows implements LibraryRows, Opener {
  private static final String JSON_MOSHI = "json/moshi";
  private static final String JSON_MOSHI_CODEGEN = "json/moshi/codegen";

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Moshi",
          List.of("com.squareup.moshi:moshi", "com.squareup.okio:okio-jvm"),
          "Apache-2.0",
          "https://github.com/square/moshi");

  private static final String CALLS =
      "one JsonAdapter; toJson to an okio Buffer that is kept, readByteArray; the byte[]"
          + " written to that Buffer, fromJson; strings by its toJson and fromJson;"
          + " streams as one array of a JsonWriter and a JsonReader";

  @Override
  public List<Row> rows() {
    return List.of(
        row(JSON_MOSHI)
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("reflective adapters; nulls are left out")
            .settings(
                "classes of the JDK that Moshi refuses, such as UUID, are written as strings;"
                    + " KotlinJsonAdapterFactory for Kotlin's classes")
            .calls(CALLS, "https://github.com/square/moshi#built-on-okio")
            .converts(TextForm.classes(TextForm.UUIDS_AND_TIMES, BigDecimal.class))
            .opensWith(this),
        row(JSON_MOSHI_CODEGEN)
            .tags(
                Effort.CLASSES_KNOWN,
                Format.JSON,
                Structure.FLAT_TREE,
                Feature.OPTIMIZATION_BY_ANNOTATION)
            .description(
                "Kotlin data classes of its own for media, with adapters that Moshi's compiler"
                    + " wrote; nulls are left out")
            .settings("properties without defaults, so that no constructor is called by reflection")
            .calls(
                "create fills the Kotlin classes; " + CALLS,
                "https://github.com/square/moshi#codegen")
            .only(MediaFamily.TYPE.family(), MediaListFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_MOSHI -> new MoshiSerializer<>(type);
      case JSON_MOSHI_CODEGEN -> MoshiCodegenSerializer.of(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name) {
    return Row.named(name).library(LIBRARY).also(Transport.TEXT, Transport.STREAM);
  }
}
