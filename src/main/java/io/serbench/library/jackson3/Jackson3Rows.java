package io.serbench.library.jackson3;

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

/** Jackson 3, with other packages and artifacts than Jackson 2: data binding and trees. */
public final class Jackson3Rows implements LibraryRows, Opener {
  private static final String JSON_JACKSON3_DATABIND = "json/jackson3/databind";
  private static final String JSON_JACKSON3_DB_BLACKBIRD = "json/jackson3/db-blackbird";
  private static final String JSON_JACKSON3_KOTLIN = "json/jackson3/kotlin";
  private static final String JSON_JACKSON3_TREE = "json/jackson3/tree";
  private static final String YAML_JACKSON3 = "yaml/jackson3";
  private static final String SMILE_JACKSON3_DATABIND = "smile/jackson3/databind";
  private static final String CBOR_JACKSON3_DATABIND = "cbor/jackson3/databind";
  private static final String PROTOBUF_JACKSON3_DATABIND = "protobuf/jackson3/databind";
  private static final String XML_JACKSON3_DATABIND = "xml/jackson3/databind";

  private static final String DATABIND = "tools.jackson.core:jackson-databind";
  private static final String CORE = "tools.jackson.core:jackson-core";

  private static final LibraryInfo JSON =
      new LibraryInfo(
          "Jackson 3",
          List.of(DATABIND, CORE),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson/wiki/Jackson-Release-3.0");

  private static final LibraryInfo SMILE =
      new LibraryInfo(
          "Jackson 3 Smile",
          List.of("tools.jackson.dataformat:jackson-dataformat-smile", DATABIND, CORE),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson-dataformats-binary/tree/3.x/smile");

  private static final LibraryInfo CBOR =
      new LibraryInfo(
          "Jackson 3 CBOR",
          List.of("tools.jackson.dataformat:jackson-dataformat-cbor", DATABIND, CORE),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson-dataformats-binary/tree/3.x/cbor");

  private static final String PROTOBUF_PAGE =
      "https://github.com/FasterXML/jackson-dataformats-binary/tree/3.x/protobuf";

  private static final LibraryInfo PROTOBUF =
      new LibraryInfo(
          "Jackson 3 Protobuf",
          List.of(
              "tools.jackson.dataformat:jackson-dataformat-protobuf",
              "com.squareup:protoparser",
              DATABIND,
              CORE),
          "Apache-2.0",
          PROTOBUF_PAGE);

  private static final LibraryInfo YAML =
      new LibraryInfo(
          "Jackson 3 YAML",
          List.of(
              "tools.jackson.dataformat:jackson-dataformat-yaml",
              "org.snakeyaml:snakeyaml-engine",
              DATABIND,
              CORE),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson-dataformats-text/tree/3.x/yaml");

  private static final LibraryInfo XML =
      new LibraryInfo(
          "Jackson 3 XML",
          List.of(
              "tools.jackson.dataformat:jackson-dataformat-xml",
              "com.fasterxml.woodstox:woodstox-core",
              DATABIND,
              CORE),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson-dataformat-xml");

  private static final LibraryInfo BLACKBIRD =
      new LibraryInfo(
          "Jackson 3 with Blackbird",
          List.of("tools.jackson.module:jackson-module-blackbird", DATABIND, CORE),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson-modules-base/tree/3.x/blackbird");

  private static final LibraryInfo KOTLIN =
      new LibraryInfo(
          "Jackson 3 with its module for Kotlin",
          List.of(
              "tools.jackson.module:jackson-module-kotlin",
              DATABIND,
              CORE,
              "org.jetbrains.kotlin:kotlin-reflect"),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson-module-kotlin/tree/3.x");

  private static final String TIMES =
      "ADJUST_DATES_TO_CONTEXT_TIME_ZONE off: times keep their offsets; DETECT_PARAMETER_NAMES off,"
          + " so that beans are read by their accessors, as by Jackson 2; Media without hasBitrate,"
          + " which setBitrate sets; KotlinModule for your Kotlin classes; buffers are recycled by"
          + " the default pool, a deque that all threads share (Jackson 2 has one for each thread)";

  private static final String TEXT_SETTINGS =
      "USE_FAST_DOUBLE_WRITER; the fast parsers are on by default; " + TIMES;
  private static final String ENUMS = "enums by name, the default; ";

  private static final Transport[] BINARY = {Transport.DIRECT, Transport.HEAP, Transport.STREAM};
  private static final Transport[] TEXT = {
    Transport.DIRECT, Transport.HEAP, Transport.TEXT, Transport.STREAM
  };

  @Override
  public List<Row> rows() {
    return List.of(
        row(JSON_JACKSON3_DATABIND, Format.JSON, JSON)
            .settings(TEXT_SETTINGS)
            .also(TEXT)
            .opensWith(this),
        row(JSON_JACKSON3_DB_BLACKBIRD, Format.JSON, BLACKBIRD)
            .description(
                "data binding, fields and accessors called by functions that Blackbird makes at run"
                    + " time with the JDK's LambdaMetafactory; nulls are written")
            .settings(
                "BlackbirdModule 3.2.4, with its defaults: 3.3.0 needs Java 25; " + TEXT_SETTINGS)
            .also(TEXT)
            .opensWith(this),
        row(JSON_JACKSON3_KOTLIN, Format.JSON, KOTLIN)
            .description(
                "data binding of Kotlin's data classes, as Spring does it: those that serbench has"
                    + " for media, numeric, sample and user, and any of yours; Java's classes else")
            .settings("KotlinModule, with its defaults; " + TEXT_SETTINGS)
            .also(TEXT)
            .opensWith(this),
        row(JSON_JACKSON3_TREE, Format.JSON, JSON)
            .description(
                "what is written and read is a tree of JsonNode; create binds the object to it")
            .settings(
                "USE_BIG_DECIMAL_FOR_FLOATS and no STRIP_TRAILING_BIGDECIMAL_ZEROES: a number in a"
                    + " tree is exactly that in the text; "
                    + TEXT_SETTINGS)
            .calls(
                "create calls valueToTree of one mapper, back by readValue(JsonNode); else as"
                    + " json/jackson3/databind, with JsonNode as the type",
                "https://github.com/FasterXML/jackson-databind#tree-model")
            .also(TEXT)
            .opensWith(this),
        row(SMILE_JACKSON3_DATABIND, Format.BIN_CROSSLANG, SMILE)
            .settings(ENUMS + TIMES)
            .also(BINARY)
            .opensWith(this),
        row(CBOR_JACKSON3_DATABIND, Format.BIN_CROSSLANG, CBOR)
            .settings(ENUMS + TIMES)
            .also(BINARY)
            .opensWith(this),
        row(PROTOBUF_JACKSON3_DATABIND, Format.BIN_CROSSLANG, PROTOBUF)
            .description(
                "data binding by reflection to Protobuf's wire format; a null is an absent field,"
                    + " and so is an empty list")
            .settings("WRITE_CHAR_ARRAYS_AS_JSON_ARRAYS; " + TIMES)
            .calls(
                "one mapper; generateSchemaFor(JavaType) once; one ObjectWriter and one"
                    + " ObjectReader with the schema; buffers by Jackson's"
                    + " ByteBufferBackedOutputStream and, where direct,"
                    + " ByteBufferBackedInputStream",
                PROTOBUF_PAGE)
            // No STREAM: it does not write the lengths that would tell one message from the next.
            .also(Transport.DIRECT, Transport.HEAP)
            .without("has no maps", "user")
            .without("reads an empty list as null", "users", "clients")
            .opensWith(this),
        row(YAML_JACKSON3, Format.MISC, YAML).settings(TEXT_SETTINGS).also(TEXT).opensWith(this),
        row(XML_JACKSON3_DATABIND, Format.XML, XML)
            .description(
                "data binding by reflection, no annotations, on Woodstox; a null property is left"
                    + " out and a null in a list is xsi:nil, because an empty element is read as"
                    + " \"\"; by the defaults of Jackson 3, properties are sorted by name")
            .settings(
                "properties included NON_NULL; WRITE_NULLS_AS_XSI_NIL; StAX factories named"
                    + " explicitly and configured for speed, DTDs and external entities off; "
                    + TEXT_SETTINGS)
            .also(TEXT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_JACKSON3_DATABIND -> new DatabindSerializer<>(type, Mappers.json(type));
      case JSON_JACKSON3_DB_BLACKBIRD -> new DatabindSerializer<>(type, Mappers.blackbird(type));
      case JSON_JACKSON3_KOTLIN -> KotlinSerializer.of(type, Mappers.kotlin(type));
      case JSON_JACKSON3_TREE -> new TreeSerializer<>(type, Mappers.tree(type));
      case SMILE_JACKSON3_DATABIND -> new DatabindSerializer<>(type, Mappers.smile(type));
      case CBOR_JACKSON3_DATABIND -> new DatabindSerializer<>(type, Mappers.cbor(type));
      case PROTOBUF_JACKSON3_DATABIND -> ProtobufBinding.of(type);
      case YAML_JACKSON3 -> new DatabindSerializer<>(type, Mappers.yaml(type));
      case XML_JACKSON3_DATABIND -> new XmlSerializer<>(type, Mappers.xml(type));
      default -> throw new IllegalArgumentException(row);
    };
  }

  /**
   * Returns the schema of what {@code protobuf/jackson3/databind} writes, which Jackson makes from
   * the class: other languages need it.
   *
   * @return the text of a .proto file
   */
  public static String protobufSchema(DataType<?> type) {
    return ProtobufBinding.schema(type);
  }

  private static RowBuilder row(String name, Format format, LibraryInfo library) {
    return Row.named(name)
        // Mappers, readers and writers are immutable.
        .threadSafe()
        .tags(Effort.ZERO_KNOWLEDGE, format, Structure.FLAT_TREE)
        .description(
            "data binding by reflection, no annotations; nulls are written; by the defaults of"
                + " Jackson 3, properties are sorted by name")
        .library(library)
        .settings(TIMES)
        .calls(
            "one mapper; ser calls writeValueAsBytes of one ObjectWriter made for the type, deser"
                + " calls readValue(byte[]) of one ObjectReader made for the type; JSON strings by"
                + " writeValueAsString and readValue(String); buffers by Jackson's"
                + " ByteBufferBackedOutputStream and, where direct, ByteBufferBackedInputStream;"
                + " streams by SequenceWriter and MappingIterator",
            "https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance");
  }
}
