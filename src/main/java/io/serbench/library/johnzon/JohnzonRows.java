package io.serbench.library.johnzon;

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

/** Apache Johnzon, an implementation of Jakarta JSON Binding beside Yasson. */
public final class JohnzonRows implements LibraryRows, Opener {
  private static final String SITE = "https://johnzon.apache.org/";
  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Apache Johnzon", List.of("org.apache.johnzon:johnzon-jsonb"), "Apache-2.0", SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/johnzon")
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("data binding by the defaults of JSON-B; nulls are left out")
            .library(LIBRARY)
            .settings("on Johnzon's own parser and generator, named explicitly")
            .calls(
                "one Jsonb; toJson to an unlocked stream in memory that is reused; fromJson of a"
                    + " stream on the byte[] with the root's type; strings by toJson and fromJson",
                SITE)
            .also(Transport.TEXT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JohnzonSerializer<>(type);
  }
}
