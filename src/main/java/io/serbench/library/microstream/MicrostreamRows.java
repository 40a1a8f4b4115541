package io.serbench.library.microstream;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** MicroStream, before it became Eclipse Serializer and EclipseStore. */
public final class MicrostreamRows implements LibraryRows, Opener {
  private static final LibraryInfo MICROSTREAM =
      new LibraryInfo(
          "MicroStream",
          List.of("one.microstream:microstream-persistence-binary"),
          "EPL-2.0",
          "https://microstream.one/");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("microstream")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
            .description("any class, the value's types described in each value")
            .library(MICROSTREAM)
            // It accesses records, as does its successor, Eclipse Serializer.
            .opens("java.base/jdk.internal.misc")
            .usesUnsafe()
            .also(Transport.DIRECT)
            .settings("SerializerTypeInfoStrategyCreator.Diff(false)")
            .calls(
                "one TypedSerializer.Binary for all values; serialize, deserialize, and"
                    + " TypedSerializer.Static.toBytes and toBinary, as TypedSerializer.Bytes does;"
                    + " a direct buffer takes a copy of the Binary's own, and is read by"
                    + " ChunksWrapper.New",
                "https://docs.eclipsestore.io/manual/serializer/typed-serializer.html")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new MicrostreamObjects<>(type);
  }
}
