package io.serbench.library.protostream;

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
import io.serbench.dataset.media.MediaListFamily;
import io.serbench.library.shared.ProtobufFields;
import io.serbench.serializer.Serializer;
import java.util.List;
import java.util.Optional;

/** ProtoStream, Infinispan's marshaller of plain classes in protobuf's wire format. */
public final class ProtoStreamRows implements LibraryRows, SchemaOpener {
  private static final String SITE = "https://github.com/infinispan/protostream";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("protobuf-protostream")
            .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "protobuf messages from and to the plain classes, by marshallers that its"
                    + " annotation processor wrote for adapters of them")
            .library(
                new LibraryInfo(
                    "Infinispan ProtoStream",
                    List.of("org.infinispan.protostream:protostream"),
                    "Apache-2.0",
                    SITE))
            .settings(
                "proto2 syntax, as the row protobuf; messages without the wrapper that names their"
                    + " type")
            .calls(
                "one SerializationContext; ProtobufUtil.toByteArray and fromByteArray with the"
                    + " root's class",
                "https://infinispan.org/docs/stable/titles/encoding/encoding.html#marshalling_user_types")
            .only(MediaFamily.TYPE.family(), MediaListFamily.TYPE.family())
            .threadSafe()
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new ProtobufFields());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new ProtoStreamSerializer<>(type);
  }
}
