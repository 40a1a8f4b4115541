package io.serbench.library.activej;

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
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;

/**
 * ActiveJ rows. ActiveJ, formerly DataKernel, generates the bytecode of serializers at run time.
 */
public final class ActivejRows implements LibraryRows, Opener {
  private static final LibraryInfo ACTIVEJ =
      new LibraryInfo(
          "ActiveJ Serializer",
          List.of("io.activej:activej-serializer", "io.activej:activej-codegen"),
          "Apache-2.0",
          "https://activej.io/serializer");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("activej")
            .alias("datakernel")
            .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FLAT_TREE)
            .description("bytecode generated for classes that are declared ahead")
            .library(ACTIVEJ)
            .also(Transport.HEAP, Transport.STREAM)
            .settings(
                "CompatibilityLevel.LEVEL_4_LE; instead of annotations on the classes, a"
                    + " SerializerDefClass for each class of the data set, with all its fields, and"
                    + " withSubclasses for each interface or abstract class above some of them;"
                    + " what is not primitive is nullable, as any such field may be null; strings"
                    + " in UTF-8, numbers at full width (the default); a SimpleSerializerDef each"
                    + " for UUID, BigDecimal, LocalDate and OffsetDateTime, for which ActiveJ"
                    + " brings none")
            .calls(
                "one BinarySerializer; encode into an array that is used again, and grown where it"
                    + " is too small, then Arrays.copyOf; decode; a heap buffer as its array, from"
                    + " an index on; a stream by StreamCodec.ofBinarySerializer, StreamOutput and"
                    + " StreamInput",
                "https://activej.io/serializer/examples")
            .converts(UUID.class, BigDecimal.class, LocalDate.class, OffsetDateTime.class)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new ActivejObjects<>(type);
  }
}
