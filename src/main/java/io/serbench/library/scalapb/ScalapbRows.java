package io.serbench.library.scalapb;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** ScalaPB: protobuf messages that are Scala's case classes. */
public final class ScalapbRows implements LibraryRows, Opener {
  private static final String SITE = "https://scalapb.github.io/docs/";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("protobuf-scalapb")
            .tags(
                Effort.CLASSES_KNOWN,
                Format.BIN_CROSSLANG,
                Structure.FLAT_TREE,
                Feature.VERSIONING_BACKWARD_COMPATIBLE,
                Feature.VERSIONING_FORWARD_COMPATIBLE)
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
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new ScalapbSerializer();
  }
}
