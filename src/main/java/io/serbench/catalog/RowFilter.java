package io.serbench.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which rows a user wants. All conditions must hold; an empty list is no condition.
 *
 * @param include patterns, of which one must fit the row's name or an alias
 * @param exclude patterns, of which none may
 * @param efforts the efforts asked for
 * @param formats the formats asked for
 * @param structures the structures asked for
 * @param features sets of features, of which the row must have at least one whole set
 */
public record RowFilter(
    List<Glob> include,
    List<Glob> exclude,
    List<Effort> efforts,
    List<Format> formats,
    List<Structure> structures,
    List<Set<Feature>> features) {
  /** Every row. */
  public static final RowFilter ALL =
      new RowFilter(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

  /**
   * What a filter found.
   *
   * @param rows the rows that fit, in the order of the catalog
   * @param unmatched the patterns that fit no row at all: most likely misspelt
   */
  public record Selection(List<Row> rows, List<Glob> unmatched) {
    public Selection {
      rows = List.copyOf(rows);
      unmatched = List.copyOf(unmatched);
    }
  }

  public RowFilter {
    include = List.copyOf(include);
    exclude = List.copyOf(exclude);
    efforts = List.copyOf(efforts);
    formats = List.copyOf(formats);
    structures = List.copyOf(structures);
    features = List.copyOf(features);
  }

  /** Picks from the rows those that fit. */
  public Selection select(List<Row> rows) {
    List<Row> selected = new ArrayList<>();
    for (Row row : rows) {
      if (accepts(row.names(), row.tags())) {
        selected.add(row);
      }
    }
    return new Selection(selected, unmatched(rows.stream().map(Row::names).toList()));
  }

  /** Whether a row of these names and tags fits. */
  public boolean accepts(Row.Names names, Tags tags) {
    boolean named = include.isEmpty() || anyMatches(include, names);
    return named && !anyMatches(exclude, names) && fits(tags);
  }

  /** The patterns that fit none of these rows: most likely misspelt. */
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
