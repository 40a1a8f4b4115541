package io.serbench.library.thrift;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.SchemaOpener;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/** Apache Thrift: classes generated from one schema, with a row for each protocol. */
public final class ThriftRows implements LibraryRows, SchemaOpener {
  static final String THRIFT = "thrift";
  static final String THRIFT_COMPACT = "thrift-compact";
  static final String THRIFT_TSERIALIZER = "thrift-tserializer";
  static final String THRIFT_COMPACT_TSERIALIZER = "thrift-compact-tserializer";
  static final String THRIFT_TUPLE = "thrift-tuple";
  static final String THRIFT_JSON = "thrift-json";
  static final String THRIFT_HARDENED = "thrift-hardened";

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Apache Thrift",
          List.of("org.apache.thrift:libthrift"),
          "Apache-2.0",
          "https://thrift.apache.org/");

  private static final String SOURCES =
      "https://github.com/apache/thrift/blob/master/lib/java/src/main/java/org/apache/thrift/";
  private static final String REUSED_BUFFERS =
      SOURCES + "transport/layered/TFastFramedTransport.java";

  private static final Effort EFFORT = Effort.CLASSES_KNOWN;
  private static final Structure FLAT = Structure.FLAT_TREE;

  private static final String BINARY = "TBinaryProtocol: fixed-width integers";
  private static final String COMPACT =
      "TCompactProtocol: variable-length integers, small field headers";
  private static final String TUPLE =
      "TTupleProtocol: fields in order without headers, and a bit for each optional one; writer and"
          + " reader need the same schema";

  private static final String SETTINGS =
      "runtime 0.25.0; compiler 0.17.0, which Debian packages, since none is on Maven Central;"
          + " options private_members and generated_annotations=suppress";

  @Override
  public List<Row> rows() {
    return List.of(
        row(THRIFT, BINARY).tags(EFFORT, Format.BIN_CROSSLANG, FLAT).opensWith(this),
        row(THRIFT_COMPACT, COMPACT).tags(EFFORT, Format.BIN_CROSSLANG, FLAT).opensWith(this),
        utility(THRIFT_TSERIALIZER, BINARY).opensWith(this),
        utility(THRIFT_COMPACT_TSERIALIZER, COMPACT).opensWith(this),
        row(THRIFT_TUPLE, TUPLE).tags(EFFORT, Format.BINARY, FLAT).opensWith(this),
        row(THRIFT_HARDENED, BINARY + "; frames are limited")
            .tags(EFFORT, Format.BIN_CROSSLANG, FLAT)
            .settings(
                SETTINGS
                    + "; TConfiguration.setMaxFrameSize("
                    + ThriftSerializer.LONGEST_FRAME
                    + ")")
            .opensWith(this),
        row(THRIFT_JSON, "TJSONProtocol: JSON whose keys are the numbers of the fields")
            .tags(EFFORT, Format.JSON, FLAT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case THRIFT -> ThriftSerializer.binary(type);
      case THRIFT_COMPACT -> ThriftSerializer.compact(type);
      case THRIFT_TSERIALIZER -> UtilitySerializer.binary(type);
      case THRIFT_COMPACT_TSERIALIZER -> UtilitySerializer.compact(type);
      case THRIFT_TUPLE -> ThriftSerializer.tuple(type);
      case THRIFT_HARDENED -> ThriftSerializer.hardened(type);
      case THRIFT_JSON -> ThriftSerializer.json(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return switch (row) {
      case THRIFT, THRIFT_TSERIALIZER, THRIFT_HARDENED -> Optional.of(StructRewriting.binary());
      case THRIFT_COMPACT, THRIFT_COMPACT_TSERIALIZER -> Optional.of(StructRewriting.compact());
      case THRIFT_JSON -> Optional.of(StructRewriting.json());
      // The tuple protocol is for code with the same schema, as its description says.
      default -> Optional.empty();
    };
  }

  /**
   * Returns a row that calls Thrift like most programs, while {@link #row} calls it like its
   * transports.
   */
  private static RowBuilder utility(String name, String description) {
    return described(name, description)
        .tags(EFFORT, Format.BIN_CROSSLANG, FLAT)
        .calls(
            "create fills the generated structs; serialize of one TSerializer; deserialize of one"
                + " TDeserializer with a new struct",
            SOURCES + "TSerializer.java");
  }

  private static RowBuilder row(String name, String description) {
    return described(name, description)
        .calls(
            "create fills the generated structs; ser writes the struct to one protocol on one"
                + " AutoExpandingBufferWriteTransport and copies the used part; deser calls"
                + " deserialize of one TDeserializer with a new struct; buffers are wrapped in a"
                + " TByteBuffer each time; on a stream, a TFastFramedTransport puts each value"
                + " into a frame",
            REUSED_BUFFERS)
        .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM);
  }

  private static RowBuilder described(String name, String description) {
    return Row.named(name)
        .description(
            description
                + "; structs generated from schema/thrift; a float is a double and a char an i16,"
                + " since Thrift has neither")
        .library(LIBRARY)
        .settings(SETTINGS)
        .only(SchemaFamily.names());
  }
}
