package io.serbench.library.genson;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.TextForm;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** Genson rows, with data binding by reflection. */
public final class GensonRows implements LibraryRows, Opener {
  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Genson", List.of("com.owlike:genson"), "Apache-2.0", "https://owlike.github.io/genson/");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/genson")
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("data binding by reflection; nulls are written")
            .library(LIBRARY)
            .settings(
                "useStrictDoubleParse(true), without which some doubles are read a little off;"
                    + " converters for classes of java.time: their texts")
            .calls(
                "one Genson; serializeBytes; deserialize of the byte[] with a GenericType that is"
                    + " kept; strings by serialize and deserialize; streams as one array, read by"
                    + " deserializeValues",
                "https://owlike.github.io/genson/Documentation/UserGuide/#supported-io-classes")
            .also(Transport.TEXT, Transport.STREAM)
            .threadSafe()
            .without("drops zeros at the end of a BigDecimal", "clients")
            .converts(TextForm.classes(TextForm.TIMES))
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new GensonSerializer<>(type);
  }
}
