package io.serbench.cli.option;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Glob;
import io.serbench.dataset.Nearest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Suggestions for row names that users mistype. */
public final class RowNames {
  static final class Patterns extends Values.Names {
    Patterns() {
      super("kryo-flat,json/*");
    }
  }

  private RowNames() {}

  static String unknown(Glob pattern, Catalog catalog) {
    return "no row is named '%s'%s ('serbench list -all -names' lists them all)"
        .formatted(pattern.pattern(), suggest(pattern.pattern(), all(catalog)));
  }

  /**
   * Returns {@code "; did you mean 'kryo*'?"} where names begin with that word, {@code "; did you
   * mean json/moshi, ... or all of '*moshi*'?"} where many contain it, or else what {@link
   * Nearest#suggest} says.
   */
  public static String suggest(String pattern, Collection<String> names) {
    String word = pattern.replace("*", "");
    Optional<String> beginning = beginning(word, names);
    if (beginning.isPresent()) {
      return "; did you mean " + beginning.get() + "?";
    }
    List<String> near = Nearest.names(word, names);
    List<String> all = new ArrayList<>(near);
    containing(word, names)
        .filter(every -> Nearest.containing(word, names).size() > near.size())
        .ifPresent(every -> all.add("all of " + every));
    return all.isEmpty() ? "" : "; did you mean " + Nearest.oneOf(all) + "?";
  }

  /**
   * Returns the pattern for all names that begin with the word, or else for all that contain it,
   * quoted; empty unless it fits several.
   */
  public static Optional<String> patternOf(String word, Collection<String> names) {
    return beginning(word, names).or(() -> containing(word, names));
  }

  private static Optional<String> beginning(String word, Collection<String> names) {
    Pattern beginning = Pattern.compile(Pattern.quote(word) + "[^\\p{Alnum}].*");
    return names.stream().filter(name -> beginning.matcher(name).matches()).count() < 2
        ? Optional.empty()
        : Optional.of("'" + word + "*'");
  }

  /** Patterns are case-sensitive, so the word is lowercased like names. */
  private static Optional<String> containing(String word, Collection<String> names) {
    String written = word.toLowerCase(Locale.ROOT);
    return Nearest.containing(word, names).stream().filter(it -> it.contains(written)).count() < 2
        ? Optional.empty()
        : Optional.of("'*" + written + "*'");
  }

  /** Returns the names and aliases of all rows. */
  public static List<String> all(Catalog catalog) {
    return catalog.rows().stream()
        .flatMap(row -> Stream.concat(Stream.of(row.name()), row.aliases().stream()))
        .toList();
  }
}
