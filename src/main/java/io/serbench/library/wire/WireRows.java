package io.serbench.library.wire;

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

/** Square's Wire: protobuf's wire format with small immutable messages. */
public final class WireRows implements LibraryRows, Opener {
  private static final String SITE = "https://square.github.io/wire/";
  private static final LibraryInfo WIRE =
      new LibraryInfo("Wire", List.of("com.squareup.wire:wire-runtime-jvm"), "Apache-2.0", SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("protobuf-wire")
            .tags(
                Effort.CLASSES_KNOWN,
                Format.BIN_CROSSLANG,
                Structure.FLAT_TREE,
                Feature.VERSIONING_BACKWARD_COMPATIBLE,
                Feature.VERSIONING_FORWARD_COMPATIBLE)
            .description(
                "messages that Wire generated from schema/protobuf; their numbers are"
                    + " boxed, their strings decoded at once")
            .library(WIRE)
            .settings(
                "the Java target with its default options; arrays packed; short and char are int32")
            .calls(
                "create fills the generated builders; ser calls encode(message), deser"
                    + " decode(byte[]) of the message's ProtoAdapter; on a stream, a message"
                    + " follows its length",
                SITE + "2.x/wire-runtime/com/squareup/wire/ProtoAdapter.html")
            .only(SchemaFamily.names())
            .also(Transport.STREAM)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new WireSerializer<>(MessageType.of(type));
  }
}
