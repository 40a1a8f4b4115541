package io.serbench.catalog;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The index of all rows. Creating one loads no library. */
public final class Catalog {
  private static final Pattern PARTS = Pattern.compile("[/+-]");

  private final List<Row> rows;
  private final List<String> problems;
  private final Recorded recorded;
  private final DefaultRows defaults;
  private final Map<String, Row> byName = new LinkedHashMap<>();

  Catalog(List<Row> rows, List<String> problems, Recorded recorded, DefaultRows defaults) {
    this.rows = List.copyOf(rows);
    this.problems = List.copyOf(problems);
    this.recorded = recorded;
    this.defaults = defaults;
    for (Row row : rows) {
      for (String name : row.names().all()) {
        Row other = byName.put(name, row);
        if (other != null) {
          throw new IllegalArgumentException("two rows are named " + name);
        }
      }
    }
  }

  /**
   * Returns all rows on the class path. A provider that fails loses only its own rows, and becomes
   * one of the {@link #problems}.
   */
  public static Catalog load() {
    List<Row> rows = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    Recorded recorded = Recorded.load();
    var providers = ServiceLoader.load(LibraryRows.class).iterator();
    boolean more = true;
    while (more) {
      try {
        more = providers.hasNext();
        if (more) {
          rows.addAll(rows(providers.next(), recorded));
        }
      } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
        problems.add("a library's rows are missing: " + e);
      }
    }
    return new Catalog(rows, problems, recorded, DefaultRows.load());
  }

  /**
   * Returns the rows of the provider with a class name, with the features that they claim: forks do
   * not ask for recorded ones, which take 0.1 s to read. No code of other providers runs.
   *
   * @throws ServiceConfigurationError if there is no such provider, or it cannot be created
   */
  public static List<Row> rowsOf(String provider) {
    try {
      LibraryRows library =
          Class.forName(provider).asSubclass(LibraryRows.class).getConstructor().newInstance();
      return library.rows().stream().map(row -> row.from(origin(library))).toList();
    } catch (ReflectiveOperationException | ClassCastException e) {
      throw new ServiceConfigurationError(provider + " does not load as a LibraryRows", e);
    }
  }

  private static List<Row> rows(LibraryRows library, Recorded recorded) {
    return library.rows().stream().map(row -> recorded.applied(row).from(origin(library))).toList();
  }

  private static Origin origin(LibraryRows library) {
    return new Origin(Optional.of(library.getClass().getName()), Optional.empty());
  }

  /** Returns a catalog with the user's rows added, unless {@link ForeignRows} refuses them. */
  public Catalog withForeignRows(ForeignRows foreign) {
    ForeignRows accepted = foreign.admittedBeside(rows);
    return new Catalog(
        Stream.concat(rows.stream(), accepted.rows().stream().map(recorded::applied)).toList(),
        Stream.concat(problems.stream(), accepted.problems().stream()).toList(),
        recorded,
        defaults);
  }

  public List<Row> rows() {
    return rows;
  }

  /** Returns what went wrong while the rows were collected, one line per problem. */
  public List<String> problems() {
    return problems;
  }

  public Collection<String> names() {
    return byName.keySet();
  }

  /** Returns the row with a name or alias. */
  public Optional<Row> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /**
   * Returns the default rows of the libraries that a word names, in any case: by their name, an
   * artifact, or a part of a row's name, as {@code jackson} in {@code json/jackson/databind}.
   */
  public List<Row> defaultsOf(String word) {
    String part = word.toLowerCase(Locale.ROOT);
    return rows.stream()
        .filter(row -> standing(row).isDefault())
        .filter(
            row ->
                row.library().isCalled(word)
                    || PARTS.splitAsStream(row.name()).anyMatch(part::equals))
        .toList();
  }

  /** Returns whether a run that names no rows measures this one, or why not. */
  public DefaultRows.DefaultEntry standing(Row row) {
    return defaults.of(row);
  }

  /** Returns the verdicts of checks that ship with serbench. */
  public Recorded recorded() {
    return recorded;
  }
}
