package io.serbench.library.flatbuffers;

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

/** Google's FlatBuffers: tables that are read where they lie. */
public final class FlatBuffersRows implements LibraryRows, Opener {
  private static final LibraryInfo FLATBUFFERS =
      new LibraryInfo(
          "FlatBuffers",
          List.of("com.google.flatbuffers:flatbuffers-java"),
          "Apache-2.0",
          "https://flatbuffers.dev/");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("flatbuffers")
            .tags(
                Effort.CLASSES_KNOWN,
                Format.BIN_CROSSLANG,
                Structure.FLAT_TREE,
                Feature.VERSIONING_BACKWARD_COMPATIBLE,
                Feature.VERSIONING_FORWARD_COMPATIBLE)
            .description(
                "tables that flatc generated from schema/flatbuffers; create builds the whole"
                    + " buffer; deser makes the root accessor and reads no field, so compare"
                    + " roundtrip; null is a field left out, a char an unsigned short and a map a"
                    + " list of pairs")
            .library(FLATBUFFERS)
            .settings("flatc 25.12.19; heap buffers")
            .calls(
                "create builds the tables in one FlatBufferBuilder that is cleared between messages"
                    + " and takes sizedByteArray(); ser copies the table's buffer; deser calls"
                    + " getRootAs on the wrapped array; over a buffer, on a copy of the message,"
                    + " since the next one overwrites it",
                "https://flatbuffers.dev/languages/java/")
            .only(SchemaFamily.names())
            .also(Transport.DIRECT, Transport.HEAP)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return FlatBuffersSerializer.of(type);
  }
}
