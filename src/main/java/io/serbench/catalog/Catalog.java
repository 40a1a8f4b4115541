package io.serbench.catalog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** The index of all rows. Making it loads no library. */
public final class Catalog {
  private final List<Row> rows;
  private final List<String> problems;
  private final Recorded recorded;
  private final DefaultRows defaults;
  private final Map<String, Row> byName = new LinkedHashMap<>();

  private Catalog(List<Row> rows, List<String> problems, Recorded recorded, DefaultRows defaults) {
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

  /** A catalog of the given rows. */
  public static Catalog of(List<Row> rows) {
    return new Catalog(rows, List.of(), Recorded.NONE, DefaultRows.NONE);
  }

  /**
   * Everything that the class path offers. A library that fails to say its rows costs only these.
   */
  public static Catalog load() {
    List<Row> rows = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    Recorded recorded = Recorded.load();
    forEachProvider(
        provider -> rows.addAll(rows(provider, recorded)),
        e -> problems.add("a library's rows are missing: " + e));
    return new Catalog(rows, problems, recorded, DefaultRows.load());
  }

  /**
   * The rows that one provider of the class path says. No code of any other runs.
   *
   * @param provider the name of its class
   * @throws ServiceConfigurationError where there is none, or it cannot be made
   */
  public static List<Row> rowsOf(String provider) {
    Recorded recorded = Recorded.load();
    List<Row> rows = new ArrayList<>();
    List<Throwable> problems = new ArrayList<>();
    List<ServiceLoader.Provider<LibraryRows>> found = new ArrayList<>();
    forEachProvider(
        each -> {
          if (each.type().getName().equals(provider)) {
            found.add(each);
          }
        },
        problems::add);
    for (ServiceLoader.Provider<LibraryRows> each : found) {
      rows.addAll(rows(each, recorded));
    }
    if (found.isEmpty()) {
      ServiceConfigurationError missing =
          new ServiceConfigurationError(provider + " does not load as a LibraryRows");
      problems.stream()
          .filter(problem -> problem.toString().contains(provider))
          .findFirst()
          .ifPresent(missing::initCause);
      throw missing;
    }
    return rows;
  }

  /** Names them all and makes none; one that does not even link is told of and passed over. */
  private static void forEachProvider(
      Consumer<ServiceLoader.Provider<LibraryRows>> consumer, Consumer<Throwable> onProblem) {
    var providers = ServiceLoader.load(LibraryRows.class).stream().iterator();
    while (true) {
      try {
        if (!providers.hasNext()) {
          return;
        }
        consumer.accept(providers.next());
      } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
        onProblem.accept(e);
      }
    }
  }

  private static List<Row> rows(ServiceLoader.Provider<LibraryRows> provider, Recorded recorded) {
    Origin origin = Origin.own(provider.type().getName());
    List<Row> rows = new ArrayList<>();
    for (Row row : provider.get().rows()) {
      rows.add(recorded.applied(row).from(origin));
    }
    return rows;
  }

  /** These rows, and those of the user's jars that take none of their names. */
  public Catalog with(ForeignRows foreign) {
    ForeignRows accepted = foreign.beside(rows);
    List<Row> all = new ArrayList<>(rows);
    all.addAll(accepted.rows());
    List<String> allProblems = new ArrayList<>(problems);
    allProblems.addAll(accepted.problems());
    return new Catalog(all, allProblems, recorded, defaults);
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

  /** Whether a run that asks for no rows measures this one, or why not. */
  public DefaultRows.Standing standing(Row row) {
    return defaults.of(row);
  }

  /** What ships with serbench of what checks found. */
  public Recorded recorded() {
    return recorded;
  }
}
