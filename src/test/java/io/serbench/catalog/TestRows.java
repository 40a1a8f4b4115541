package io.serbench.catalog;

import io.serbench.serializer.Serializer;
import java.util.List;
import java.util.Map;

/** Rows that nobody runs. */
public final class TestRows {
  private TestRows() {}

  /** Starts a row with some tags. */
  public static RowBuilder builder(String name) {
    return Row.named(name).tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE);
  }

  public static Row row(String name, String... aliases) {
    RowBuilder builder = builder(name);
    for (String alias : aliases) {
      builder.alias(alias);
    }
    return end(builder);
  }

  /** A catalog of rows, with no recorded verdicts and no defaults. */
  public static Catalog catalog(List<Row> rows) {
    return new Catalog(rows, List.of(), Recorded.of(""), new DefaultRows(Map.of()));
  }

  /** Ends a row that cannot be opened. */
  public static Row end(RowBuilder builder) {
    return builder.opensWith(
        (name, type) -> {
          throw new AssertionError("opened " + type + " as " + Serializer.class);
        });
  }
}
