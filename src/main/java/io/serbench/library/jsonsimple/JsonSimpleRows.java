package io.serbench.library.jsonsimple;

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
import io.serbench.serializer.Transport;
import java.util.List;

/** json-simple: hand-written code that writes trees and reads events. */
public final class JsonSimpleRows implements LibraryRows, Opener {
  private static final String WIKI = "https://code.google.com/archive/p/json-simple/wikis/";
  private static final LibraryInfo JSON_SIMPLE =
      new LibraryInfo(
          "json-simple",
          List.of("com.googlecode.json-simple:json-simple"),
          "Apache-2.0",
          "https://github.com/fangyidong/json-simple");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/json.simple/manual")
            .tags(Effort.MANUAL_OPT, Format.JSON, Structure.FLAT_TREE)
            .description(
                "hand-written code on JSONObject and JSONArray, and on a ContentHandler; absent"
                    + " values left out")
            .library(JSON_SIMPLE)
            .calls(
                "ser makes a tree of the plain object and calls its writeJSONString on a reused"
                    + " buffer of characters, encoded as UTF-8 in one pass; deser decodes to a"
                    + " String, and one JSONParser calls a ContentHandler that fills the plain"
                    + " object, without a tree",
                WIKI + "DecodingExamples.wiki")
            .only(MediaFamily.TYPE.family())
            .also(Transport.TEXT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JsonSimpleMedia();
  }
}
