package io.serbench.cli.option;

import io.serbench.catalog.Ancestry;
import io.serbench.catalog.Catalog;
import io.serbench.catalog.DefaultRows.DefaultEntry;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowFilter;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.Console;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.Resource;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.own.TypeName;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Options that select rows of the catalog. */
public final class RowOptions extends FilterOptions {
  /** The names of the suites, whose files are in {@code /suites}. */
  public static final List<String> SUITES =
      List.of(
          "classic",
          "jvm-serializers-2023",
          "java-json-benchmark",
          "fory",
          "fory-json",
          "fory-xlang",
          "zero-copy",
          "fury",
          "fastjson",
          "user");

  private static final int MOST_IDLE = 10;

  @Rare
  @Option(
      names = "-suite",
      paramLabel = "NAME",
      converter = Suites.class,
      description = "a published comparison, such as classic, fory or fastjson")
  private Optional<String> suite = Optional.empty();

  @Option(
      names = "-need",
      paramLabel = "WORDS",
      converter = NeedList.class,
      description = "what rows must have, as in -need=records; see 'help choose'")
  private Optional<List<Need>> needs = Optional.empty();

  @Rare
  @Option(
      names = {"-licence", "-license"},
      converter = Licences.class,
      description = "only these licences (SPDX prefixes): apache,mit")
  private Optional<List<String>> licences = Optional.empty();

  /** The option that asks for all rows instead of the default ones. */
  @Command(optionListHeading = Options.ROWS)
  public static final class Breadth extends Options {
    @Option(names = "-all", description = "all rows, not only the default ones")
    private boolean all;

    public boolean isAsked() {
      return all;
    }

    /** Returns the default ones of these rows, or all of them if the user asks for all. */
    public List<Row> in(List<Row> rows, Catalog catalog) {
      return all ? rows : rows.stream().filter(row -> catalog.standing(row).isDefault()).toList();
    }

    /** Returns a line on how to get the rows that are not default; empty if there are none. */
    public static Optional<String> leftOut(int shown, Catalog catalog) {
      long others =
          catalog.rows().stream().filter(row -> !catalog.standing(row).isDefault()).count();
      return others == 0
          ? Optional.empty()
          : Optional.of(
              "these are %d of %d rows; pass -all for the others (docs/results/default-rows.md says why)"
                  .formatted(shown, shown + others));
    }
  }

  private static final class NeedList extends Values.ListOf<Need> {
    NeedList() {
      super(
          "needs such as records,no-unsafe ('serbench help choose' lists them)",
          Need.words(),
          Need::find);
    }
  }

  private static final class Licences extends Values.ListOf<String> {
    Licences() {
      super("names such as apache,mit,bsd", List.of(), Optional::of);
    }
  }

  private static final class Suites extends Values.OneWord {
    Suites() {
      super(SUITES);
    }
  }

  /**
   * Returns the options that the suite stands for; empty without a suite. A suite may include what
   * the command line excludes, but the command line may not both include and exclude rows.
   */
  public List<String> preset() {
    refuseContradiction();
    return suite.map(RowOptions::suite).orElse(List.of());
  }

  /**
   * Returns the options of a suite, which reproduces a published comparison, as they would stand on
   * a command line. The file has one option per line. A line that begins with a blank continues a
   * list, and {@code #} begins a comment.
   */
  public static List<String> suite(String name) {
    String joined =
        Resource.text(RowOptions.class, "/suites/" + name + ".txt").replaceAll("\\R +", ",");
    return joined.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
  }

  public List<Need> needs() {
    List<Need> all = new ArrayList<>(needs.orElse(List.of()));
    licences.ifPresent(names -> all.add(Need.licence(names)));
    return all;
  }

  /**
   * Returns the selected rows, at least one, with a warning for each library that is missing.
   * Refuses names that match no row.
   */
  public List<Row> select(Catalog catalog, Console console) {
    int jdk = Runtime.version().feature();
    List<Row> meeting =
        selectAnyway(catalog, console).stream()
            .filter(row -> needs().stream().allMatch(need -> need.isMet(row, jdk)))
            .toList();
    if (meeting.isEmpty()) {
      throw new UsageException(
          "no row meets all needs ('serbench choose' with the same needs says which to drop)");
    }
    return meeting;
  }

  /** Returns the rows that names and tags select, whether they meet the needs or not. */
  public List<Row> selectAnyway(Catalog catalog, Console console) {
    catalog.problems().forEach(console::warn);
    RowFilter filter = filter(include -> spelledOut(include, catalog, console));
    for (Glob unknown : filter.unmatched(catalog.rows().stream().map(Row::names).toList())) {
      String name = unknown.pattern();
      throw new UsageException(
          "no row is named '%s'%s (wildcards allowed; 'serbench list -all -names' lists all rows)",
          name, Nearest.suggest(name, catalog.names()));
    }
    List<Row> rows = filter.select(catalog.rows());
    if (rows.isEmpty()) {
      throw new UsageException(
          "no row matches ('serbench list -all' shows all rows and their tags)");
    }
    return rows;
  }

  /**
   * Returns the default rows of a library in place of its name. A row with that name goes first; a
   * note says so if it is no default row.
   */
  private Stream<Glob> spelledOut(Glob include, Catalog catalog, Console console) {
    String word = include.pattern();
    List<Row> rows = catalog.defaultsOf(word);
    Optional<Row> named = catalog.find(word);
    if (named.isEmpty()) {
      return rows.isEmpty() || include.isWild()
          ? Stream.of(include)
          : rows.stream().map(row -> new Glob(row.name()));
    }
    DefaultEntry standing = catalog.standing(named.get());
    if (!standing.isDefault() && !rows.isEmpty() && suite.isEmpty()) {
      console.note(word + " is no default row: " + standing.reason());
    }
    return Stream.of(include);
  }

  /**
   * Returns a note about each row that runs on none of the data over none of the transports; a
   * single note if there are many. Refuses rows that are all such.
   */
  public static List<String> idle(Matrix matrix) {
    List<String> idle = new ArrayList<>();
    for (Row row : matrix.rows()) {
      List<Optional<String>> obstacles =
          matrix.datasets().stream()
              .flatMap(data -> matrix.usages().stream().map(usage -> obstacle(row, data, usage)))
              .toList();
      if (obstacles.stream().allMatch(Optional::isPresent)) {
        idle.add(row.name() + " does not run: it " + obstacles.get(0).orElseThrow());
      }
    }
    if (idle.size() == matrix.rows().size()) {
      refuseMissingClasses(matrix);
      throw new UsageException(
          "no selected row can run with these data and transports (%s); 'serbench list -all -long'"
              + " shows which data and transports a row takes",
          idle.get(0));
    }
    return idle.size() <= MOST_IDLE
        ? idle
        : List.of(
            idle.size()
                + " rows cannot run with these data and transports; 'serbench check' with the same"
                + " rows and data says why");
  }

  /** No row is for generated classes where a class is missing, whose ancestors are unknown. */
  private static void refuseMissingClasses(Matrix matrix) {
    UserClassPath classPath = matrix.variants().get(0).jvm().classPath();
    Ancestry files = new Ancestry(classPath);
    matrix.datasets().stream()
        .flatMap(data -> data.type() instanceof OwnType own ? own.className().stream() : null)
        .flatMap(type -> TypeName.of(type).names().stream())
        .filter(name -> !files.has(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw new UsageException(
                  "%s%s", TypeName.missing(name), ClassPathOptions.suggest(name, classPath));
            });
  }

  private static Optional<String> obstacle(Row row, DatasetSource data, Usage usage) {
    return row.obstacle(data.type(), usage.transport(), usage.shared());
  }
}
