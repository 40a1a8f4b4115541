package io.serbench.library.argo;

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

/** Argo rows, with hand-written code for its trees. */
public final class ArgoRows implements LibraryRows, Opener {
  private static final String SITE = "https://argo.sourceforge.net/";
  private static final LibraryInfo ARGO =
      new LibraryInfo("Argo", List.of("net.sourceforge.argo:argo"), "Apache-2.0", SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/argo-manual/tree")
            .alias("json/argo/manual-tree")
            .tags(Effort.MANUAL_OPT, Format.JSON, Structure.FLAT_TREE)
            .description("hand-written code on JsonNode; absent values left out")
            .library(ARGO)
            .settings("INTERN_NOTHING, DO_NOT_TRACK positions; COMPACT style")
            .calls(
                "one JsonParser and one JsonGenerator; ser makes a tree with JsonNodeFactories and"
                    + " writes it to a reused buffer of characters, encoded as UTF-8 in one pass;"
                    + " deser decodes to a String, parses it and gets the map of each object's"
                    + " fields",
                SITE + "javadoc/argo/JsonParser.html")
            .only(MediaFamily.TYPE.family())
            .also(Transport.TEXT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new ArgoMediaTree();
  }
}
