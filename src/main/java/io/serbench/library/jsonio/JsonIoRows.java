package io.serbench.library.jsonio;

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

/** json-io, set to write plain JSON, without types and references. */
public final class JsonIoRows implements LibraryRows, Opener {
  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "json-io",
          List.of("com.cedarsoftware:json-io"),
          "Apache-2.0",
          "https://github.com/jdereg/json-io");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/json-io")
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("data binding by reflection; nulls are written")
            .library(LIBRARY)
            .settings(
                "WriteOptionsBuilder.standardJson(): no type names, no references;"
                    + " showTypeInfoMinimal() and showRootTypeInfo() where values of a type are of"
                    + " several classes")
            .calls(
                "JsonIo.toJson to an unlocked stream in memory that is reused; JsonIo.toJava of a"
                    + " stream on the byte[], asType; both also of a String; options made once",
                "https://github.com/jdereg/json-io/blob/master/user-guide.md#typed-usage")
            .also(Transport.TEXT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JsonIoSerializer<>(type);
  }
}
