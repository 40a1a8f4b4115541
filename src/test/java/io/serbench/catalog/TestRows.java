package io.serbench.catalog;

import io.serbench.serializer.Serializer;

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

  /** Ends a row that cannot be opened. */
  public static Row end(RowBuilder builder) {
    return builder.opensWith(
        (name, type) -> {
          throw new AssertionError("opened " + type + " as " + Serializer.class);
        });
  }
}
