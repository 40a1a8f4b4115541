package io.serbench.library.copy;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** The row that only copies objects, as a lower bound for all others. */
public final class CopyRows implements LibraryRows, Opener {
  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("copy")
            .tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE)
            .plays(Role.YARDSTICK)
            .description("no serializer: copies the object graph and the encoded bytes")
            .library(LibraryInfo.JDK)
            .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM)
            .settings("none")
            .calls(
                "ser copies the graph and clones bytes that were encoded once, before; deser clones"
                    + " the bytes and copies the graph; to buffers and streams the bytes are copied"
                    + " in one call, and out of them into a new array",
                "no library is called but Object.clone on the array, ByteBuffer and streams")
            .without("reads no bytes", "evolution", "traits")
            .needsCode("a deep copy written by hand")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new CopySerializer<>(type);
  }
}
