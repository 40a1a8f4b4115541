package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Row;
import io.serbench.dataset.Nearest;
import java.util.ArrayList;
import java.util.List;

/** Names of rows as users type them. */
final class RowNames {
  /** Lists of names and patterns. */
  static final Value<List<Glob>> PATTERNS = Values.names("kryo-flat,json/*");

  private RowNames() {}

  /** Says that no row fits, and which come near. */
  static String unknown(Glob pattern, Catalog catalog) {
    return "no row is named '"
        + pattern.pattern()
        + "'"
        + Nearest.suggest(pattern.pattern().replace("*", ""), all(catalog))
        + " ('serbench list -names' names them all)";
  }

  /** All names and aliases. */
  static List<String> all(Catalog catalog) {
    List<String> names = new ArrayList<>();
    for (Row row : catalog.rows()) {
      names.add(row.name());
      names.addAll(row.aliases());
    }
    return names;
  }
}
