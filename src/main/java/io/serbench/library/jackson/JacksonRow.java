package io.serbench.library.jackson;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;

/** What declarations of Jackson's rows have in common, in any format. */
final class JacksonRow {
  static final String AFTERBURNER = "com.fasterxml.jackson.module:jackson-module-afterburner";

  /** The settings of all mappers. */
  static final String TIMES =
      "JavaTimeModule, Jdk8Module, and KotlinModule or DefaultScalaModule for your classes of these"
          + " languages; WRITE_DATES_AS_TIMESTAMPS and ADJUST_DATES_TO_CONTEXT_TIME_ZONE"
          + " off: times keep their offsets; Media without hasBitrate, which setBitrate sets";

  /** The settings of mappers of text formats. */
  static final String TEXT =
      "USE_FAST_DOUBLE_PARSER, USE_FAST_BIG_NUMBER_PARSER and USE_FAST_DOUBLE_WRITER; " + TIMES;

  /** The settings of mappers of binary formats that write enums by name. */
  static final String NAMED_ENUMS =
      "enums by name, the default, other than in Jackson 2's Smile; " + TIMES;

  static final String COLUMNS =
      "JsonFormat.Shape.ARRAY for all beans, by an AnnotationIntrospector; ";

  private static final String PERFORMANCE_PAGE =
      "https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance";

  private static final String CORE = "com.fasterxml.jackson.core:jackson-core";
  private static final String DATABIND = "com.fasterxml.jackson.core:jackson-databind";

  /** The rest of the call pattern of all rows with mappers. */
  static final String OTHER_MEDIA =
      "; strings, where the format is text, by writeValueAsString and readValue(String); buffers by"
          + " Jackson's ByteBufferBackedOutputStream and, where direct,"
          + " ByteBufferBackedInputStream; streams by SequenceWriter, which is flushed at the end"
          + " only, and MappingIterator";

  private static final Transport[] BINARY_MEDIA = {
    Transport.DIRECT, Transport.HEAP, Transport.STREAM
  };

  private JacksonRow() {}

  /** Returns the transports of text formats beside byte arrays. */
  static Transport[] textMedia() {
    return new Transport[] {Transport.DIRECT, Transport.HEAP, Transport.TEXT, Transport.STREAM};
  }

  /** Returns a module or data format of Jackson, all of which have the same licence. */
  static LibraryInfo library(String name, String site, String... coordinates) {
    List<String> all = new ArrayList<>(List.of(coordinates));
    all.add(DATABIND);
    all.add(CORE);
    return new LibraryInfo(name, all, "Apache-2.0", site);
  }

  static RowBuilder databind(String name, Format format, LibraryInfo library) {
    return binding(name, Effort.ZERO_KNOWLEDGE, format, library)
        .description("data binding by reflection, no annotations; nulls are written");
  }

  static RowBuilder afterburner(String name, Format format, LibraryInfo library) {
    return generatedAccess(databind(name, format, library), told(format))
        .description(
            "data binding, fields and accessors called by byte code that Afterburner makes at run"
                + " time; nulls are written");
  }

  /** Adds the settings of Afterburner and the JVM flags that it needs. */
  static RowBuilder generatedAccess(RowBuilder row, String told) {
    return row.settings("AfterburnerModule, with its defaults; " + told)
        // Afterburner defines classes in the data's class loader, by reflection. If it must not, it
        // silently uses its own class loader, in which only public members are accessible.
        .opens("java.base/java.lang");
  }

  /** Returns a row that writes objects as arrays of their values, in order of the properties. */
  static RowBuilder columns(String name, Format format, LibraryInfo library) {
    return binding(name, Effort.ZERO_KNOWLEDGE, format, library)
        .description(
            "data binding by reflection; an object is an array of its values, without their names")
        .settings(COLUMNS + told(format));
  }

  /** Returns a row of data binding with a schema that Jackson makes from the class. */
  static RowBuilder schema(String name, LibraryInfo library, Feature... features) {
    return binding(name, Effort.ZERO_KNOWLEDGE, Format.BIN_CROSSLANG, library, features);
  }

  static RowBuilder manual(String name, Format format, LibraryInfo library) {
    return Row.named(name)
        .tags(Effort.MANUAL_OPT, format, Structure.FLAT_TREE)
        .description(
            "hand-written code on JsonGenerator and JsonParser; absent values are left out")
        .library(library)
        .calls(
            "one factory; a generator on a reused unlocked stream in memory and a parser on the"
                + " byte[], each closed after use; names of fields and enums are SerializedStrings,"
                + " those of fields expected in the order written with"
                + " nextFieldName(SerializableString) and found by name otherwise; a stream has one"
                + " generator and one parser for all values",
            PERFORMANCE_PAGE)
        .only(MediaFamily.TYPE.family())
        .also(
            format == Format.JSON
                ? new Transport[] {Transport.TEXT, Transport.STREAM}
                : new Transport[] {Transport.STREAM});
  }

  private static String told(Format format) {
    return format == Format.JSON || format == Format.XML ? TEXT : TIMES;
  }

  private static RowBuilder binding(
      String name, Effort effort, Format format, LibraryInfo library, Feature... features) {
    return Row.named(name)
        .tags(effort, format, Structure.FLAT_TREE, features)
        .library(library)
        // "Mapper instances are fully thread-safe", and so are their readers and writers.
        .threadSafe()
        .settings(told(format))
        .calls(
            "one mapper; ser calls writeValueAsBytes of one ObjectWriter made for the type, deser"
                + " calls readValue(byte[]) of one ObjectReader made for the type"
                + OTHER_MEDIA,
            PERFORMANCE_PAGE)
        .also(format == Format.JSON || format == Format.XML ? textMedia() : BINARY_MEDIA);
  }
}
