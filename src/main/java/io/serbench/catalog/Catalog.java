package io.serbench.catalog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** The index of all rows. Making it loads no library. */
public final class Catalog {
  private final List<Row> rows;
  private final List<String> problems;
  private final SeenFeatures seen;
  private final Map<String, Row> byName = new LinkedHashMap<>();

  private Catalog(List<Row> rows, List<String> problems, SeenFeatures seen) {
    this.rows = List.copyOf(rows);
    this.problems = List.copyOf(problems);
    this.seen = seen;
    for (Row row : rows) {
      for (String name : names(row)) {
        Row other = byName.put(name, row);
        if (other != null) {
          throw new IllegalArgumentException("two rows are named " + name);
        }
      }
    }
  }

  /** A catalog of the given rows. */
  public static Catalog of(List<Row> rows) {
    return new Catalog(rows, List.of(), SeenFeatures.NONE);
  }

  /**
   * Everything that the class path offers. A library that fails to say its rows costs only these.
   */
  public static Catalog load() {
    List<Row> rows = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    SeenFeatures seen = SeenFeatures.load();
    var providers = ServiceLoader.load(LibraryRows.class).stream().iterator();
    while (true) {
      try {
        if (!providers.hasNext()) {
          return new Catalog(rows, problems, seen);
        }
        for (Row row : providers.next().get().rows()) {
          rows.add(seen.applied(row));
        }
      } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
        problems.add("a library's rows are missing: " + e);
      }
    }
  }

  public List<Row> rows() {
    return rows;
  }

  /** What went wrong while the rows were collected, one line each. */
  public List<String> problems() {
    return problems;
  }

  /** The row of that name or alias. */
  public Optional<Row> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** The features that a row says of itself, of which nobody saw whether it has them. */
  public List<Feature> claims(Row row) {
    return seen.claims(row);
  }

  private static List<String> names(Row row) {
    List<String> names = new ArrayList<>(row.aliases());
    names.add(0, row.name());
    return names;
  }
}
