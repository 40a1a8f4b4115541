package io.serbench.library.svenson;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PublishedSize;
import io.serbench.library.shared.TextForm;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * svenson: data binding.
 *
 * <p>The published tables tag it MANUAL_OPT, because svenson must be told the element types of
 * lists, which was hand-written there. Here they are taken from the generic types of any class, so
 * no code is written for a type.
 */
public final class SvensonRows implements LibraryRows, Opener {
  private static final String SITE = "https://github.com/fforw/svenson";
  private static final LibraryInfo SVENSON =
      new LibraryInfo("svenson", List.of("com.google.code.svenson:svenson"), "BSD-3-Clause", SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/svenson-databind")
            .alias("json/svenson/databind")
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("data binding by reflection on accessors; nulls are written")
            .library(SVENSON)
            .settings(
                "an ObjectSupport that takes the type hints of lists from generic types; type"
                    + " conversions of UUID and classes of java.time: their texts"
                    + PublishedSize.was(
                        495,
                        "svenson escaped each slash with a backslash, 10 in total; it writes"
                            + " the non-ASCII character in 6"))
            .calls(
                "one JSON, writeJSONToWriter to a reused buffer of characters, encoded as UTF-8 in"
                    + " one pass; one JSONParser, parse(Class, String)",
                SITE + "/blob/master/README.md")
            .also(Transport.TEXT)
            .without("needs accessors", "struct", "struct2")
            .without("writes a char without quotes", "sample", "sample-list")
            .without("reads arrays in lists as lists", "buffers")
            .converts(TextForm.classes(TextForm.UUIDS_AND_TIMES))
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new SvensonDatabind<>(type);
  }
}
