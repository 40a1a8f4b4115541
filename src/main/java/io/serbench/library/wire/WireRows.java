package io.serbench.library.wire;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** Square's Wire: protobuf's wire format with small immutable messages. */
public final class WireRows implements LibraryRows, Opener {
  private static final String PROTOBUF_WIRE = "protobuf-wire";
  private static final String PROTOBUF_WIRE_KOTLIN = "protobuf-wire/kotlin";

  private static final String SITE = "https://square.github.io/wire/";
  private static final LibraryInfo WIRE =
      new LibraryInfo("Wire", List.of("com.squareup.wire:wire-runtime-jvm"), "Apache-2.0", SITE);
  private static final String ADAPTER =
      SITE + "2.x/wire-runtime/com/squareup/wire/ProtoAdapter.html";
  private static final String CALLS =
      "ser calls encode(message), deser decode(byte[]) of the message's ProtoAdapter; on a stream,"
          + " a message follows its length";

  @Override
  public List<Row> rows() {
    return List.of(
        row(PROTOBUF_WIRE)
            .description(
                "messages that Wire generated from schema/protobuf; their numbers are"
                    + " boxed, their strings decoded at once")
            .settings(
                "the Java target with its default options; arrays packed; short and char are int32")
            .calls("create fills the generated builders; " + CALLS, ADAPTER)
            .opensWith(this),
        row(PROTOBUF_WIRE_KOTLIN)
            .description(
                "messages in Kotlin that Wire generated from schema/protobuf; their required"
                    + " numbers are primitive, their strings decoded at once")
            .settings(
                "the Kotlin target with its default options; arrays packed; short and char are"
                    + " int32")
            .calls("create calls the generated constructors; " + CALLS, ADAPTER)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case PROTOBUF_WIRE -> new WireSerializer<>(MessageType.of(type));
      case PROTOBUF_WIRE_KOTLIN -> new WireSerializer<>(KotlinMessages.of(type));
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name) {
    return Row.named(name)
        .tags(
            Effort.CLASSES_KNOWN,
            Format.BIN_CROSSLANG,
            Structure.FLAT_TREE,
            Feature.VERSIONING_BACKWARD_COMPATIBLE,
            Feature.VERSIONING_FORWARD_COMPATIBLE)
        .library(WIRE)
        .only(SchemaFamily.names())
        .also(Transport.STREAM);
  }
}
