package io.serbench.catalog;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A filter for rows, by name and tags. All conditions must hold; an empty list is no condition.
 *
 * @param include patterns, at least one of which must match the row's name or an alias
 * @param exclude patterns, none of which may match the row's name or an alias
 * @param features sets of features; the row must have all features of at least one set
 */
public record RowFilter(
    List<Glob> include,
    List<Glob> exclude,
    List<Effort> efforts,
    List<Format> formats,
    List<Structure> structures,
    List<Set<Feature>> features) {
  public RowFilter {
    include = List.copyOf(include);
    exclude = List.copyOf(exclude);
    efforts = List.copyOf(efforts);
    formats = List.copyOf(formats);
    structures = List.copyOf(structures);
    features = List.copyOf(features);
  }

  /** Returns the rows that this filter accepts. */
  public List<Row> select(List<Row> rows) {
    return rows.stream().filter(row -> accepts(row.names(), row.tags())).toList();
  }

  /** Returns whether this filter accepts a row with these names and tags. */
  public boolean accepts(Row.Names names, Tags tags) {
    boolean named = include.isEmpty() || anyMatches(include, names);
    return named && !anyMatches(exclude, names) && fits(tags);
  }

  /** Returns the patterns that match none of the rows, which are probably misspelt. */
  public List<Glob> unmatched(List<Row.Names> rows) {
    return Stream.of(include, exclude)
        .flatMap(List::stream)
        .filter(pattern -> rows.stream().noneMatch(pattern::matches))
        .toList();
  }

  private boolean fits(Tags tags) {
    return fits(efforts, tags.effort())
        && fits(formats, tags.format())
        && fits(structures, tags.structure())
        && (features.isEmpty() || features.stream().anyMatch(tags.features()::containsAll));
  }

  private static <E> boolean fits(List<E> wanted, E tag) {
    return wanted.isEmpty() || wanted.contains(tag);
  }

  private static boolean anyMatches(List<Glob> patterns, Row.Names names) {
    return patterns.stream().anyMatch(pattern -> pattern.matches(names));
  }
}
