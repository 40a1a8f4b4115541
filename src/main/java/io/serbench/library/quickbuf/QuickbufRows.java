package io.serbench.library.quickbuf;

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

/** QuickBuffers: protobuf's wire format with mutable messages. */
public final class QuickbufRows implements LibraryRows, Opener {
  private static final String SITE = "https://github.com/HebiRobotics/QuickBuffers";
  private static final LibraryInfo QUICKBUF =
      new LibraryInfo(
          "QuickBuffers", List.of("us.hebi.quickbuf:quickbuf-runtime"), "Apache-2.0", SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("protobuf-quickbuf")
            .tags(
                Effort.CLASSES_KNOWN,
                Format.BIN_CROSSLANG,
                Structure.FLAT_TREE,
                Feature.VERSIONING_BACKWARD_COMPATIBLE,
                Feature.VERSIONING_FORWARD_COMPATIBLE,
                Feature.LAZY_STRINGS)
            .description(
                "messages generated from schema/protobuf; fields are written in the library's own"
                    + " order, which the format allows. The library has no way to decode strings"
                    + " in deser, so that no row beside this one does")
            .library(QUICKBUF)
            .settings(
                "generator 1.3.2, the newest on Maven Central, with its default options, but"
                    + " allocation=lazymsg for Sample, which may hold one of its own type; runtime"
                    + " 1.4; arrays packed; short and char are int32")
            .calls(
                "create fills nested messages in place; ser writes to an array of"
                    + " getSerializedSize() with one ProtoSink; deser merges one ProtoSource"
                    + " into a new message, as the generated parseFrom does; buffers by one direct"
                    + " sink and source, streams by writeDelimitedTo and mergeDelimitedFrom",
                SITE + "#reading-and-writing-messages")
            .only(SchemaFamily.names())
            .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM)
            .usesUnsafe()
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new QuickbufSerializer<>(MessageType.of(type));
  }
}
