package io.serbench.library.capnproto;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** Cap'n Proto for Java: structs that are read where they lie, as they are and packed. */
public final class CapnProtoRows implements LibraryRows, Opener {
  private static final String CAPNPROTO = "capnproto";
  private static final String CAPNPROTO_PACKED = "capnproto-packed";

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Cap'n Proto for Java",
          List.of("org.capnproto:runtime"),
          "MIT",
          "https://dwrensha.github.io/capnproto-java/");

  private static final String REUSED_SEGMENT =
      "https://github.com/capnproto/capnproto-java/blob/master/runtime/src/main/java/org/capnproto/"
          + "MessageBuilder.java";

  @Override
  public List<Row> rows() {
    return List.of(
        row(
            CAPNPROTO,
            "as it lies in memory; deser reads the table of segments and no field",
            "Serialize"),
        row(
            CAPNPROTO_PACKED,
            "packed: runs of zero bytes are left out; deser unpacks and reads no field",
            "SerializePacked"));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case CAPNPROTO -> CapnProtoSerializer.of(type, Packing.NONE);
      case CAPNPROTO_PACKED -> CapnProtoSerializer.of(type, Packing.PACKED);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private Row row(String name, String description, String codec) {
    return Row.named(name)
        .tags(
            Effort.CLASSES_KNOWN,
            Format.BIN_CROSSLANG,
            Structure.FLAT_TREE,
            Feature.VERSIONING_BACKWARD_COMPATIBLE,
            Feature.VERSIONING_FORWARD_COMPATIBLE)
        .description(
            description
                + ", so compare roundtrip; create builds the whole message; structs generated from"
                + " schema/capnproto; a null string is a null pointer, and flags say which numbers"
                + " are null; a char is a UInt16 and a map a list of pairs")
        .library(LIBRARY)
        .settings("heap buffers; the default limits of traversal and nesting")
        .calls(
            "create builds the message in a first segment that is cleared and used again, and"
                + " copies it to a MessageReader of its own; ser calls "
                + codec
                + ".write on a buffer that is used again and copies the used part; deser calls "
                + codec
                + ".read on the wrapped array, and getRoot; buffers are wrapped in"
                + " ArrayOutputStream and ArrayInputStream, streams in BufferedOutputStreamWrapper"
                + " and BufferedInputStreamWrapper, from which messages are copied",
            REUSED_SEGMENT)
        .only(SchemaFamily.names())
        .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM)
        .opensWith(this);
  }
}
