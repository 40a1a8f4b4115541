package io.serbench.library.chroniclewire;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import java.util.List;

/**
 * Chronicle Wire rows: any class, field by field, in its binary formats; and media with
 * hand-written code.
 */
public final class ChronicleWireRows implements LibraryRows, Opener {
  private static final String CHRONICLE_WIRE = "chronicle-wire";
  private static final String CHRONICLE_WIRE_FIELDLESS = "chronicle-wire-fieldless";

  private static final String CHRONICLE_WIRE_MARSHALLABLE = "chronicle-wire-marshallable";
  private static final String CHRONICLE_WIRE_BYTES = "chronicle-wire-bytes";

  private static final String SITE = "https://github.com/OpenHFT/Chronicle-Wire";
  private static final LibraryInfo LIBRARY =
      new LibraryInfo("Chronicle Wire", List.of("net.openhft:chronicle-wire"), "Apache-2.0", SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        row(CHRONICLE_WIRE)
            .description("any class, by its fields and their names")
            .settings("WireType.BINARY_LIGHT, the format of its queues")
            .opensWith(this),
        row(CHRONICLE_WIRE_FIELDLESS)
            .description("any class, by its fields in their order, without names")
            .settings("WireType.FIELDLESS_BINARY")
            .opensWith(this),
        marshallable(CHRONICLE_WIRE_MARSHALLABLE)
            .description("beans that write themselves by hand-written code, with field names")
            .settings("SelfDescribingMarshallable; WireType.BINARY_LIGHT, the format of its queues")
            .calls(
                "two Wires, on Bytes outside the heap that grow and are used again; for each reset,"
                    + " writeMarshallable(wire), toByteArray(); reset, the byte[] written to the"
                    + " Bytes, readMarshallable(wire)",
                SITE + "#pick-the-flavour-of-wire-you-want")
            .opensWith(this),
        marshallable(CHRONICLE_WIRE_BYTES)
            .description("beans that write themselves by hand-written code, without a Wire")
            .settings("BytesMarshallable; numbers at their full width, enums as ordinals")
            .calls(
                "two Bytes outside the heap that grow and are used again; for each clear,"
                    + " writeMarshallable(bytes), toByteArray(); clear, the byte[] written to the"
                    + " Bytes, readMarshallable(bytes)",
                SITE + "#pick-the-flavour-of-wire-you-want")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case CHRONICLE_WIRE -> ChronicleWireSerializer.named(type);
      case CHRONICLE_WIRE_FIELDLESS -> ChronicleWireSerializer.fieldless(type);
      case CHRONICLE_WIRE_MARSHALLABLE -> new ChronicleWireMarshallables.SelfDescribing();
      case CHRONICLE_WIRE_BYTES -> new ChronicleWireMarshallables.InBytes();
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder marshallable(String name) {
    return row(name)
        .tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FLAT_TREE)
        .only(MediaFamily.TYPE.family());
  }

  private static RowBuilder row(String name) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
        .library(LIBRARY)
        .calls(
            "two Wires, on Bytes outside the heap that grow and are used again; for each reset,"
                + " getValueOut().object with the root's class, toByteArray(); reset, the byte[]"
                + " written to the Bytes, getValueIn().object with the root's class",
            SITE + "#pick-the-flavour-of-wire-you-want")
        // What its page for Java 17 lists, of which a message in memory needs these.
        .opens(
            "java.base/java.lang",
            "java.base/java.lang.reflect",
            "java.base/java.util",
            "java.base/sun.nio.ch",
            "java.base/jdk.internal.misc",
            "java.base/jdk.internal.ref")
        .usesUnsafe();
  }
}
