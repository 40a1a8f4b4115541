package io.serbench.library.flexjson;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.TextForm;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * Flexjson rows, with data binding.
 *
 * <p>The published tables list it as FULL_GRAPH, which is wrong: no shared reference comes back. An
 * object with two references to it is written twice, and a reference to an object that is being
 * written is left out.
 */
public final class FlexjsonRows implements LibraryRows, Opener {
  private static final String SITE = "https://flexjson.sourceforge.net/";
  private static final LibraryInfo FLEXJSON =
      new LibraryInfo("Flexjson", List.of("net.sf.flexjson:flexjson"), "Apache-2.0", SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/flexjson/databind")
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description(
                "data binding by reflection; nulls are written, references back to a parent are"
                    + " left out")
            .library(FLEXJSON)
            .settings(
                "exclude(\"*.class\"): no class names, the root's class is told; with names, the"
                    + " default, where values of a type may have several classes; a Transformer and"
                    + " an ObjectFactory for UUID and classes of java.time: their texts")
            .calls(
                "one JSONSerializer, deepSerialize to a reused buffer of characters, encoded as"
                    + " UTF-8 in one pass; one JSONDeserializer, deserialize(String, Class)",
                SITE)
            .also(Transport.TEXT)
            .converts(TextForm.classes(TextForm.UUIDS_AND_TIMES))
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new FlexjsonDatabind<>(type);
  }
}
