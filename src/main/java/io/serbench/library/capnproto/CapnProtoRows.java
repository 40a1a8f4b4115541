package io.serbench.library.capnproto;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
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

/** Rows of Cap'n Proto for Java, whose structs are read in place; unpacked and packed. */
public final class CapnProtoRows implements LibraryRows, SchemaOpener {
  private static final String CAPNPROTO = "capnproto";
  private static final String CAPNPROTO_PACKED = "capnproto-packed";
  private static final String CAPNPROTO_ACCESS = "capnproto-access";
  private static final String CAPNPROTO_PACKED_ACCESS = "capnproto-packed-access";

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Cap'n Proto for Java",
          List.of("org.capnproto:runtime"),
          "MIT",
          "https://dwrensha.github.io/capnproto-java/");

  private static final String REUSED_SEGMENT =
      "https://github.com/capnproto/capnproto-java/blob/master/runtime/src/main/java/org/capnproto/"
          + "MessageBuilder.java";

  private static final String OVER_MEDIA =
      "buffers are written by ArrayOutputStream; streams by BufferedOutputStreamWrapper and"
          + " BufferedInputStreamWrapper";

  @Override
  public List<Row> rows() {
    return List.of(
        decoding(
            CAPNPROTO,
            "from and to plain objects, as a message lies in memory",
            "Serialize.write on an array of computeSerializedSizeInWords()"),
        decoding(
            CAPNPROTO_PACKED,
            "from and to plain objects, packed: runs of zero bytes are left out",
            "SerializePacked.write on a buffer that is used again, and copies the used part"),
        access(
            CAPNPROTO_ACCESS,
            "what the row capnproto costs before a field is read: create builds the whole message,"
                + " and deser reads the table of segments",
            "Serialize"),
        access(
            CAPNPROTO_PACKED_ACCESS,
            "what the row capnproto-packed costs before a field is read: create builds the whole"
                + " message, and deser unpacks it",
            "SerializePacked"));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    boolean isPacked = row.equals(CAPNPROTO_PACKED) || row.equals(CAPNPROTO_PACKED_ACCESS);
    return Optional.of(new StructRewriting(isPacked ? Packing.PACKED : Packing.NONE));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case CAPNPROTO -> new CapnProtoSerializer<>(type, Packing.NONE);
      case CAPNPROTO_PACKED -> new CapnProtoSerializer<>(type, Packing.PACKED);
      case CAPNPROTO_ACCESS -> new CapnProtoAccess<>(type, Packing.NONE);
      case CAPNPROTO_PACKED_ACCESS -> new CapnProtoAccess<>(type, Packing.PACKED);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private Row decoding(String name, String description, String codec) {
    return row(
            name,
            description,
            "create builds the message in a first segment with room for the longest one so far;"
                + " ser builds it in one that is cleared and used again, and calls "
                + codec
                + "; deser calls read on the wrapped array or the buffer, and reads all fields; "
                + OVER_MEDIA)
        .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
        .opensWith(this);
  }

  private Row access(String name, String description, String codec) {
    return row(
            name,
            description,
            "create builds the message in a first segment that is cleared and used again, and"
                + " copies it to a MessageReader of its own; ser builds it likewise, does not copy"
                + " it, and calls "
                + codec
                + ".write on a buffer that is used again and copies the used part; deser calls "
                + codec
                + ".read on the wrapped array or the buffer, and reads no field; "
                + OVER_MEDIA)
        .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE, Feature.LAZY)
        .opensWith(this);
  }

  private static RowBuilder row(String name, String description, String calls) {
    return Row.named(name)
        .description(
            description
                + "; structs generated from schema/capnproto; a null string is a null pointer, and"
                + " flags say which numbers are null; a char is a UInt16 and a map a list of pairs")
        .library(LIBRARY)
        .settings("heap buffers; the default limits of traversal and nesting")
        .calls(calls, REUSED_SEGMENT)
        .only(SchemaFamily.names())
        .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM);
  }
}
