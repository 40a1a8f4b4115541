package io.serbench.library.jackson;

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
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;

/** Jackson 2 on JSON: data binding in its varieties, trees, and hand-written streaming code. */
public final class JacksonRows implements LibraryRows, Opener {
  private static final String JSON_JACKSON_DATABIND = "json/jackson/databind";
  private static final String JSON_JACKSON_DATABIND_NO_NULLS = "json/jackson/databind-no-nulls";
  private static final String JSON_JACKSON_DB_AFTERBURNER = "json/jackson/db-afterburner";
  private static final String JSON_JACKSON_DB_BLACKBIRD = "json/jackson/db-blackbird";
  private static final String JSON_JACKSON_MANUAL = "json/jackson/manual";
  private static final String JSON_COL_JACKSON_DATABIND = "json-col/jackson/databind";
  private static final String JSON_JACKSON_TYPED = "json/jackson/typed";
  private static final String JSON_JACKSON_TREE = "json/jackson/tree";
  private static final String JSON_JACKSON_JR_DATABIND = "json/jackson-jr/databind";

  private static final LibraryInfo JSON =
      JacksonRow.library("Jackson", "https://github.com/FasterXML/jackson");

  private static final LibraryInfo STREAMING =
      new LibraryInfo(
          "Jackson streaming",
          List.of("com.fasterxml.jackson.core:jackson-core"),
          "Apache-2.0",
          "https://github.com/FasterXML/jackson-core");

  private static final LibraryInfo AFTERBURNER =
      JacksonRow.library(
          "Jackson with Afterburner",
          "https://github.com/FasterXML/jackson-modules-base/tree/2.x/afterburner",
          JacksonRow.AFTERBURNER);

  private static final String BLACKBIRD_PAGE =
      "https://github.com/FasterXML/jackson-modules-base/tree/2.x/blackbird";

  private static final LibraryInfo BLACKBIRD =
      JacksonRow.library(
          "Jackson with Blackbird",
          BLACKBIRD_PAGE,
          "com.fasterxml.jackson.module:jackson-module-blackbird");

  private static final String JR_PAGE = "https://github.com/FasterXML/jackson-jr";

  private static final LibraryInfo JR =
      new LibraryInfo(
          "Jackson jr",
          List.of(
              "com.fasterxml.jackson.jr:jackson-jr-objects",
              "com.fasterxml.jackson.core:jackson-core"),
          "Apache-2.0",
          JR_PAGE);

  @Override
  public List<Row> rows() {
    return List.of(
        JacksonRow.databind(JSON_JACKSON_DATABIND, Format.JSON, JSON).opensWith(this),
        JacksonRow.databind(JSON_JACKSON_DATABIND_NO_NULLS, Format.JSON, JSON)
            .description(
                "as json/jackson/databind, but nulls are left out, as by Gson, fastjson and Moshi")
            .settings("setDefaultPropertyInclusion(NON_NULL); " + JacksonRow.TEXT)
            .opensWith(this),
        JacksonRow.afterburner(JSON_JACKSON_DB_AFTERBURNER, Format.JSON, AFTERBURNER)
            .alias("json/jackson+afterburner/databind")
            .opensWith(this),
        JacksonRow.databind(JSON_JACKSON_DB_BLACKBIRD, Format.JSON, BLACKBIRD)
            .description(
                "data binding, fields and accessors called by functions that Blackbird makes at run"
                    + " time with the JDK's LambdaMetafactory; nulls are written")
            .settings("BlackbirdModule, with its defaults; " + JacksonRow.TEXT)
            .opensWith(this),
        JacksonRow.databind(JSON_JACKSON_TYPED, Format.JSON, JSON)
            // The packages of the data are registered as admitted.
            .tags(Effort.CLASSES_KNOWN, Format.JSON, Structure.FLAT_TREE)
            .description(
                "data binding with the class of each object as @class, as Spring's"
                    + " GenericJackson2JsonRedisSerializer writes it")
            .settings(
                "default typing as that serializer has it, Id.CLASS and As.PROPERTY; a validator"
                    + " admits the packages of the data and of the JDK; "
                    + JacksonRow.TEXT)
            .opensWith(this),
        JacksonRow.manual(JSON_JACKSON_MANUAL, Format.JSON, STREAMING).opensWith(this),
        tree(),
        JacksonRow.columns(JSON_COL_JACKSON_DATABIND, Format.JSON, JSON).opensWith(this),
        jr());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_JACKSON_DATABIND -> new DatabindSerializer<>(type, Mappers.json(type));
      case JSON_JACKSON_DATABIND_NO_NULLS ->
          new DatabindSerializer<>(type, Mappers.withoutNulls(Mappers.json(type)));
      case JSON_JACKSON_DB_AFTERBURNER ->
          new DatabindSerializer<>(type, Mappers.afterburner(Mappers.json(type)));
      case JSON_JACKSON_DB_BLACKBIRD ->
          new DatabindSerializer<>(type, Mappers.blackbird(Mappers.json(type)));
      case JSON_JACKSON_TYPED ->
          DatabindSerializer.ofAnyClass(type, Mappers.typed(Mappers.json(type), type));
      case JSON_JACKSON_MANUAL -> MediaStreamSerializer.json();
      case JSON_JACKSON_TREE -> new TreeSerializer<>(type, Mappers.jsonTree(type));
      case JSON_COL_JACKSON_DATABIND ->
          new DatabindSerializer<>(type, Mappers.columns(Mappers.json(type)));
      case JSON_JACKSON_JR_DATABIND -> new JrSerializer<>(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private Row tree() {
    return Row.named(JSON_JACKSON_TREE)
        .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
        .description(
            "what is written and read is a tree of JsonNode; create binds the object to it")
        .library(JSON)
        .calls(
            "one mapper; create calls valueToTree, ser writeValueAsBytes of one ObjectWriter for"
                + " trees, deser readValue(byte[]) of one ObjectReader for trees; back by"
                + " readValue(JsonNode)"
                + JacksonRow.OTHER_MEDIA,
            "https://github.com/FasterXML/jackson-databind#tree-model")
        .settings(
            "USE_BIG_DECIMAL_FOR_FLOATS and no STRIP_TRAILING_BIGDECIMAL_ZEROES: a number in a tree"
                + " is exactly that in the text; "
                + JacksonRow.TEXT)
        // It holds a mapper with its reader and writer.
        .threadSafe()
        .also(JacksonRow.textMedia())
        .opensWith(this);
  }

  private Row jr() {
    return Row.named(JSON_JACKSON_JR_DATABIND)
        .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
        .description(
            "beans by reflection, without jackson-databind; nulls are left out (its default)")
        .library(JR)
        .calls(
            "one JSON; ser calls asBytes, deser beanFrom(Class, byte[]); strings by asString and"
                + " beanFrom(Class, String); streams by write(Object, JsonGenerator) on one"
                + " generator and beanSequenceFrom(Class, InputStream)",
            JR_PAGE)
        .settings(
            "USE_FAST_DOUBLE_PARSER, USE_FAST_BIG_NUMBER_PARSER and USE_FAST_DOUBLE_WRITER of its"
                + " factory; an extension with readers and writers for LocalDate and OffsetDateTime"
                + " as ISO-8601 text")
        // Instances of JSON "are fully immutable, and thereby thread-safe".
        .threadSafe()
        .also(Transport.TEXT, Transport.STREAM)
        .converts(LocalDate.class, OffsetDateTime.class)
        .opensWith(this);
  }
}
