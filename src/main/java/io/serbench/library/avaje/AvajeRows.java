package io.serbench.library.avaje;

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

/** Avaje Jsonb rows. Adapters for the plain classes are generated at compile time. */
public final class AvajeRows implements LibraryRows, Opener {
  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Avaje Jsonb", List.of("io.avaje:avaje-jsonb"), "Apache-2.0", "https://avaje.io/jsonb/");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/avaje-jsonb/databind")
            .tags(Effort.CLASSES_KNOWN, Format.JSON, Structure.FLAT_TREE)
            .description(
                "adapters generated at compile time for the plain classes, by @Json.Import; nulls"
                    + " are left out")
            .library(LIBRARY)
            .calls(
                "one JsonType; toJsonBytes; fromJson of the byte[]; strings by its toJson and"
                    + " fromJson; streams as one array by its toJson to a JsonWriter, and its"
                    + " stream of a JsonReader",
                "https://avaje.io/jsonb/")
            .also(Transport.TEXT, Transport.STREAM)
            .without("reads doubles of many digits a little off", "arrays", "struct", "struct2")
            .without(
                Transport.PRETTY,
                "reads 12.34 before white space as 1.234",
                "sample",
                "sample-list")
            .without(
                "has adapters for the types only that it was compiled with", "evolution", "traits")
            .without("has no adapters for it", "orders")
            .needsCode("adapters generated where it is compiled")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new AvajeSerializer<>(type);
  }
}
