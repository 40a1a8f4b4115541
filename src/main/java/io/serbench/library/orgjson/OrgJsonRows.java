package io.serbench.library.orgjson;

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

/** JSON in Java (org.json): hand-written code on its trees. */
public final class OrgJsonRows implements LibraryRows, Opener {
  private static final String SITE = "https://github.com/stleary/JSON-java";
  private static final LibraryInfo ORG_JSON =
      new LibraryInfo("JSON in Java", List.of("org.json:json"), "LicenseRef-Public-Domain", SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/org.json/manual/tree")
            .tags(Effort.MANUAL_OPT, Format.JSON, Structure.FLAT_TREE)
            .description("hand-written code on JSONObject and JSONArray; absent values left out")
            .library(ORG_JSON)
            .calls(
                "ser makes a tree of the plain object and writes it with JSONObject.write to a"
                    + " reused buffer of characters, encoded as UTF-8 in one pass; deser decodes to"
                    + " a String and makes a JSONObject of it",
                SITE + "#readme")
            .only(MediaFamily.TYPE.family())
            .also(Transport.TEXT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new OrgJsonMediaTree();
  }
}
