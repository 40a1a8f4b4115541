package io.serbench.library.scalapb;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.SchemaOpener;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ProtobufFields;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/** ScalaPB: protobuf messages that are Scala's case classes. */
public final class ScalapbRows implements LibraryRows, SchemaOpener {
  private static final String SITE = "https://scalapb.github.io/docs/";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("protobuf-scalapb")
            .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "immutable case classes generated from schema/protobuf; a null string is None")
            .library(
                new LibraryInfo(
                    "ScalaPB",
                    List.of(
                        "com.thesamet.scalapb:scalapb-runtime_2.13",
                        "com.google.protobuf:protobuf-java"),
                    "Apache-2.0",
                    SITE))
            .settings(
                "generator 0.11.20, the newest that could be had as a program, with flat_package;"
                    + " runtime 0.11.21; unknown fields are kept, the default")
            .calls(
                "create builds the case classes; toByteArray() and parseFrom(byte[]); streams by"
                    + " writeDelimitedTo and parseDelimitedFrom",
                SITE + "generated-code")
            .only(MediaFamily.TYPE.family())
            .also(Transport.STREAM)
            .usesUnsafe()
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new ProtobufFields());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new ScalapbSerializer();
  }
}
