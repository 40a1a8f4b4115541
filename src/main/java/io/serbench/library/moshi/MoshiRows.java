package io.serbench.library.moshi;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** Moshi: its reflective adapters on any class. */
public final class MoshiRows implements LibraryRows, Opener {
  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Moshi",
          List.of("com.squareup.moshi:moshi", "com.squareup.okio:okio-jvm"),
          "Apache-2.0",
          "https://github.com/square/moshi");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/moshi")
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("reflective adapters; nulls are left out")
            .library(LIBRARY)
            .settings("classes of the JDK that Moshi refuses, such as UUID, are written as strings")
            .calls(
                "one JsonAdapter; toJson to an okio Buffer that is kept, readByteArray; the byte[]"
                    + " written to that Buffer, fromJson; strings by its toJson and fromJson;"
                    + " streams as one array of a JsonWriter and a JsonReader",
                "https://github.com/square/moshi#built-on-okio")
            .also(Transport.TEXT, Transport.STREAM)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new MoshiSerializer<>(type);
  }
}
