package io.serbench.cli.option;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Row;
import io.serbench.dataset.Nearest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Names of rows as users type them. */
public final class RowNames {
  /** Lists of names and patterns. */
  static final class Patterns extends Values.Names {
    Patterns() {
      super("kryo-flat,json/*");
    }
  }

  private RowNames() {}

  /** Says that no row fits, and which come near. */
  static String unknown(Glob pattern, Catalog catalog) {
    return "no row is named '"
        + pattern.pattern()
        + "'"
        + suggest(pattern.pattern(), all(catalog))
        + " ('serbench list -all -names' lists them all)";
  }

  /**
   * {@code "; did you mean 'kryo*'?"} where names begin with that word, or else as {@link
   * Nearest#suggest}.
   */
  public static String suggest(String pattern, Collection<String> names) {
    return ofOneBeginning(pattern, names)
        .map(all -> "; did you mean " + all + "?")
        .orElseGet(() -> Nearest.suggest(pattern.replace("*", ""), names));
  }

  /** The pattern for all names that begin with the word, quoted; empty where there are none. */
  public static Optional<String> ofOneBeginning(String word, Collection<String> names) {
    Pattern beginning = Pattern.compile(Pattern.quote(word) + "[^\\p{Alnum}].*");
    return names.stream().filter(name -> beginning.matcher(name).matches()).count() < 2
        ? Optional.empty()
        : Optional.of("'" + word + "*'");
  }

  /** All names and aliases. */
  public static List<String> all(Catalog catalog) {
    List<String> names = new ArrayList<>();
    for (Row row : catalog.rows()) {
      names.add(row.name());
      names.addAll(row.aliases());
    }
    return names;
  }
}
