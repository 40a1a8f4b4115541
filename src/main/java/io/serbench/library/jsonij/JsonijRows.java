package io.serbench.library.jsonij;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PublishedSize;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** JSONiJ: hand-written code on its trees, which are read with JPath. */
public final class JsonijRows implements LibraryRows, Opener {
  private static final String SITE = "https://bitbucket.org/jmarsden/jsonij/";
  private static final LibraryInfo JSONIJ =
      new LibraryInfo("JSONiJ", List.of("cc.plural:jsonij"), "Apache-2.0", SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/jsonij-jpath")
            .alias("json/jsonij/manual-jpath")
            .tags(Effort.MANUAL_OPT, Format.JSON, Structure.FLAT_TREE)
            .description(
                "hand-written code on JSON.Object, each field read through a JPath; absent values"
                    + " left out")
            .library(JSONIJ)
            .settings(
                "the library's defaults"
                    + PublishedSize.was(478, "it writes the non-ASCII character in 6"))
            .calls(
                "ser makes a tree of the plain object and encodes its toJSON as UTF-8; deser"
                    + " decodes to a String, parses it with one FastJSONParser, and evaluates paths"
                    + " on its values that were parsed in advance",
                SITE + "wiki/Home")
            .only(MediaFamily.TYPE.family())
            .also(Transport.TEXT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JsonijMedia();
  }
}
