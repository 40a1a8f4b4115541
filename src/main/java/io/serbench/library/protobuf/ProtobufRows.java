package io.serbench.library.protobuf;

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
import io.serbench.library.shared.ProtobufFields;
import io.serbench.library.shared.PublishedSize;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/** Google's Protocol Buffers, with the full Java runtime and the lite one for Android. */
public final class ProtobufRows implements LibraryRows, SchemaOpener {
  static final String PROTOBUF = "protobuf";
  private static final String PROTOBUF_EDITION_2023 = "protobuf-edition2023";
  private static final String PROTOBUF_JAVALITE = "protobuf-javalite";
  static final String JSON_PROTOBUF = "json/protobuf";

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Protocol Buffers",
          List.of("com.google.protobuf:protobuf-java"),
          "BSD-3-Clause",
          "https://protobuf.dev/");

  private static final String JAVALITE = "com.google.protobuf:protobuf-javalite";
  private static final LibraryInfo LITE =
      new LibraryInfo(
          "Protocol Buffers Lite",
          List.of(JAVALITE),
          "BSD-3-Clause",
          "https://github.com/protocolbuffers/protobuf/blob/main/java/lite.md");

  private static final LibraryInfo JSON =
      new LibraryInfo(
          "Protocol Buffers, JsonFormat",
          List.of("com.google.protobuf:protobuf-java-util"),
          "BSD-3-Clause",
          "https://protobuf.dev/programming-guides/json/");

  @Override
  public List<Row> rows() {
    return List.of(
        binary(PROTOBUF, Feature.LAZY_STRINGS)
            .description(
                "messages that protoc generated from schema/protobuf, in proto2 as in the row that"
                    + " was published under this name")
            .settings(
                "proto2 syntax, optimize_for = SPEED (the default), arrays packed; short and char"
                    + " are int32")
            .opensWith(this),
        binary(PROTOBUF_EDITION_2023)
            .alias("protobuf-proto3")
            .description(
                "messages that protoc generated from schema/protobuf in edition 2023, which decode"
                    + " strings in deser and check that they are UTF-8; the code is that of proto3"
                    + " with optional fields, but for unknown constants of enums")
            .settings(
                "edition 2023 with enum_type = CLOSED, optimize_for = SPEED (the default); short"
                    + " and char are int32")
            .opensWith(this),
        binary(PROTOBUF_JAVALITE)
            .description(
                "messages that protoc generated from schema/protobuf for the runtime that Android"
                    + " uses, which has less code and no reflection; strings are decoded in deser")
            .library(LITE)
            .settings("proto2 syntax, java_out=lite, arrays packed; short and char are int32")
            // The lite runtime's classes have the same names as those of the full one.
            .ownJars(JAVALITE)
            .usesUnsafe()
            .opensWith(this),
        Row.named(JSON_PROTOBUF)
            .tags(Effort.CLASSES_KNOWN, Format.JSON, Structure.FLAT_TREE)
            .description(
                "the messages of the row protobuf in protobuf's JSON format; numbers of 64 bits are"
                    + " JSON strings there, and an unknown field is an error")
            .library(JSON)
            .settings(
                "omittingInsignificantWhitespace()"
                    + PublishedSize.was(
                        488,
                        "a different formatter, with spaces, and 64-bit numbers without quotes"))
            .calls(
                "create fills the generated builders; ser calls print of one JsonFormat.Printer and"
                    + " encodes the string; deser decodes it and calls merge of one"
                    + " JsonFormat.Parser with a new builder",
                "https://protobuf.dev/reference/java/api-docs/com/google/protobuf/util/"
                    + "JsonFormat.Printer")
            .only(SchemaFamily.names())
            .also(Transport.TEXT)
            .opensWith(this));
  }

  private static RowBuilder binary(String name, Feature... features) {
    return Row.named(name)
        // Messages are immutable, and parsers stateless.
        .threadSafe()
        .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE, features)
        .library(LIBRARY)
        .calls(
            "create fills the generated builders; ser calls toByteArray() on the message; deser"
                + " calls parseFrom(byte[]) of the generated class's parser; buffers by"
                + " CodedOutputStream.newInstance and parseFrom(ByteBuffer), streams by"
                + " writeDelimitedTo and parseDelimitedFrom",
            "https://protobuf.dev/getting-started/javatutorial/#parsing-serialization")
        .only(SchemaFamily.names())
        .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM);
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return row.equals(JSON_PROTOBUF) ? Optional.empty() : Optional.of(new ProtobufFields());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case PROTOBUF -> new ProtobufSerializer<>(messages(type));
      case PROTOBUF_EDITION_2023 ->
          new io.serbench.library.protobuf2023.ProtobufSerializer<>(
              io.serbench.library.protobuf2023.MessageType.of(type));
      case PROTOBUF_JAVALITE ->
          new io.serbench.library.protobuflite.ProtobufSerializer<>(
              io.serbench.library.protobuflite.MessageType.of(type));
      case JSON_PROTOBUF -> new ProtobufJsonSerializer<>(messages(type));
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static MessageType<?, ?> messages(DataType<?> type) {
    return type.bundled() ? MessageType.of(type) : MessageForm.type(type.root());
  }
}
