package io.serbench.library.sbe;

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

/** Simple Binary Encoding: generated flyweights over Agrona's buffers. */
public final class SbeRows implements LibraryRows, Opener {
  /** The generated code needs nothing but Agrona; the tool that generates it is not in the jar. */
  private static final LibraryInfo SBE =
      new LibraryInfo(
          "Simple Binary Encoding (SBE)",
          List.of("org.agrona:agrona"),
          "Apache-2.0",
          "https://github.com/aeron-io/simple-binary-encoding");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("sbe")
            .tags(
                Effort.CLASSES_KNOWN,
                Format.BIN_CROSSLANG,
                Structure.FLAT_TREE,
                Feature.VERSIONING_BACKWARD_COMPATIBLE,
                Feature.VERSIONING_FORWARD_COMPATIBLE)
            .description(
                "flyweights that sbe-tool generated from schema/sbe/messages.xml, strings as data"
                    + " of variable size; create encodes the whole message; deser checks the header"
                    + " and reads no field, so compare roundtrip; a set says which fields are"
                    + " absent; arrays are groups of one field, a map is a group of pairs and a"
                    + " char a uint16")
            .library(SBE)
            .settings("sbe-tool 1.38.1; the default bounds checks of Agrona")
            .calls(
                "create wraps one encoder around one buffer, writes all fields in the schema's"
                    + " order and copies the message; ser copies the message; deser wraps a new"
                    + " decoder around the array and applies the header; over a buffer, around a"
                    + " copy of the message, since the next one overwrites it",
                "https://github.com/aeron-io/simple-binary-encoding/wiki/Java-Users-Guide")
            .opens("java.base/jdk.internal.misc")
            .only(SchemaFamily.names())
            .also(Transport.DIRECT, Transport.HEAP)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return SbeSerializer.of(type);
  }
}
