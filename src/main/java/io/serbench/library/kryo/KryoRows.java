package io.serbench.library.kryo;

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
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import java.util.List;

/** Kryo: its field serializers on any class, registered, tuned, tolerant, and written by hand. */
public final class KryoRows implements LibraryRows, Opener {
  private static final String README = "https://github.com/EsotericSoftware/kryo";
  private static final LibraryInfo KRYO =
      new LibraryInfo("Kryo", List.of("com.esotericsoftware:kryo"), "BSD-3-Clause", README);

  private static final String REUSE =
      "Kryo.writeObject to an Output that is reset and used again, Output.toBytes; Input.setBuffer"
          + " and Kryo.readObject with the root's class; one Kryo, Output and Input for all"
          + " messages";

  private static final String COMMON =
      "DefaultInstantiatorStrategy with StdInstantiatorStrategy for classes without a constructor"
          + " that takes nothing; UUIDSerializer for UUID";

  @Override
  public List<Row> rows() {
    return List.of(
        row("kryo-flat", Effort.ZERO_KNOWLEDGE, Structure.FLAT_TREE)
            .alias("kryo-auto-flat")
            .description("any class, no references")
            .settings("setRegistrationRequired(false), setReferences(false); " + COMMON)
            .calls(REUSE, README + "#reading-and-writing-objects")
            .opensWith(this),
        row("kryo-serializer", Effort.ZERO_KNOWLEDGE, Structure.FULL_GRAPH)
            .alias("kryo-auto")
            .description("any class, references kept")
            .settings("setRegistrationRequired(false), setReferences(true); " + COMMON)
            .calls(REUSE, README + "#references")
            .opensWith(this),
        row("kryo-flat-pre", Effort.CLASSES_KNOWN, Structure.FLAT_TREE)
            .alias("kryo-registered-flat")
            .description("registered classes, no references")
            .settings(
                "setReferences(false); the type's classes registered first, then the JDK's usual"
                    + " collections, arrays and value classes; "
                    + COMMON)
            .calls(REUSE, README + "#registration")
            .opensWith(this),
        row("kryo-opt", Effort.MANUAL_OPT, Structure.FLAT_TREE)
            .description("registered classes, field serializers tuned for the type")
            .settings(
                "as kryo-flat-pre, and: fields never null but title and copyright, value and"
                    + " element classes given and so setOptimizedGenerics(false), numbers optimised"
                    + " for positive values")
            .calls(REUSE, README + "#cachedfield-settings")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        row("kryo-manual", Effort.MANUAL_OPT, Structure.FLAT_TREE)
            .description("registered classes, serializers written by hand")
            .settings("as kryo-flat-pre, with a hand-written Serializer for each class of the type")
            .calls(REUSE, README + "#implementing-a-serializer")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        Row.named("kryo-compatible")
            .library(KRYO)
            .usesUnsafe()
            .tags(
                Effort.ZERO_KNOWLEDGE,
                Format.BINARY,
                Structure.FLAT_TREE,
                Feature.VERSIONING_BACKWARD_COMPATIBLE,
                Feature.VERSIONING_FORWARD_COMPATIBLE,
                Feature.CONTAINS_SCHEMA)
            .description("any class, no references, reader and writer may differ in fields")
            .settings(
                "as kryo-flat, and setDefaultSerializer(CompatibleFieldSerializer.class) with its"
                    + " defaults (readUnknownFieldData true, chunkedEncoding false)")
            .calls(REUSE, README + "#compatiblefieldserializer")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case "kryo-flat" -> new KryoObjects<>(type, KryoSetup.unregistered(false));
      case "kryo-serializer" -> new KryoObjects<>(type, KryoSetup.unregistered(true));
      case "kryo-flat-pre" -> new KryoObjects<>(type, KryoSetup.registered(type));
      case "kryo-opt" -> new KryoObjects<>(MediaFamily.TYPE, KryoMediaTuned.kryo());
      case "kryo-manual" -> new KryoObjects<>(MediaFamily.TYPE, KryoMediaManual.kryo());
      case "kryo-compatible" -> new KryoObjects<>(type, KryoSetup.compatible());
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, Effort effort, Structure structure) {
    return Row.named(name).tags(effort, Format.BINARY, structure).library(KRYO).usesUnsafe();
  }
}
