package io.serbench.library.jsonio;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** json-io, set to write plain JSON, without types and references. */
public final class JsonIoRows implements LibraryRows, Opener {
  private static final String JSON_IO = "json/json-io";
  private static final String JSON_IO_HARDENED = "json/json-io/hardened";

  private static final String BINDING = "data binding by reflection; nulls are written";
  private static final String SETTINGS =
      "WriteOptionsBuilder.standardJson(): no type names, no references; showTypeInfoMinimal() and"
          + " showRootTypeInfo() where values of a type are of several classes";

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "json-io",
          List.of("com.cedarsoftware:json-io"),
          "Apache-2.0",
          "https://github.com/jdereg/json-io");

  @Override
  public List<Row> rows() {
    return List.of(
        row(JSON_IO).description(BINDING).settings(SETTINGS).opensWith(this),
        row(JSON_IO_HARDENED)
            .description(BINDING + "; nesting limited")
            .settings(
                SETTINGS + "; ReadOptionsBuilder.maxDepth(" + JsonIoSerializer.MAX_DEPTH + ")")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return row.equals(JSON_IO_HARDENED)
        ? JsonIoSerializer.hardened(type)
        : JsonIoSerializer.byDefault(type);
  }

  private static RowBuilder row(String name) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
        .library(LIBRARY)
        .calls(
            "JsonIo.toJson to an unlocked stream in memory that is reused; JsonIo.toJava of a"
                + " stream on the byte[], asType; both also of a String; options made once",
            "https://github.com/jdereg/json-io/blob/master/user-guide.md#typed-usage")
        .also(Transport.TEXT);
  }
}
