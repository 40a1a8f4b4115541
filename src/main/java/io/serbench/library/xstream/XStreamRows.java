package io.serbench.library.xstream;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * XStream on four parsers. The names come from the tables of jvm-serializers, in which {@code +c}
 * stands for hand-written converters, rather than the library's own.
 */
public final class XStreamRows implements LibraryRows, Opener {
  private static final String XML_XSTREAM = "xml/xstream";
  private static final String XML_XSTREAM_WOODSTOX = "xml/xstream-woodstox";
  private static final String XML_XSTREAM_AALTO = "xml/xstream-aalto";
  private static final String XML_XSTREAM_C = "xml/xstream+c";
  private static final String XML_XSTREAM_C_WOODSTOX = "xml/xstream+c-woodstox";
  private static final String XML_XSTREAM_C_AALTO = "xml/xstream+c-aalto";
  private static final String XML_XSTREAM_C_FASTINFO = "xml/xstream+c-fastinfo";

  private static final String XSTREAM = "com.thoughtworks.xstream:xstream";
  private static final String MXPARSER = "io.github.x-stream:mxparser";
  private static final String WOODSTOX = "com.fasterxml.woodstox:woodstox-core";
  private static final String AALTO = "com.fasterxml:aalto-xml";
  private static final String DEFAULT_PARSER = "the library's default parser, MXParser";

  private static final String COMMON_SETTINGS =
      "NO_REFERENCES; allowTypes for the data set's classes, without which XStream reads none";

  private static final String TEXT_SETTINGS =
      "StaxDriver, its factories named explicitly, configured for speed, DTDs and external entities"
          + " off";

  private static final String COMPACT =
      "MXParserDriver, named rather than looked up, with CompactWriter and UTF-8 instead of the"
          + " indenting default";

  private static final String PERFORMANCE_FAQ =
      "https://x-stream.github.io/faq.html#Scalability_Performance";

  @Override
  public List<Row> rows() {
    return List.of(
        onMxParser(generic(XML_XSTREAM, DEFAULT_PARSER, MXPARSER, COMPACT)).opensWith(this),
        generic(XML_XSTREAM_WOODSTOX, "Woodstox", WOODSTOX, TEXT_SETTINGS).opensWith(this),
        generic(XML_XSTREAM_AALTO, "Aalto", AALTO, TEXT_SETTINGS).opensWith(this),
        onMxParser(converted(XML_XSTREAM_C, DEFAULT_PARSER, MXPARSER, COMPACT)).opensWith(this),
        converted(XML_XSTREAM_C_WOODSTOX, "Woodstox", WOODSTOX, TEXT_SETTINGS).opensWith(this),
        converted(XML_XSTREAM_C_AALTO, "Aalto", AALTO, TEXT_SETTINGS).opensWith(this),
        converted(
                XML_XSTREAM_C_FASTINFO,
                "Fast Infoset, a binary coding of XML",
                "com.sun.xml.fastinfoset:FastInfoset",
                "StaxDriver, its parser and serializer reused")
            // Documents of this driver are binary.
            .also(Transport.STREAM)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case XML_XSTREAM -> XStreamSerializer.byReflection(type);
      case XML_XSTREAM_WOODSTOX -> XStreamSerializer.byReflectionOnWoodstox(type);
      case XML_XSTREAM_AALTO -> XStreamSerializer.byReflectionOnAalto(type);
      case XML_XSTREAM_C -> XStreamSerializer.mxparser();
      case XML_XSTREAM_C_WOODSTOX -> XStreamSerializer.woodstox();
      case XML_XSTREAM_C_AALTO -> XStreamSerializer.aalto();
      case XML_XSTREAM_C_FASTINFO -> XStreamSerializer.fastInfoset();
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder generic(
      String name, String parser, String coordinates, String settings) {
    return row(name, Effort.CLASSES_KNOWN, coordinates)
        .description("the library's own converters, by reflection, on " + parser)
        .settings(COMMON_SETTINGS + "; " + settings);
  }

  private static RowBuilder onMxParser(RowBuilder row) {
    return row.calls(
        "one XStream, one driver and one parser; ser calls marshal with a writer of the driver on a"
            + " reused unlocked text buffer, whose text is encoded once; deser decodes the bytes"
            + " once and calls unmarshal with a reader of the driver on the text; text the same;"
            + " streams by createObjectOutputStream and createObjectInputStream",
        PERFORMANCE_FAQ);
  }

  private static RowBuilder converted(
      String name, String parser, String coordinates, String settings) {
    return row(name, Effort.MANUAL_OPT, coordinates)
        .description("hand-written converters, on " + parser)
        .settings(COMMON_SETTINGS + "; " + settings)
        .only(MediaFamily.TYPE.family());
  }

  private static RowBuilder row(String name, Effort effort, String parserCoordinates) {
    return Row.named(name)
        .tags(effort, Format.XML, Structure.FLAT_TREE)
        .library(
            new LibraryInfo(
                "XStream",
                List.of(XSTREAM, parserCoordinates),
                "BSD-3-Clause",
                "https://x-stream.github.io/"))
        .calls(
            "one XStream and one driver; ser calls marshal with a writer of the driver on a reused"
                + " unlocked stream in memory, deser calls unmarshal with a reader of the driver on"
                + " the bytes; writers and readers are closed, which recycles the parsers' buffers;"
                + " text the same on characters; streams by createObjectOutputStream and"
                + " createObjectInputStream",
            PERFORMANCE_FAQ)
        .usesUnsafe()
        .also(Transport.TEXT, Transport.STREAM);
  }
}
