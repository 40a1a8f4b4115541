package io.serbench.cli.option;

import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedLibraries;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.own.TypeName;
import io.serbench.process.JvmChoice;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/**
 * A library in other versions beside the one that serbench brings, or a class of the user's beside
 * the one on the class path.
 */
@Command(optionListHeading = Options.MEASURING)
public final class AgainstOptions extends Options {
  /**
   * A library and the jars that take its place.
   *
   * @param library as rows are searched by; or the user's class, as {@code -type} names it
   * @param jars of its other version
   */
  private record Replacement(String library, UserClassPath jars) {
    /** Whether it is one of the user's classes, or in the name of one: of a list of them. */
    boolean isOf(List<String> types) {
      return types.stream()
          .anyMatch(type -> type.equals(library) || TypeName.of(type).names().contains(library));
    }

    /** Whether the jars have a class of the type. */
    boolean hasClass() {
      return hasClass(jars);
    }

    /** What stays on a class path where these jars have the class. */
    List<Path> others(UserClassPath classPath) {
      return classPath.entries().stream()
          .filter(entry -> !hasClass(new UserClassPath(List.of(entry))))
          .toList();
    }

    private boolean hasClass(UserClassPath in) {
      return TypeName.of(library).names().stream().anyMatch(in::hasNamed);
    }
  }

  private static final Pattern NAME_BEFORE_VERSION = Pattern.compile("^.*?-(?=\\d)");
  public static final String EXAMPLE = "kryo=kryo-5.5.0.jar";

  @Rare
  @Loads
  @Option(
      names = "-against",
      paramLabel = "LIB=JARS",
      type = Path.class,
      converter = Reader.class,
      description = "a library, or your class, in another version, too")
  private List<Replacement> against = List.of();

  /**
   * The library's rows with the other jars, for each time that the option is given; all rows where
   * these have the user's class.
   *
   * @param usual how all rows run
   * @param rows those that run
   * @param types the user's classes
   * @throws UsageException where two are of one version
   */
  public List<Variant> variants(Variant usual, List<Row> rows, List<String> types)
      throws UsageException {
    List<Variant> variants = new ArrayList<>();
    for (Replacement replacement : against) {
      boolean own = replacement.isOf(types);
      String version = own ? versionInName(replacement) : versionAmongAll(replacement, rows);
      Variant variant = variant(replacement, version, usual, own);
      for (Variant other : variants) {
        if (other.mark().equals(variant.mark()) && other.library().equals(variant.library())) {
          throw new UsageException(
              "-against=%s: two are version %s; pass each version once",
              replacement.library(), variant.mark().orElseThrow().substring(1));
        }
      }
      variants.add(variant);
    }
    return variants;
  }

  /**
   * The library in this build's version and in the others, each under its version.
   *
   * @param rows of the library alone
   * @throws UsageException where several libraries are given, one version twice, or jars of
   *     something else
   */
  public List<Variant> versions(JvmChoice jvm, List<Row> rows) throws UsageException {
    for (Replacement replacement : against) {
      if (!replacement.library().equals(against.get(0).library())) {
        throw new UsageException(
            "-against: a trial compares versions of one library, not of %s and %s; run it for each",
            against.get(0).library(), replacement.library());
      }
    }
    if (against.isEmpty()) {
      return List.of(Variant.in(Optional.of("@bundled"), jvm));
    }
    String word = against.get(0).library();
    String current =
        version(word, jvm.classPath(), rows)
            .orElseGet(() -> SuppliedLibraries.bundledVersion(rows.get(0).library(), word));
    List<Variant> versions = new ArrayList<>();
    versions.add(Variant.in(Optional.of("@" + current), jvm));
    for (Variant other : variants(Variant.usual(jvm), rows, List.of())) {
      if (other.mark().equals(versions.get(0).mark())) {
        throw new UsageException(
            "-against=%s: these jars are version %s, as the bundled ones; pass another version",
            against.get(0).library(), current);
      }
      versions.add(other);
    }
    refuseOtherJars(rows, List.of(), jvm.classPath());
    return versions;
  }

  /** The jars of the other versions; none where the option is not given. */
  public List<Path> jars() {
    return against.stream().flatMap(each -> each.jars().entries().stream()).toList();
  }

  /** What the jars say of their version; what the first is called where others say the same. */
  private String versionAmongAll(Replacement replacement, List<Row> rows) {
    String said = version(replacement, rows);
    long alike = against.stream().filter(each -> version(each, rows).equals(said)).count();
    return alike == 1 ? said : versionInName(replacement);
  }

  private static String versionInName(Replacement replacement) {
    return NAME_BEFORE_VERSION.matcher(name(replacement)).replaceFirst("").replace(".jar", "");
  }

  private static String name(Replacement replacement) {
    return replacement.jars().entries().get(0).getFileName().toString();
  }

  /** What the jars say of their version; the name of the first where they do not. */
  private static String version(Replacement replacement, List<Row> rows) {
    return version(replacement.library(), replacement.jars(), rows)
        .orElseGet(() -> name(replacement));
  }

  private static Optional<String> version(String word, UserClassPath jars, List<Row> rows) {
    SuppliedLibraries supplied = SuppliedLibraries.in(jars);
    return rows.stream()
        .map(Row::library)
        .filter(library -> library.isCalled(word))
        .flatMap(library -> supplied.version(library, word).stream())
        .findFirst();
  }

  /** Of the user's class, all rows; what the other build lacks must not come from the usual one. */
  private static Variant variant(
      Replacement replacement, String version, Variant usual, boolean own) {
    JvmChoice jvm = usual.jvm();
    List<Path> jars = new ArrayList<>(replacement.jars().entries());
    jars.addAll(own ? replacement.others(jvm.classPath()) : jvm.classPath().entries());
    return new Variant(
        Optional.of(usual.mark().orElse("") + "@" + version),
        OptionalInt.empty(),
        new JvmChoice(jvm.program(), jvm.options(), new UserClassPath(jars), jvm.timeout()),
        usual.traffic(),
        replacement.jars().entries().stream().map(jar -> jar.getFileName().toString()).toList(),
        own ? Optional.empty() : Optional.of(replacement.library()));
  }

  public boolean isAsked() {
    return !against.isEmpty();
  }

  /**
   * The rows to run: by default, those of the libraries; all, where it is about the user's class.
   *
   * @param selected by the other options
   * @param filtered whether these said anything
   * @param types the user's classes
   * @throws UsageException where none is a library's
   */
  public List<Row> among(List<Row> selected, boolean filtered, List<String> types)
      throws UsageException {
    List<Replacement> libraries = against.stream().filter(each -> !each.isOf(types)).toList();
    for (Replacement replacement : libraries) {
      if (selected.stream().noneMatch(row -> row.library().isCalled(replacement.library()))) {
        List<String> artifacts =
            selected.stream()
                .flatMap(row -> row.library().coordinates().stream())
                .map(at -> at.split(":", -1)[1])
                .distinct()
                .sorted()
                .toList();
        throw new UsageException(
            "-against=%s: no selected row belongs to this library%s",
            replacement.library(), Nearest.suggest(replacement.library(), artifacts));
      }
    }
    return filtered || libraries.size() < against.size() || against.isEmpty()
        ? selected
        : ofLibraries(selected);
  }

  /**
   * Returns the rows whose versions are compared: those of the library, if one is given.
   *
   * @throws UsageException where none is the library's
   */
  public List<Row> compared(List<Row> selected) throws UsageException {
    return isAsked() ? ofLibraries(among(selected, false, List.of())) : selected;
  }

  /** The rows of the libraries. */
  private List<Row> ofLibraries(List<Row> selected) {
    return selected.stream()
        .filter(row -> against.stream().anyMatch(each -> row.library().isCalled(each.library())))
        .toList();
  }

  /**
   * Refuses jars of something else, with which all would be measured twice.
   *
   * @param rows that run
   * @param types the user's classes
   * @param usual the class path without the option
   * @throws UsageException where the jars, without those of other libraries, have no class that
   *     rows have without them; or they lack the user's class
   */
  public void refuseOtherJars(List<Row> rows, List<String> types, UserClassPath usual)
      throws UsageException {
    for (Replacement replacement : against) {
      if (replacement.isOf(types)) {
        if (!replacement.hasClass()) {
          throw new UsageException(
              "-against=%s: these jars have no such class; pass those of another build of it",
              replacement.library());
        }
        continue;
      }
      List<Path> own =
          replacement.jars().entries().stream()
              .filter(jar -> mayBe(replacement.library(), jar, rows))
              .toList();
      if (!ClassPathOptions.replaceAny(own, usual)) {
        throw new UsageException(
            "-against=%s: these jars have no class of the library; pass those of another version,"
                + " such as %s",
            replacement.library(), EXAMPLE);
      }
    }
  }

  /** Whether a jar says that it has the library, or does not say that it is something else. */
  private static boolean mayBe(String library, Path jar, List<Row> rows) {
    SuppliedLibraries supplied = SuppliedLibraries.in(new UserClassPath(List.of(jar)));
    return rows.stream()
            .map(Row::library)
            .distinct()
            .anyMatch(each -> each.isCalled(library) && !supplied.of(each).isEmpty())
        || !supplied.areKnown();
  }

  private static final class Reader implements ITypeConverter<Replacement> {
    @Override
    public Replacement convert(String text) throws UsageException {
      int equals = text.indexOf('=');
      if (equals < 1) {
        throw new UsageException("expected a library and its jars, such as " + EXAMPLE);
      }
      return new Replacement(
          text.substring(0, equals),
          new ClassPathOptions.Jars().convert(text.substring(equals + 1)));
    }
  }
}
