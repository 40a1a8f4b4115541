package io.serbench.library.quickbuf;

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
import io.serbench.library.shared.ProtobufFields;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/** QuickBuffers: protobuf's wire format with mutable messages. */
public final class QuickbufRows implements LibraryRows, SchemaOpener {
  /** The system property by which the library does without {@code Unsafe}. */
  static final String WITHOUT_UNSAFE = "quickbuf.disable_unsafe_access";

  private static final String QUICKBUF_LAZY = "protobuf-quickbuf";
  private static final String QUICKBUF_STRING = "protobuf-quickbuf-string";
  private static final String GENERATED =
      "messages generated from schema/protobuf; fields are written in the library's own order,"
          + " which the format allows";

  private static final String SITE = "https://github.com/HebiRobotics/QuickBuffers";
  private static final LibraryInfo QUICKBUF =
      new LibraryInfo(
          "QuickBuffers", List.of("us.hebi.quickbuf:quickbuf-runtime"), "Apache-2.0", SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        row(
                QUICKBUF_LAZY,
                "deser merges one ProtoSource into a new message, as the generated parseFrom does",
                Feature.LAZY_STRINGS)
            .description(GENERATED)
            .opensWith(this),
        row(
                QUICKBUF_STRING,
                "deser merges one ProtoSource into a new message, as the generated parseFrom does,"
                    + " and asks for each string, which the message then keeps")
            .description(GENERATED + "; all strings are decoded in deser")
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new ProtobufFields());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case QUICKBUF_LAZY -> QuickbufSerializer.lazy(MessageType.of(type));
      case QUICKBUF_STRING -> QuickbufSerializer.decoding(MessageType.of(type));
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, String deser, Feature... features) {
    return Row.named(name)
        .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE, features)
        .library(QUICKBUF)
        .settings(
            "generator 1.3.2, the newest that could be fetched on 2026-11-29, with its default"
                + " options, but allocation=lazymsg for Sample, which may hold one of its own type;"
                + " runtime 1.4; arrays packed; short and char are int32")
        .calls(
            "create fills nested messages in place; ser writes to an array of getSerializedSize()"
                + " with one ProtoSink; "
                + deser
                + "; buffers by one direct sink and source,"
                + " streams by writeDelimitedTo and mergeDelimitedFrom",
            SITE + "#reading-and-writing-messages")
        .only(SchemaFamily.names())
        .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM)
        .usesUnsafe()
        .withoutUnsafe("-D" + WITHOUT_UNSAFE + "=true");
  }
}
