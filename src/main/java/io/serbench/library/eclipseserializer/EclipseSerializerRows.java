package io.serbench.library.eclipseserializer;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * Rows of Eclipse Serializer, the successor of MicroStream. It copies the memory of objects, with a
 * header, and numbers in place of references.
 *
 * <p>Its plain serializer writes numbers for types without describing them, so a reader must have
 * registered the same types; the row with that serializer is tagged accordingly. The row that needs
 * no knowledge of classes uses the serializer whose data describe their types.
 */
public final class EclipseSerializerRows implements LibraryRows, Opener {
  private static final String ECLIPSE_SERIALIZER = "eclipse-serializer";
  private static final String ECLIPSE_SERIALIZER_REGISTERED = "eclipse-serializer-registered";

  private static final String MANUAL = "https://docs.eclipsestore.io/manual/serializer/";
  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Eclipse Serializer",
          List.of("org.eclipse.serializer:serializer", "org.eclipse.serializer:persistence-binary"),
          "EPL-2.0",
          MANUAL + "index.html");

  private static final String OVER_DIRECT =
      " a direct buffer takes a copy of the Binary's own, and is read by ChunksWrapper.New";

  @Override
  public List<Row> rows() {
    return List.of(
        row(ECLIPSE_SERIALIZER)
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
            .description("any class, the value's types described in each value")
            .settings("SerializerTypeInfoStrategyCreator.Diff(false)")
            .calls(
                "one TypedSerializer.Binary for all values; serialize, deserialize, and"
                    + " TypedSerializer.Static.toBytes and toBinary, as TypedSerializer.Bytes does;"
                    + OVER_DIRECT,
                MANUAL + "typed-serializer.html")
            .opensWith(this),
        row(ECLIPSE_SERIALIZER_REGISTERED)
            .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FULL_GRAPH)
            .description("registered classes, types as numbers")
            .settings("SerializerFoundation.registerEntityTypes with the data set's classes")
            .calls(
                "one Serializer.Binary for all values; serialize, deserialize, and"
                    + " Serializer.Static.toBytes and toBinary, as Serializer.Bytes does;"
                    + OVER_DIRECT,
                MANUAL + "performance.html")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case ECLIPSE_SERIALIZER -> EclipseSerializerObjects.typed(type);
      case ECLIPSE_SERIALIZER_REGISTERED -> EclipseSerializerObjects.registered(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name) {
    return Row.named(name)
        .library(LIBRARY)
        // Records are laid out by it: "please start the VM with --add-exports", it says without.
        .opens("java.base/jdk.internal.misc")
        .usesUnsafe()
        .also(Transport.DIRECT);
  }
}
