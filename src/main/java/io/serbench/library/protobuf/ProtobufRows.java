package io.serbench.library.protobuf;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import java.util.List;

/** Google's Protocol Buffers, with the full Java runtime. */
public final class ProtobufRows implements LibraryRows, Opener {
  private static final LibraryInfo PROTOBUF =
      new LibraryInfo(
          "Protocol Buffers",
          List.of("com.google.protobuf:protobuf-java"),
          "BSD-3-Clause",
          "https://protobuf.dev/");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("protobuf")
            .tags(
                Effort.CLASSES_KNOWN,
                Format.BIN_CROSSLANG,
                Structure.FLAT_TREE,
                Feature.VERSIONING_BACKWARD_COMPATIBLE,
                Feature.VERSIONING_FORWARD_COMPATIBLE)
            .description(
                "messages that protoc generated from schema/protobuf/media.proto; parsing leaves"
                    + " strings as bytes until they are read, so deser does not decode them")
            .library(PROTOBUF)
            .settings("proto2 syntax, optimize_for = SPEED (the default)")
            .calls(
                "create fills the generated builders; ser calls toByteArray() on the message; deser"
                    + " calls parseFrom(byte[]) of the generated class",
                "https://protobuf.dev/getting-started/javatutorial/#parsing-serialization")
            .only("media")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case "protobuf" -> new ProtobufSerializer();
      default -> throw new IllegalArgumentException(row);
    };
  }
}
