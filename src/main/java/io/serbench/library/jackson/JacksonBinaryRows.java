package io.serbench.library.jackson;

import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import java.util.List;

/** Jackson 2 on the binary formats that are JSON in all but their bytes: Smile and CBOR. */
public final class JacksonBinaryRows implements LibraryRows, Opener {
  private static final String SMILE = "com.fasterxml.jackson.dataformat:jackson-dataformat-smile";
  private static final String CBOR = "com.fasterxml.jackson.dataformat:jackson-dataformat-cbor";

  @Override
  public List<Row> rows() {
    LibraryInfo smile = smile(SMILE);
    LibraryInfo cbor = cbor(CBOR);
    return List.of(
        JacksonRow.databind("smile/jackson/databind", Format.BINARY, smile).opensWith(this),
        JacksonRow.afterburner(
                "smile/jackson/db-afterburner", Format.BINARY, smile(SMILE, JacksonRow.AFTERBURNER))
            .opensWith(this),
        JacksonRow.manual("smile/jackson/manual", Format.BINARY, smile).opensWith(this),
        JacksonRow.columns("smile-col/jackson/databind", Format.BINARY, smile).opensWith(this),
        JacksonRow.databind("cbor/jackson/databind", Format.BIN_CROSSLANG, cbor).opensWith(this),
        JacksonRow.afterburner(
                "cbor/jackson+afterburner/databind",
                Format.BIN_CROSSLANG,
                cbor(CBOR, JacksonRow.AFTERBURNER))
            .opensWith(this),
        JacksonRow.manual("cbor/jackson/manual", Format.BIN_CROSSLANG, cbor).opensWith(this),
        JacksonRow.columns("cbor-col/jackson/databind", Format.BIN_CROSSLANG, cbor)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case "smile/jackson/databind" -> new DatabindSerializer<>(type, Mappers.smile());
      case "smile/jackson/db-afterburner" ->
          new DatabindSerializer<>(type, Mappers.afterburner(Mappers.smile()));
      case "smile/jackson/manual" -> MediaStreamSerializer.smile();
      case "smile-col/jackson/databind" ->
          new DatabindSerializer<>(type, Mappers.columns(Mappers.smile(), type));
      case "cbor/jackson/databind" -> new DatabindSerializer<>(type, Mappers.cbor());
      case "cbor/jackson+afterburner/databind" ->
          new DatabindSerializer<>(type, Mappers.afterburner(Mappers.cbor()));
      case "cbor/jackson/manual" -> MediaStreamSerializer.cbor();
      case "cbor-col/jackson/databind" ->
          new DatabindSerializer<>(type, Mappers.columns(Mappers.cbor(), type));
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static LibraryInfo smile(String... coordinates) {
    return JacksonRow.library(
        "Jackson Smile",
        "https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/smile",
        coordinates);
  }

  private static LibraryInfo cbor(String... coordinates) {
    return JacksonRow.library(
        "Jackson CBOR",
        "https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/cbor",
        coordinates);
  }
}
