package io.serbench.library.fory;

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
import java.util.List;

/**
 * Apache Fory: generates serializer code in the running JVM.
 *
 * <p>The rows differ in two questions, whether the classes are registered and whether references
 * are tracked, and the last one in every option that trades size for speed. All write Fory's native
 * (Java to Java) format for one schema: the format for other languages and the one that tolerates
 * changed classes, both the defaults, are other rows' subject.
 */
public final class ForyRows implements LibraryRows, Opener {
  private static final LibraryInfo FORY =
      new LibraryInfo(
          "Apache Fory",
          List.of("org.apache.fory:fory-core"),
          "Apache-2.0",
          "https://fory.apache.org/docs/");

  private static final String COMMON =
      "native mode (withXlang(false)), one schema (withCompatible(false)), code generated in the"
          + " caller's thread at first use (withCodegen(true), withAsyncCompilation(false), so that"
          + " no code generation runs while something is timed)";
  private static final String REGISTERED = ", all classes of the data set registered";
  private static final String UNREGISTERED =
      ", requireClassRegistration(false) with a type checker that admits every class";
  private static final String FLAT = ", withRefTracking(false)";
  private static final String GRAPH = ", withRefTracking(true)";

  @Override
  public List<Row> rows() {
    return List.of(
        row("fory")
            .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FLAT_TREE)
            .description("classes registered, references not tracked")
            .settings(COMMON + REGISTERED + FLAT)
            .opensWith(this),
        row("fory-auto")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
            .description("nothing registered, references tracked")
            .settings(COMMON + UNREGISTERED + GRAPH)
            .opensWith(this),
        row("fory-auto-flat")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
            .description("nothing registered, references not tracked")
            .settings(COMMON + UNREGISTERED + FLAT)
            .opensWith(this),
        row("fory-registered")
            .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FULL_GRAPH)
            .description("classes registered, references tracked")
            .settings(COMMON + REGISTERED + GRAPH)
            .opensWith(this),
        row("fory-fastest")
            .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FLAT_TREE)
            .description("as fory, every option set for speed at the cost of size")
            .settings(
                COMMON
                    + REGISTERED
                    + FLAT
                    + ", numbers at full width (withNumberCompressed(false)), strings as the JVM"
                    + " holds them (withStringCompressed(false), the default),"
                    + " withClassVersionCheck(false) (the default)")
            .calls(
                "one Fory; Fory.serialize(buffer, object) into one MemoryBuffer, whose bytes are"
                    + " copied out; Fory.deserialize(buffer) on another that is pointed at the"
                    + " array",
                "https://github.com/apache/fory/blob/v1.6.0/java/fory-core/src/main/java/org/apache/fory/config/ForyBuilder.java")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case "fory" -> new ForySerializer<>(type, ForySetups.registered(type, false));
      case "fory-auto" -> new ForySerializer<>(type, ForySetups.unregistered(true));
      case "fory-auto-flat" -> new ForySerializer<>(type, ForySetups.unregistered(false));
      case "fory-registered" -> new ForySerializer<>(type, ForySetups.registered(type, true));
      case "fory-fastest" -> new ForyBufferedSerializer<>(type, ForySetups.fastest(type));
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name) {
    return Row.named(name)
        .library(FORY)
        .usesUnsafe()
        .calls(
            "one Fory, made once; Fory.serialize(object), which reuses its buffer and copies the"
                + " bytes out; Fory.deserialize(bytes)",
            "https://github.com/apache/fory/blob/main/docs/object-serialization/java/basic-serialization.md");
  }
}
