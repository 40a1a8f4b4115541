package io.serbench.library.jackson;

import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PublishedSize;
import io.serbench.serializer.Serializer;
import java.util.List;

/** Jackson 2 on formats with models of their own: YAML, BSON, MessagePack, Ion and XML. */
public final class JacksonFormatRows implements LibraryRows, Opener {
  private static final String YAML_JACKSON = "yaml/jackson";
  private static final String BSON_JACKSON_DATABIND = "bson/jackson/databind";
  private static final String MSGPACK_JACKSON_DATABIND = "msgpack/jackson/databind";
  private static final String ION_JACKSON_DATABIND = "ion/jackson/databind";
  private static final String XML_JACKSON_DATABIND = "xml/jackson/databind";
  private static final String XML_JACKSON_DATABIND_AALTO = "xml/jackson/databind-aalto";

  private static final String XML_PAGE = "https://github.com/FasterXML/jackson-dataformat-xml";

  @Override
  public List<Row> rows() {
    return List.of(
        JacksonRow.databind(YAML_JACKSON, Format.MISC, yaml())
            .settings(JacksonRow.TEXT)
            .also(JacksonRow.textMedia())
            .opensWith(this),
        JacksonRow.databind(BSON_JACKSON_DATABIND, Format.BIN_CROSSLANG, bson())
            .settings("WRITE_BIGDECIMALS_AS_STRINGS; " + JacksonRow.NAMED_ENUMS)
            .opensWith(this),
        JacksonRow.databind(MSGPACK_JACKSON_DATABIND, Format.BIN_CROSSLANG, msgpack())
            .settings("handleBigIntegerAndBigDecimalAsString(); " + JacksonRow.NAMED_ENUMS)
            .usesUnsafe()
            .opensWith(this),
        JacksonRow.databind(ION_JACKSON_DATABIND, Format.BIN_CROSSLANG, ion())
            .settings("IonObjectMapper.builderForBinaryWriters(); " + JacksonRow.NAMED_ENUMS)
            .opensWith(this),
        xml(XML_JACKSON_DATABIND, "Woodstox", "com.fasterxml.woodstox:woodstox-core"),
        xml(XML_JACKSON_DATABIND_AALTO, "Aalto", "com.fasterxml:aalto-xml"));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case YAML_JACKSON -> new DatabindSerializer<>(type, Mappers.yaml(type));
      case BSON_JACKSON_DATABIND -> new DatabindSerializer<>(type, Mappers.bson(type));
      case MSGPACK_JACKSON_DATABIND -> new MsgpackSerializer<>(type, Mappers.msgpack(type));
      case ION_JACKSON_DATABIND -> new DatabindSerializer<>(type, Mappers.ion(type));
      case XML_JACKSON_DATABIND -> new XmlSerializer<>(type, XmlMappers.woodstox(type));
      case XML_JACKSON_DATABIND_AALTO -> new XmlSerializer<>(type, XmlMappers.aalto(type));
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static LibraryInfo yaml() {
    return JacksonRow.library(
        "Jackson YAML",
        "https://github.com/FasterXML/jackson-dataformats-text/tree/2.x/yaml",
        "com.fasterxml.jackson.dataformat:jackson-dataformat-yaml",
        "org.yaml:snakeyaml");
  }

  private static LibraryInfo bson() {
    return JacksonRow.library(
        "bson4jackson",
        "https://github.com/michel-kraemer/bson4jackson",
        "de.undercouch:bson4jackson");
  }

  private static LibraryInfo msgpack() {
    return JacksonRow.library(
        "MessagePack for Jackson",
        "https://github.com/msgpack/msgpack-java/tree/main/msgpack-jackson",
        "org.msgpack:jackson-dataformat-msgpack",
        "org.msgpack:msgpack-core");
  }

  private static LibraryInfo ion() {
    return JacksonRow.library(
        "Jackson Ion",
        "https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/ion",
        "com.fasterxml.jackson.dataformat:jackson-dataformat-ion",
        "com.amazon.ion:ion-java");
  }

  private Row xml(String name, String parser, String coordinates) {
    LibraryInfo library =
        JacksonRow.library(
            "Jackson XML",
            XML_PAGE,
            "com.fasterxml.jackson.dataformat:jackson-dataformat-xml",
            coordinates);
    return JacksonRow.databind(name, Format.XML, library)
        .description(
            "data binding by reflection, no annotations, on "
                + parser
                + "; a null property is left out and a null in a list is xsi:nil, because an empty"
                + " element is read as \"\"")
        .settings(
            "properties included NON_NULL; WRITE_NULLS_AS_XSI_NIL; StAX factories named explicitly"
                + " and configured for speed, DTDs and external entities off; "
                + JacksonRow.TEXT
                + PublishedSize.was(683, "null was an empty element, which came back as a string"))
        .opensWith(this);
  }
}
