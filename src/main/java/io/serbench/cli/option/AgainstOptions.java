package io.serbench.cli.option;

import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedLibraries;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Nearest;
import io.serbench.process.JvmChoice;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** A library in other versions beside the one that serbench brings. */
public @Command(optionListHeading = Options.MEASURING) final class AgainstOptions extends Options {
  /**
   * A library and the jars that take its place.
   *
   * @param library as rows are searched by
   * @param jars of its other version
   */
  private record Replacement(String library, UserClassPath jars) {}

  private static final Pattern NAME_BEFORE_VERSION = Pattern.compile("^.*?-(?=\\d)");
  public static final String EXAMPLE = "kryo=kryo-5.5.0.jar";

  @Rare
  @Loads
  @Option(
      names = "-against",
      paramLabel = "LIB=JARS",
      type = Path.class,
      converter = Reader.class,
      description = "a library in another version, too; repeatable")
  private List<Replacement> against = List.of();

  /**
   * The library's rows with the other jars, for each time that the option is given.
   *
   * @param usual how all rows run
   * @param rows those that run
   * @throws UsageException where two are of one version
   */
  public List<Variant> variants(Variant usual, List<Row> rows) throws UsageException {
    List<Variant> variants = new ArrayList<>();
    for (Replacement replacement : against) {
      Variant variant = variant(replacement, versionAmongAll(replacement, rows), usual);
      for (Variant other : variants) {
        if (other.mark().equals(variant.mark()) && other.library().equals(variant.library())) {
          throw new UsageException(
              "-against=%s: two are version %s; pass each version once"
                  .formatted(replacement.library(), variant.mark().orElseThrow().substring(1)));
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
   * @throws UsageException where several libraries are given, or one version twice
   */
  public List<Variant> versions(JvmChoice jvm, List<Row> rows) throws UsageException {
    for (Replacement replacement : against) {
      if (!replacement.library().equals(against.get(0).library())) {
        throw new UsageException(
            "-against: a trial compares versions of one library, not of %s and %s; run it for each"
                .formatted(against.get(0).library(), replacement.library()));
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
    for (Variant other : variants(Variant.usual(jvm), rows)) {
      if (other.mark().equals(versions.get(0).mark())) {
        throw new UsageException(
            "-against=%s: these jars are version %s, as the bundled ones; pass another version"
                .formatted(against.get(0).library(), current));
      }
      versions.add(other);
    }
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
    return alike == 1
        ? said
        : NAME_BEFORE_VERSION.matcher(name(replacement)).replaceFirst("").replace(".jar", "");
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

  private static Variant variant(Replacement replacement, String version, Variant usual) {
    JvmChoice jvm = usual.jvm();
    List<Path> jars = new ArrayList<>(replacement.jars().entries());
    jars.addAll(jvm.classPath().entries());
    return new Variant(
        Optional.of(usual.mark().orElse("") + "@" + version),
        new JvmChoice(jvm.program(), jvm.options(), new UserClassPath(jars), jvm.timeout()),
        usual.traffic(),
        replacement.jars().entries().stream().map(jar -> jar.getFileName().toString()).toList(),
        Optional.of(replacement.library()));
  }

  public boolean isAsked() {
    return !against.isEmpty();
  }

  /**
   * The rows to run: by default, those of the libraries.
   *
   * @param selected by the other options
   * @param filtered whether these said anything
   * @throws UsageException where none is a library's
   */
  public List<Row> among(List<Row> selected, boolean filtered) throws UsageException {
    for (Replacement replacement : against) {
      if (selected.stream().noneMatch(row -> row.library().isCalled(replacement.library()))) {
        List<String> artifacts =
            selected.stream()
                .flatMap(row -> row.library().coordinates().stream())
                .map(at -> at.split(":", -1)[1])
                .distinct()
                .sorted()
                .toList();
        throw new UsageException(
            "-against="
                + replacement.library()
                + ": no selected row belongs to this library"
                + Nearest.suggest(replacement.library(), artifacts));
      }
    }
    return filtered || against.isEmpty() ? selected : ofLibraries(selected);
  }

  /** The rows of the libraries. */
  public List<Row> ofLibraries(List<Row> selected) {
    return selected.stream()
        .filter(row -> against.stream().anyMatch(each -> row.library().isCalled(each.library())))
        .toList();
  }

  /**
   * Refuses jars of something else, with which all would be measured twice.
   *
   * @param rows that run
   * @param all rows that serbench brings
   * @throws UsageException where the jars do not say that they have the library, and those that are
   *     not another row's library have no class that serbench brings
   */
  public void refuseOtherJars(List<Row> rows, List<Row> all) throws UsageException {
    for (Replacement replacement : against) {
      List<Path> unknown = new ArrayList<>(replacement.jars().entries());
      unknown.removeIf(jar -> has(jar, all, library -> !library.isCalled(replacement.library())));
      boolean said =
          replacement.jars().entries().stream()
              .anyMatch(jar -> has(jar, rows, library -> library.isCalled(replacement.library())));
      if (!said && !ClassPathOptions.replaceAny(new UserClassPath(unknown))) {
        throw new UsageException(
            "-against=%s: these jars have no class of the library; pass those of another version,"
                    .formatted(replacement.library())
                + " such as "
                + EXAMPLE);
      }
    }
  }

  /** Whether a jar says that it has such a library of a row. */
  private static boolean has(Path jar, List<Row> rows, Predicate<LibraryInfo> which) {
    SuppliedLibraries supplied = SuppliedLibraries.in(new UserClassPath(List.of(jar)));
    return rows.stream()
        .map(Row::library)
        .distinct()
        .filter(which)
        .anyMatch(library -> !supplied.of(library).isEmpty());
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
