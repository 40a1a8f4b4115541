package io.serbench.library.jackson;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import java.util.List;

/** Jackson 2: data binding and hand-written streaming code, each on JSON and on Smile. */
public final class JacksonRows implements LibraryRows, Opener {
  private static final LibraryInfo JSON =
      new LibraryInfo(
          "Jackson",
          List.of(
              "com.fasterxml.jackson.core:jackson-databind",
              "com.fasterxml.jackson.core:jackson-core"),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson");

  private static final LibraryInfo JSON_STREAMING =
      new LibraryInfo(
          "Jackson streaming",
          List.of("com.fasterxml.jackson.core:jackson-core"),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson-core");

  private static final LibraryInfo SMILE =
      new LibraryInfo(
          "Jackson Smile",
          List.of(
              "com.fasterxml.jackson.dataformat:jackson-dataformat-smile",
              "com.fasterxml.jackson.core:jackson-databind",
              "com.fasterxml.jackson.core:jackson-core"),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/smile");

  private static final String PERFORMANCE_PAGE =
      "https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance";

  @Override
  public List<Row> rows() {
    return List.of(
        databind("json/jackson/databind", Format.JSON, JSON).opensWith(this),
        manual("json/jackson/manual", Format.JSON, JSON_STREAMING).opensWith(this),
        databind("smile/jackson/databind", Format.BINARY, SMILE).opensWith(this),
        manual("smile/jackson/manual", Format.BINARY, SMILE).opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case "json/jackson/databind" -> DatabindSerializer.json(type);
      case "json/jackson/manual" -> MediaStreamSerializer.json();
      case "smile/jackson/databind" -> DatabindSerializer.smile(type);
      case "smile/jackson/manual" -> MediaStreamSerializer.smile();
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder databind(String name, Format format, LibraryInfo library) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, format, Structure.FLAT_TREE, Feature.CONTAINS_SCHEMA)
        .description("data binding by reflection, no annotations; nulls are written")
        .library(library)
        .calls(
            "one mapper; ser calls writeValueAsBytes of one ObjectWriter made for the type, deser"
                + " calls readValue(byte[]) of one ObjectReader made for the type",
            PERFORMANCE_PAGE);
  }

  private static RowBuilder manual(String name, Format format, LibraryInfo library) {
    return Row.named(name)
        .tags(Effort.MANUAL_OPT, format, Structure.FLAT_TREE, Feature.CONTAINS_SCHEMA)
        .description(
            "hand-written code on JsonGenerator and JsonParser; absent values are left out")
        .library(library)
        .calls(
            "one factory; a generator on a reused ByteArrayOutputStream and a parser on the byte[],"
                + " each closed after use; field names are SerializedStrings, expected in the order"
                + " written with nextFieldName(SerializableString) and found by name otherwise",
            PERFORMANCE_PAGE)
        .only("media");
  }
}
