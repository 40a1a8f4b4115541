package io.serbench.library.protostuff;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.SchemaOpener;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ProtobufFields;
import io.serbench.library.shared.PublishedSize;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/**
 * Protostuff: one schema, several formats. The rows combine sources of the schema (its compiler,
 * hand-written code, reflection) with formats (its own binary format, the same with references,
 * Protocol Buffers' format, and JSON).
 */
public final class ProtostuffRows implements LibraryRows, SchemaOpener {
  /** The name of a row, and of the library. */
  private static final String PROTOSTUFF = "protostuff";

  private static final String PROTOSTUFF_MANUAL = "protostuff-manual";
  private static final String PROTOSTUFF_RUNTIME = "protostuff-runtime";
  private static final String PROTOBUF_PROTOSTUFF = "protobuf/protostuff";
  private static final String PROTOBUF_PROTOSTUFF_RUNTIME = "protobuf/protostuff-runtime";
  private static final String PROTOSTUFF_GRAPH = "protostuff-graph";
  private static final String PROTOSTUFF_GRAPH_RUNTIME = "protostuff-graph-runtime";
  private static final String JSON_PROTOSTUFF_MANUAL = "json/protostuff-manual";
  private static final String JSON_PROTOSTUFF_RUNTIME = "json/protostuff-runtime";

  private static final String WITHOUT_UNSAFE = "-Dprotostuff.runtime.use_sun_misc_unsafe=false";

  private static final LibraryInfo CORE =
      new LibraryInfo(
          PROTOSTUFF,
          List.of("io.protostuff:protostuff-core"),
          "Apache-2.0",
          "https://protostuff.github.io/docs/");

  private static final LibraryInfo RUNTIME =
      new LibraryInfo(
          PROTOSTUFF,
          List.of("io.protostuff:protostuff-runtime", "io.protostuff:protostuff-core"),
          "Apache-2.0",
          "https://protostuff.github.io/docs/");

  private static final LibraryInfo JSON =
      new LibraryInfo(
          PROTOSTUFF,
          List.of("io.protostuff:protostuff-json", "io.protostuff:protostuff-runtime"),
          "Apache-2.0",
          "https://protostuff.github.io/docs/");

  /** The names of the classes to call, without which this class must load. */
  private static final String OWN = "ProtostuffIOUtil";

  private static final String PROTOBUF = "ProtobufIOUtil";
  private static final String GRAPH = "GraphIOUtil";

  private static final String BUFFER =
      "one LinkedBuffer, cleared after each call; of 16 KiB, or of four times the largest message"
          + " that took more than half of it";
  private static final String GENERATED =
      BUFFER
          + "; classes of protostuff-compiler, output java_bean without options, from"
          + " schema/protobuf: they keep numbers boxed, and so can say that there is no bit rate;"
          + " they write arrays number by number, not packed";
  private static final String JSON_BUFFER =
      "one LinkedBuffer of 16 KiB, through which the stream is written, cleared after each call";
  private static final String NO_PROPERTY =
      "; no protostuff.runtime.* system property set, so enums are written as numbers, a List"
          + " comes back as an ArrayList, and an empty one as null";
  private static final String REFLECTED = BUFFER + NO_PROPERTY;

  /**
   * A documented limitation. The flag {@code COLLECTION_SCHEMA_ON_REPEATED_FIELDS} lifts it, but
   * breaks the compatibility with Protocol Buffers and makes every list longer.
   */
  private static final String NO_EMPTY_LISTS = "reads an empty list as null";

  private static final String[] LISTS_MAY_BE_EMPTY = {"users", "clients"};

  @Override
  public List<Row> rows() {
    return List.of(
        onMessages(PROTOSTUFF, OWN)
            .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("protostuff's own format, generated messages with their schema")
            .opensWith(this),
        row(PROTOSTUFF_MANUAL, OWN)
            .library(CORE)
            .tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FLAT_TREE)
            .only(MediaFamily.TYPE.family())
            .plays(Role.LADDER)
            .description("protostuff's own format, a hand-written schema for the plain classes")
            .settings(BUFFER + "; the field numbers of schema/protobuf/media.proto")
            .opensWith(this),
        onAnything(PROTOSTUFF_RUNTIME, OWN)
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("protostuff's own format, a schema made by reflection")
            .opensWith(this),
        onMessages(PROTOBUF_PROTOSTUFF, PROTOBUF)
            .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description("Protocol Buffers' format, generated messages with their schema")
            .opensWith(this),
        onAnything(PROTOBUF_PROTOSTUFF_RUNTIME, PROTOBUF)
            .tags(Effort.ZERO_KNOWLEDGE, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description("Protocol Buffers' format, a schema made by reflection")
            .opensWith(this),
        onMessages(PROTOSTUFF_GRAPH, GRAPH)
            .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FULL_GRAPH)
            .description("protostuff's own format with references, generated messages")
            .opensWith(this),
        onAnything(PROTOSTUFF_GRAPH_RUNTIME, GRAPH)
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
            .description("protostuff's own format with references, a schema made by reflection")
            .without("has no references to the root object", "sample-graph")
            .opensWith(this),
        json(JSON_PROTOSTUFF_MANUAL)
            .tags(Effort.MANUAL_OPT, Format.JSON, Structure.FLAT_TREE)
            .only(MediaFamily.TYPE.family())
            .description("JSON, a hand-written schema for the plain classes")
            .settings(
                JSON_BUFFER
                    + "; names of fields, not numbers; enums as numbers"
                    + PublishedSize.was(
                        449, "lists were named image and person; now they are images and persons"))
            .opensWith(this),
        json(JSON_PROTOSTUFF_RUNTIME)
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .usesUnsafe()
            .withoutUnsafe(WITHOUT_UNSAFE)
            .description("JSON, a schema made by reflection")
            .without(NO_EMPTY_LISTS, LISTS_MAY_BE_EMPTY)
            .settings(JSON_BUFFER + NO_PROPERTY + "; names of fields, not numbers")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case PROTOSTUFF -> new MessageSerializer<>(MessageType.of(type), WireFormat.PROTOSTUFF);
      case PROTOSTUFF_MANUAL -> PlainSerializer.manual(type, WireFormat.PROTOSTUFF);
      case PROTOSTUFF_RUNTIME -> PlainSerializer.runtime(type, WireFormat.PROTOSTUFF);
      case PROTOBUF_PROTOSTUFF ->
          new MessageSerializer<>(MessageType.of(type), WireFormat.PROTOBUF);
      case PROTOBUF_PROTOSTUFF_RUNTIME -> PlainSerializer.runtime(type, WireFormat.PROTOBUF);
      case PROTOSTUFF_GRAPH -> new MessageSerializer<>(MessageType.of(type), WireFormat.GRAPH);
      case PROTOSTUFF_GRAPH_RUNTIME -> PlainSerializer.runtime(type, WireFormat.GRAPH);
      case JSON_PROTOSTUFF_MANUAL -> JsonSerializer.manual(type);
      case JSON_PROTOSTUFF_RUNTIME -> JsonSerializer.runtime(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(row)
        .filter(PROTOBUF_PROTOSTUFF::equals)
        .map(protobuf -> new ProtobufFields());
  }

  private static RowBuilder onMessages(String name, String util) {
    return row(name, util).library(CORE).only(SchemaFamily.names()).settings(GENERATED);
  }

  private static RowBuilder onAnything(String name, String util) {
    return row(name, util)
        .library(RUNTIME)
        .usesUnsafe()
        .withoutUnsafe(WITHOUT_UNSAFE)
        .settings(REFLECTED)
        .without(NO_EMPTY_LISTS, LISTS_MAY_BE_EMPTY);
  }

  private static RowBuilder json(String name) {
    return Row.named(name)
        .library(JSON)
        .also(Transport.TEXT, Transport.STREAM)
        .calls(
            "JsonIOUtil.writeTo(out, message, schema, numeric, buffer) to a reused unlocked stream"
                + " in memory, then buffer.clear(); schema.newMessage(), then"
                + " JsonIOUtil.mergeFrom(bytes, message, schema, numeric)",
            "https://github.com/protostuff/protostuff/blob/master/protostuff-json/src/main/java/io/protostuff/JsonIOUtil.java");
  }

  private static RowBuilder row(String name, String util) {
    return Row.named(name)
        .also(Transport.STREAM)
        .calls(
            util
                + ".toByteArray(message, schema, buffer), then buffer.clear(); schema.newMessage(),"
                + " then "
                + util
                + ".mergeFrom(bytes, message, schema)",
            "https://protostuff.github.io/docs/protostuff-runtime/");
  }
}
