package io.serbench.library.kotlinx;

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
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.library.avro.AvroRewriting;
import io.serbench.library.jackson.BinaryTrees;
import io.serbench.library.shared.ProtobufFields;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** kotlinx.serialization: Kotlin classes with serializers from the compiler, in four formats. */
public final class KotlinxRows implements LibraryRows, SchemaOpener {
  private static final String JSON_KOTLINX = "json/kotlinx";
  private static final String CBOR_KOTLINX = "cbor/kotlinx";
  private static final String PROTOBUF_KOTLINX = "protobuf/kotlinx";
  private static final String AVRO_AVRO4K = "avro/avro4k";

  private static final String SERIALIZABLE = "kotlinx.serialization.Serializable";
  private static final String GUIDE =
      "https://github.com/Kotlin/kotlinx.serialization/blob/master/docs/";

  @Override
  public List<Row> rows() {
    return List.of(
        row(JSON_KOTLINX, "json", Format.JSON, "basic-serialization.md#json-encoding")
            .calls(
                "Json's encodeToString and decodeFromString with the class's serializer; strings"
                    + " are coded as UTF-8 here",
                GUIDE + "basic-serialization.md#json-encoding")
            .also(Transport.TEXT)
            .opensWith(this),
        row(CBOR_KOTLINX, "cbor", Format.BIN_CROSSLANG, "formats.md#cbor-experimental")
            .opensWith(this),
        row(PROTOBUF_KOTLINX, "protobuf", Format.BIN_CROSSLANG, "formats.md#protobuf-experimental")
            .opensWith(this),
        Row.named(AVRO_AVRO4K)
            .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "Kotlin classes of its own, or yours that are @Serializable, with serializers that"
                    + " the plugin of Kotlin's compiler wrote; avro4k makes the schema of the class"
                    + " and a GenericRecord of each object")
            .library(
                new LibraryInfo(
                    "avro4k",
                    List.of(
                        "com.github.avro-kotlin.avro4k:avro4k-core",
                        "org.jetbrains.kotlinx:kotlinx-serialization-core-jvm",
                        "org.apache.avro:avro"),
                    "Apache-2.0",
                    "https://github.com/avro-kotlin/avro4k"))
            .settings(
                "1.10.1, the newest that could be had; 2.*, which makes no records, is not on Maven"
                    + " Central; encodeFormat Binary, so that the schema is not in the bytes")
            .calls(
                "create fills the Kotlin classes; openOutputStream(serializer) to an unlocked"
                    + " stream in memory and openInputStream(serializer) from the array, with the"
                    + " schema that was made once",
                "https://github.com/avro-kotlin/avro4k/tree/v1.10.1#input--output")
            .only(SchemaFamily.names())
            .annotated(SERIALIZABLE)
            .without(
                "Unsupported type kotlin.Char",
                SampleFamilies.SAMPLE.family(),
                SampleFamilies.LIST.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    KotlinType<?, ?> kotlin = KotlinType.of(type);
    return switch (row) {
      case JSON_KOTLINX -> KotlinxSerializer.json(kotlin);
      case CBOR_KOTLINX -> KotlinxSerializer.cbor(kotlin);
      case PROTOBUF_KOTLINX -> KotlinxSerializer.protobuf(kotlin);
      case AVRO_AVRO4K -> Avro4kSerializer.of(kotlin, UnaryOperator.identity());
      default -> throw new IllegalArgumentException(row);
    };
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type, WriterSchema writer) throws Exception {
    return row.equals(AVRO_AVRO4K) && writer != WriterSchema.SAME
        ? Avro4kSerializer.of(KotlinType.of(type), schema -> AvroRewriting.changed(schema, writer))
        : open(row, type);
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return switch (row) {
      case CBOR_KOTLINX -> Optional.of(BinaryTrees.cbor());
      case PROTOBUF_KOTLINX -> Optional.of(new ProtobufFields());
      case AVRO_AVRO4K -> Optional.of(new AvroRewriting());
      default -> Optional.empty();
    };
  }

  private static RowBuilder row(String name, String format, Format tag, String page) {
    return Row.named(name)
        .tags(Effort.CLASSES_KNOWN, tag, Structure.FLAT_TREE, Feature.OPTIMIZATION_BY_ANNOTATION)
        .description(
            "Kotlin classes of its own, or yours that are @Serializable, with serializers that the"
                + " plugin of Kotlin's compiler wrote; nulls, which are the defaults, are left"
                + " out")
        .library(
            new LibraryInfo(
                "kotlinx.serialization",
                List.of(
                    "org.jetbrains.kotlinx:kotlinx-serialization-" + format + "-jvm",
                    "org.jetbrains.kotlinx:kotlinx-serialization-core-jvm"),
                "Apache-2.0",
                "https://github.com/Kotlin/kotlinx.serialization"))
        .calls(
            "create fills the Kotlin classes; the format's encodeToByteArray and"
                + " decodeFromByteArray with the class's serializer",
            GUIDE + page)
        .only(SchemaFamily.names())
        .annotated(SERIALIZABLE)
        .threadSafe();
  }
}
