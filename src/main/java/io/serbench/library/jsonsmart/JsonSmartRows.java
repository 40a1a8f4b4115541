package io.serbench.library.jsonsmart;

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
import net.minidev.json.parser.JSONParser;

/** json-smart: hand-written code on its trees. */
public final class JsonSmartRows implements LibraryRows, Opener {
  private static final String SITE = "https://netplex.github.io/json-smart/";
  private static final LibraryInfo JSON_SMART =
      new LibraryInfo("json-smart", List.of("net.minidev:json-smart"), "Apache-2.0", SITE);

  private static final String PERMISSIVE = "json/json-smart/manual/tree";
  private static final String STRICT = "json/json-smart/strict/tree";

  @Override
  public List<Row> rows() {
    return List.of(
        row(
            PERMISSIVE,
            "hand-written code on JSONObject and JSONArray; absent values left out",
            "in its default mode, which is permissive"),
        row(
            STRICT,
            "the same, with a parser that takes JSON as RFC 4627 has it and nothing else",
            "in its mode MODE_RFC4627"));
  }

  private Row row(String name, String description, String mode) {
    return Row.named(name)
        .tags(Effort.MANUAL_OPT, Format.JSON, Structure.FLAT_TREE)
        .description(description)
        .library(JSON_SMART)
        .calls(
            "ser makes a tree of the plain object and calls its writeJSONString on a reused"
                + " buffer of characters, encoded as UTF-8 in one pass; deser decodes to a"
                + " String and parses it with one JSONParser, "
                + mode
                + ". The parser of byte[] takes bytes for characters in a text with an escape, so"
                + " it is no choice",
            SITE)
        .only(MediaFamily.TYPE.family())
        .also(Transport.TEXT)
        .opensWith(this);
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JsonSmartMediaTree(
        row.equals(STRICT) ? mode("MODE_RFC4627") : JSONParser.DEFAULT_PERMISSIVE_MODE);
  }

  /** Returns a mode of the version that runs. The compiler would inline that of its own version. */
  private static int mode(String name) throws ReflectiveOperationException {
    return JSONParser.class.getField(name).getInt(null);
  }
}
