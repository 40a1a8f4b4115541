package io.serbench.library.yasson;

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

/** Yasson, the reference implementation of Jakarta JSON Binding. */
public final class YassonRows implements LibraryRows, Opener {
  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Eclipse Yasson",
          List.of("org.eclipse.yasson:yasson", "org.eclipse.parsson:parsson"),
          "EPL-2.0 OR BSD-3-Clause",
          "https://github.com/eclipse-ee4j/yasson");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/yasson")
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("data binding by the standard's defaults; nulls are left out")
            .library(LIBRARY)
            .settings("on Parsson, named explicitly")
            .calls(
                "one Jsonb; toJson to a String; fromJson of a String with the root's class; streams"
                    + " as one array of a JsonGenerator and a JsonParser, by YassonJsonb",
                "https://jakarta.ee/specifications/jsonb/3.0/apidocs/jakarta.json.bind/jakarta/json/bind/jsonb")
            .also(Transport.TEXT, Transport.STREAM)
            .threadSafe()
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new YassonSerializer<>(type);
  }
}
