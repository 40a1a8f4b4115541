package io.serbench.library.mongodb;

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
import io.serbench.library.jackson.BinaryTrees;
import io.serbench.serializer.Serializer;
import java.util.List;
import java.util.Optional;

/** The BSON library of MongoDB's Java driver. */
public final class MongodbRows implements LibraryRows, SchemaOpener {
  private static final String BSON_MONGODB = "bson/mongodb";
  private static final String BSON_MONGODB_POJO = "bson/mongodb/pojo";

  private static final String FORMATS =
      "https://www.mongodb.com/docs/drivers/java/sync/current/data-formats/";

  private static final LibraryInfo BSON =
      new LibraryInfo("MongoDB BSON", List.of("org.mongodb:bson"), "Apache-2.0", FORMATS);

  private static final String BUFFERS =
      "a BsonBinaryWriter on a BasicOutputBuffer that is truncated and used again,"
          + " toByteArray(); a BsonBinaryReader on the wrapped byte[]; writer and reader"
          + " are closed after use";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named(BSON_MONGODB)
            .alias("bson/mongodb/manual")
            .tags(Effort.MANUAL_OPT, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "hand-written code on BsonWriter and BsonReader, as in a Codec, without documents"
                    + " in between; absent values are left out")
            .library(BSON)
            .calls(BUFFERS, FORMATS + "codecs/")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        Row.named(BSON_MONGODB_POJO)
            .tags(Effort.ZERO_KNOWLEDGE, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "codecs that the library makes of any class by reflection; absent values are left"
                    + " out")
            .library(BSON)
            .settings(
                "automatic(true), with the library's codecs for values, collections, maps and"
                    + " enums")
            .calls(
                "one Codec of one CodecRegistry, one EncoderContext and one DecoderContext; "
                    + BUFFERS,
                FORMATS + "document-data-format-pojo/")
            .without(
                "has no codecs for arrays but byte[]", "arrays", "clients", "sample", "sample-list")
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return switch (row) {
      case BSON_MONGODB -> Optional.of(BinaryTrees.bson());
      default -> Optional.empty();
    };
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case BSON_MONGODB -> new BsonMediaSerializer();
      case BSON_MONGODB_POJO -> new PojoSerializer<>(type);
      default -> throw new IllegalArgumentException(row);
    };
  }
}
