package io.serbench.library.scala;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.SchemaOpener;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.jackson.BinaryTrees;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/** borer: Scala's case classes as JSON and CBOR, with the same codecs. */
public final class BorerRows implements LibraryRows, SchemaOpener {
  private static final String JSON_BORER = "json/borer";
  private static final String CBOR_BORER = "cbor/borer";

  private static final String CODEC = "io.bullet.borer.Codec";
  private static final String SITE = "https://sirthias.github.io/borer/";
  private static final String PAGE = SITE + "borer-core/encoding-and-decoding.html";
  private static final LibraryInfo BORER =
      new LibraryInfo(
          "borer",
          List.of("io.bullet:borer-core_2.13", "io.bullet:borer-derivation_2.13"),
          "MPL-2.0",
          SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        row(JSON_BORER, Format.JSON)
            .calls(
                "create builds the case classes; Json.encode(value).toByteArray and"
                    + " Json.decode(bytes).to[MediaContent].value; strings by toUtf8String, and"
                    + " read from their UTF-8",
                PAGE)
            .also(Transport.TEXT)
            .opensWith(this),
        row(CBOR_BORER, Format.BIN_CROSSLANG)
            .calls(
                "create builds the case classes; Cbor.encode(value).toByteArray and"
                    + " Cbor.decode(bytes).to[MediaContent].value",
                PAGE)
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(row).filter(CBOR_BORER::equals).map(cbor -> BinaryTrees.cbor());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_BORER ->
          ScalaObjects.isOwn(type)
              ? ScalaJson.own(BorerJsonProtocol.ofUser(OwnCodecs.find(CODEC, type)))
              : ScalaJson.ofMedia(BorerJsonProtocol.ofMedia());
      case CBOR_BORER ->
          ScalaObjects.isOwn(type)
              ? ScalaBytes.own(BorerCborProtocol.ofUser(OwnCodecs.find(CODEC, type)))
              : ScalaBytes.ofMedia(BorerCborProtocol.ofMedia());
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, Format format) {
    return Row.named(name)
        .tags(Effort.CLASSES_KNOWN, format, Structure.FLAT_TREE)
        .description("immutable case classes as maps; absent options are written as null")
        .library(BORER)
        .settings("MapBasedCodecs' deriveCodec with NullOptions; players and sizes as strings")
        .only(MediaFamily.TYPE.family())
        .annotated(CODEC)
        .usesUnsafe();
  }
}
