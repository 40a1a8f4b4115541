package io.serbench.library.fory;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.clients.ClientsFamily;
import io.serbench.dataset.orders.OrdersFamily;
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.serializer.Serializer;
import java.util.List;

/**
 * Rows of Fory's row format, in which fields are at fixed offsets. It is a separate library beside
 * Fory's core.
 */
public final class ForyRowFormatRows implements LibraryRows, Opener {
  private static final String FORMAT = "org.apache.fory:fory-format";
  private static final String VERSION = ":0.16.0";
  private static final String SITE =
      "https://github.com/apache/fory/blob/v0.16.0/docs/guide/java/row-format.md";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("fory-row")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE, Feature.LAZY)
            .description(
                "a row of fixed width for each object, with a bitmap of nulls, by code that is"
                    + " generated at run time; the elements of lists are read when they are asked"
                    + " for")
            .library(new LibraryInfo("Apache Fory Row Format", List.of(FORMAT), "Apache-2.0", SITE))
            // It does not link with a later core.
            .ownJars(FORMAT + VERSION, "org.apache.fory:fory-core" + VERSION)
            .settings(
                "0.16.0 with the core of that version: of 1.*, no fory-format could be fetched on"
                    + " 2026-11-29; the default encoding, not the compact")
            .calls(
                "one RowEncoder of Encoders.bean; its encode(object) and decode(bytes), which put a"
                    + " hash of the schema before the row",
                SITE)
            .without(
                "refuses a class that has a field of its own type",
                SampleFamilies.SAMPLE.family(),
                SampleFamilies.LIST.family())
            .without("reads decimals with another scale", ClientsFamily.TYPE.family())
            .without(
                "implements interfaces, and a sealed one may not be", OrdersFamily.TYPE.family())
            .usesUnsafe()
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new ForyRowFormatSerializer<>(type);
  }
}
