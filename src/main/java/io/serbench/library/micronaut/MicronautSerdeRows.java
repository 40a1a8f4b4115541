package io.serbench.library.micronaut;

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

/** Micronaut Serialization: data binding on Jackson, generated at compile time. */
public final class MicronautSerdeRows implements LibraryRows, Opener {
  private static final String GUIDE =
      "https://micronaut-projects.github.io/micronaut-serialization/latest/guide/";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/micronaut-serde")
            .tags(Effort.CLASSES_KNOWN, Format.JSON, Structure.FLAT_TREE)
            .description(
                "introspections generated at compile time for the plain classes, by @SerdeImport;"
                    + " nulls are left out")
            .library(
                new LibraryInfo(
                    "Micronaut Serialization",
                    List.of(
                        "io.micronaut.serde:micronaut-serde-jackson",
                        "com.fasterxml.jackson.core:jackson-core"),
                    "Apache-2.0",
                    GUIDE))
            .settings(
                "micronaut.serde.serialization.inclusion=NON_NULL: the default leaves out what is"
                    + " empty, too, and a list would come back as null")
            .calls(
                "one ObjectMapper; writeValueAsBytes and readValue(byte[]) with the Argument of the"
                    + " root, made once; strings by writeValueAsString and readValue(String)",
                GUIDE)
            .also(Transport.TEXT)
            .threadSafe()
            .without("introspects properties, not public fields", "struct", "struct2")
            .without("has no introspections for it", "orders")
            .without(
                "has introspections for the types only that it was compiled with",
                "evolution",
                "traits")
            .needsCode("introspections generated where it is compiled")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new MicronautSerdeSerializer<>(type);
  }
}
