package io.serbench.library.wire;

import io.serbench.catalog.Effort;
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

/** Square's Wire: protobuf's wire format with small immutable messages. */
public final class WireRows implements LibraryRows, SchemaOpener {
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
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new ProtobufFields());
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
        .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
        .library(WIRE)
        .only(SchemaFamily.names())
        .also(Transport.STREAM);
  }
}
