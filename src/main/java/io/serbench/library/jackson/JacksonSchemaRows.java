package io.serbench.library.jackson;

import com.fasterxml.jackson.databind.JsonMappingException;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** Jackson 2 on the formats that need a schema, which it makes from the class: Avro, Protobuf. */
public final class JacksonSchemaRows implements LibraryRows, Opener {
  private static final String PROTOBUF_JACKSON_DATABIND = "protobuf/jackson/databind";
  private static final String PROTOBUF_JACKSON_AFTERBURNER_DATABIND =
      "protobuf/jackson+afterburner/databind";
  private static final String AVRO_JACKSON_DATABIND = "avro/jackson/databind";

  private static final String AVRO_PAGE =
      "https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/avro";
  private static final String PROTOBUF_PAGE =
      "https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/protobuf";
  private static final String PROTOBUF =
      "com.fasterxml.jackson.dataformat:jackson-dataformat-protobuf";

  private static final String CHARS = "WRITE_CHAR_ARRAYS_AS_JSON_ARRAYS; ";

  @Override
  public List<Row> rows() {
    return List.of(
        avro().opensWith(this),
        protobuf(PROTOBUF_JACKSON_DATABIND, "by reflection", PROTOBUF).opensWith(this),
        JacksonRow.generatedAccess(
                protobuf(
                    PROTOBUF_JACKSON_AFTERBURNER_DATABIND,
                    "by byte code that Afterburner makes at run time",
                    PROTOBUF,
                    JacksonRow.AFTERBURNER),
                CHARS + JacksonRow.TIMES)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case AVRO_JACKSON_DATABIND -> SchemaBinding.avro(type);
      case PROTOBUF_JACKSON_DATABIND -> SchemaBinding.protobuf(type);
      case PROTOBUF_JACKSON_AFTERBURNER_DATABIND -> SchemaBinding.protobufAfterburner(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  /**
   * Returns the schema of a row's messages, which Jackson makes from the class and other languages
   * need.
   *
   * @return JSON, or the text of a .proto file
   */
  public static String schema(String row, DataType<?> type) throws JsonMappingException {
    return row.equals(AVRO_JACKSON_DATABIND)
        ? SchemaBinding.avroSchema(type)
        : SchemaBinding.protobufSchema(type);
  }

  private static RowBuilder avro() {
    LibraryInfo library =
        JacksonRow.library(
            "Jackson Avro",
            AVRO_PAGE,
            "com.fasterxml.jackson.dataformat:jackson-dataformat-avro",
            "org.apache.avro:avro");
    return JacksonRow.schema(AVRO_JACKSON_DATABIND, library)
        .description(
            "data binding by reflection to Avro's binary encoding, by Jackson's own encoder and"
                + " decoder; references are nullable in the schema, which is not in the data")
        .calls(
            "one mapper; schemaFor(Class) once; one ObjectWriter and one ObjectReader with the"
                + " schema"
                + JacksonRow.OTHER_MEDIA,
            AVRO_PAGE);
  }

  private static RowBuilder protobuf(String name, String access, String... coordinates) {
    return JacksonRow.schema(
            name, JacksonRow.library("Jackson Protobuf", PROTOBUF_PAGE, coordinates))
        .description(
            "data binding "
                + access
                + " to Protobuf's wire format; a null is an absent field, and so is an empty list")
        .calls(
            "one mapper; generateSchemaFor(Class) once; one ObjectWriter and one ObjectReader with"
                + " the schema; buffers by Jackson's ByteBufferBackedOutputStream and, where"
                + " direct, ByteBufferBackedInputStream",
            PROTOBUF_PAGE)
        .settings(CHARS + JacksonRow.TIMES)
        // No STREAM: it writes no lengths to separate messages.
        .also(Transport.DIRECT, Transport.HEAP)
        .without("has no maps", "user")
        .without("reads an empty list as null", "users", "clients");
  }
}
