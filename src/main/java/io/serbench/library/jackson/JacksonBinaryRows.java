package io.serbench.library.jackson;

import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.SchemaOpener;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.library.shared.PublishedSize;
import io.serbench.serializer.Serializer;
import java.util.List;
import java.util.Optional;

/** Jackson 2 on the binary formats with the data model of JSON: Smile and CBOR. */
public final class JacksonBinaryRows implements LibraryRows, SchemaOpener {
  private static final String SMILE_JACKSON_DATABIND = "smile/jackson/databind";
  private static final String SMILE_JACKSON_DB_AFTERBURNER = "smile/jackson/db-afterburner";
  private static final String SMILE_JACKSON_MANUAL = "smile/jackson/manual";
  private static final String SMILE_COL_JACKSON_DATABIND = "smile-col/jackson/databind";
  private static final String CBOR_JACKSON_DATABIND = "cbor/jackson/databind";
  private static final String CBOR_JACKSON_AFTERBURNER_DATABIND =
      "cbor/jackson+afterburner/databind";
  private static final String CBOR_JACKSON_MANUAL = "cbor/jackson/manual";
  private static final String CBOR_COL_JACKSON_DATABIND = "cbor-col/jackson/databind";

  private static final String ENUMS =
      "WRITE_ENUMS_USING_INDEX, as in the published rows of Smile, and in no other row; ";

  private static final String SMILE = "com.fasterxml.jackson.dataformat:jackson-dataformat-smile";
  private static final String CBOR = "com.fasterxml.jackson.dataformat:jackson-dataformat-cbor";

  @Override
  public List<Row> rows() {
    LibraryInfo smile = smile(SMILE);
    LibraryInfo cbor = cbor(CBOR);
    return List.of(
        JacksonRow.databind(SMILE_JACKSON_DATABIND, Format.BIN_CROSSLANG, smile)
            .settings(ENUMS + JacksonRow.TIMES)
            .opensWith(this),
        JacksonRow.afterburner(
                SMILE_JACKSON_DB_AFTERBURNER,
                Format.BIN_CROSSLANG,
                smile(SMILE, JacksonRow.AFTERBURNER))
            .alias("smile/jackson+afterburner/databind")
            .settings(
                ENUMS
                    + "AfterburnerModule, with its defaults; "
                    + JacksonRow.TIMES
                    + PublishedSize.was(352, "enums by name, unlike the row without Afterburner"))
            .opensWith(this),
        JacksonRow.manual(SMILE_JACKSON_MANUAL, Format.BIN_CROSSLANG, smile).opensWith(this),
        JacksonRow.columns(SMILE_COL_JACKSON_DATABIND, Format.BIN_CROSSLANG, smile)
            .settings(ENUMS + JacksonRow.COLUMNS + JacksonRow.TIMES)
            .opensWith(this),
        JacksonRow.databind(CBOR_JACKSON_DATABIND, Format.BIN_CROSSLANG, cbor)
            .settings(JacksonRow.NAMED_ENUMS)
            .opensWith(this),
        JacksonRow.afterburner(
                CBOR_JACKSON_AFTERBURNER_DATABIND,
                Format.BIN_CROSSLANG,
                cbor(CBOR, JacksonRow.AFTERBURNER))
            .settings("AfterburnerModule, with its defaults; " + JacksonRow.NAMED_ENUMS)
            .opensWith(this),
        JacksonRow.manual(CBOR_JACKSON_MANUAL, Format.BIN_CROSSLANG, cbor).opensWith(this),
        JacksonRow.columns(CBOR_COL_JACKSON_DATABIND, Format.BIN_CROSSLANG, cbor)
            .settings(JacksonRow.COLUMNS + JacksonRow.NAMED_ENUMS)
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return switch (row) {
      case SMILE_JACKSON_MANUAL -> Optional.of(BinaryTrees.smile());
      case CBOR_JACKSON_MANUAL -> Optional.of(BinaryTrees.cbor());
      default -> Optional.empty();
    };
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case SMILE_JACKSON_DATABIND -> new DatabindSerializer<>(type, Mappers.smile(type));
      case SMILE_JACKSON_DB_AFTERBURNER ->
          new DatabindSerializer<>(type, Mappers.afterburner(Mappers.smile(type)));
      case SMILE_JACKSON_MANUAL -> MediaStreamSerializer.smile();
      case SMILE_COL_JACKSON_DATABIND ->
          new DatabindSerializer<>(type, Mappers.columns(Mappers.smile(type)));
      case CBOR_JACKSON_DATABIND -> new DatabindSerializer<>(type, Mappers.cbor(type));
      case CBOR_JACKSON_AFTERBURNER_DATABIND ->
          new DatabindSerializer<>(type, Mappers.afterburner(Mappers.cbor(type)));
      case CBOR_JACKSON_MANUAL -> MediaStreamSerializer.cbor();
      case CBOR_COL_JACKSON_DATABIND ->
          new DatabindSerializer<>(type, Mappers.columns(Mappers.cbor(type)));
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
