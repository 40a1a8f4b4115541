package io.serbench.library.mongodb;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import java.util.List;

/** BSON by the library of MongoDB's Java driver. */
public final class MongodbRows implements LibraryRows, Opener {
  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("bson/mongodb")
            .alias("bson/mongodb/manual")
            .tags(Effort.MANUAL_OPT, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "hand-written code on BsonWriter and BsonReader, as in a Codec, without documents"
                    + " in between; absent values are left out")
            .library(
                new LibraryInfo(
                    "MongoDB BSON",
                    List.of("org.mongodb:bson"),
                    "Apache-2.0",
                    "https://www.mongodb.com/docs/drivers/java/sync/current/data-formats/"))
            .calls(
                "a BsonBinaryWriter on a BasicOutputBuffer that is truncated and used again,"
                    + " toByteArray(); a BsonBinaryReader on the wrapped byte[]; writer and reader"
                    + " are closed after use",
                "https://www.mongodb.com/docs/drivers/java/sync/current/data-formats/codecs/")
            .only(MediaFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new BsonMediaSerializer();
  }
}
