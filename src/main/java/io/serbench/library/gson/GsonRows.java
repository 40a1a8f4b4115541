package io.serbench.library.gson;

import io.serbench.catalog.Effort;
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
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * Gson rows: data binding, hand-written code for its streaming API and its trees, and trees of any
 * object.
 */
public final class GsonRows implements LibraryRows, Opener {
  private static final String JSON_GOOGLE_GSON_DATABIND = "json/google-gson/databind";
  private static final String JSON_GOOGLE_GSON_MANUAL = "json/google-gson/manual";
  private static final String JSON_GOOGLE_GSON_MANUAL_TREE = "json/google-gson/manual/tree";
  private static final String JSON_GOOGLE_GSON_TREE = "json/google-gson/tree";

  private static final LibraryInfo GSON =
      new LibraryInfo(
          "Gson",
          List.of("com.google.code.gson:gson"),
          "Apache-2.0",
          "https://github.com/google/gson");

  private static final String JAVADOC =
      "https://javadoc.io/doc/com.google.code.gson/gson/latest/com.google.gson/com/google/gson/";

  private static final String TEXT =
      "; text goes through one reused buffer of characters and is encoded as UTF-8 in one pass, and"
          + " is decoded to a String first; a stream is one array, its elements written and read"
          + " one by one";

  @Override
  public List<Row> rows() {
    return List.of(
        row(JSON_GOOGLE_GSON_DATABIND, Effort.ZERO_KNOWLEDGE)
            .alias("json/gson/databind")
            .description("data binding by reflection, no annotations; nulls are left out")
            .calls(
                "one Gson; one TypeAdapter of it for the root's class, which writes to"
                    + " newJsonWriter and reads from newJsonReader; strings by the Gson's toJson"
                    + " and fromJson"
                    + TEXT,
                JAVADOC + "Gson.html")
            .opensWith(this),
        row(JSON_GOOGLE_GSON_MANUAL, Effort.MANUAL_OPT)
            .description("hand-written code on JsonWriter and JsonReader; absent values left out")
            .calls(
                "a JsonWriter and a JsonReader for each message, since one of them is for one"
                    + " document; names are written and read as Strings"
                    + TEXT,
                JAVADOC + "stream/JsonReader.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        row(JSON_GOOGLE_GSON_MANUAL_TREE, Effort.MANUAL_OPT)
            .description("hand-written code on JsonObject and JsonArray; absent values left out")
            .calls(
                "ser makes a tree of the plain object and writes it with one Gson's toJson, deser"
                    + " parses a tree with JsonParser and makes a plain object of it"
                    + TEXT,
                JAVADOC + "JsonParser.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        row(JSON_GOOGLE_GSON_TREE, Effort.ZERO_KNOWLEDGE)
            .description("the representation is a JsonElement; nulls are left out")
            .calls(
                "one Gson; create is its toJsonTree, encoding its toJson of the tree; deser ends"
                    + " with the tree that JsonParser makes"
                    + TEXT,
                JAVADOC + "Gson.html")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_GOOGLE_GSON_DATABIND -> new GsonDatabind<>(type);
      case JSON_GOOGLE_GSON_MANUAL -> new GsonMediaStream();
      case JSON_GOOGLE_GSON_MANUAL_TREE -> new GsonMediaTree();
      case JSON_GOOGLE_GSON_TREE -> new GsonTree<>(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, Effort effort) {
    return Row.named(name)
        .tags(effort, Format.JSON, Structure.FLAT_TREE)
        .library(GSON)
        .also(Transport.TEXT, Transport.STREAM);
  }
}
