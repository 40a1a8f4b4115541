package io.serbench.cli.option;

import static java.util.stream.Collectors.joining;

import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedLibraries;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.own.TypeName;
import io.serbench.process.JvmChoice;
import io.serbench.run.Variant;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/**
 * The option that compares other versions of a library with the one that serbench ships, or another
 * build of the user's class with the one on the class path.
 */
@Command(optionListHeading = Options.MEASURING)
public final class AgainstOptions extends Options {
  /** A library, or a class as {@code -type} names it, and the jars of the other version. */
  private record LibraryReplacement(String library, UserClassPath jars) {
    /** Returns whether this replaces one of the user's types, or a class in a type's name. */
    boolean isOf(List<String> types) {
      return types.stream()
          .anyMatch(type -> type.equals(library) || TypeName.of(type).names().contains(library));
    }

    boolean hasClassIn(List<Path> entries) {
      return TypeName.of(library).names().stream()
          .flatMap(name -> TypeName.binaryNames(name).stream())
          .anyMatch(new UserClassPath(entries)::has);
    }
  }

  public static final String EXAMPLE = "kryo=kryo-5.5.0.jar";

  @Rare
  @Loads
  @Option(
      names = "-against",
      paramLabel = "LIB=JARS",
      type = Path.class,
      converter = ReplacementReader.class,
      description = "a library, or your class, in another version, too")
  private List<LibraryReplacement> against = List.of();

  /**
   * Returns a variant for each use of the option: rows of the library with the other jars, or all
   * rows if the jars have the user's class. Refuses a version that is given twice.
   */
  public List<Variant> variants(Variant usual, List<Row> rows, List<String> types) {
    List<Variant> variants = new ArrayList<>();
    Set<Object> known = new HashSet<>();
    for (LibraryReplacement replacement : against) {
      String version =
          version(replacement.library(), replacement.jars(), rows)
              .filter(declared -> declaring(declared, rows) == 1)
              .orElseGet(() -> versionInName(replacement.jars().entries().get(0)));
      Variant variant = variant(replacement, version, usual, replacement.isOf(types));
      if (!known.add(List.of(variant.mark(), variant.library()))) {
        throw new UsageException(
            "-against=%s: two are version %s; pass each version once",
            replacement.library(), version);
      }
      variants.add(variant);
    }
    return variants;
  }

  /**
   * Returns variants of one library, each marked with its version: this build's first, then the
   * others. Refuses several libraries, and a version that is given twice.
   */
  public List<Variant> versions(JvmChoice jvm, List<Row> rows) {
    List<String> libraries = against.stream().map(LibraryReplacement::library).distinct().toList();
    if (libraries.size() > 1) {
      throw new UsageException(
          "-against: a trial compares versions of one library, not of %s; run it for each",
          String.join(" and ", libraries));
    }
    if (against.isEmpty()) {
      return List.of(Variant.ofJvm(Optional.of("@bundled"), jvm));
    }
    String word = against.get(0).library();
    String current =
        version(word, jvm.classPath(), rows)
            .orElseGet(() -> SuppliedLibraries.bundledVersion(rows.get(0).library(), word));
    List<Variant> versions = new ArrayList<>(variants(Variant.usual(jvm), rows, List.of()));
    versions.add(0, Variant.ofJvm(Optional.of("@" + current), jvm));
    if (versions.stream().map(Variant::mark).distinct().count() < versions.size()) {
      throw new UsageException(
          "-against=%s: these jars are version %s, like the bundled ones; pass another version",
          word, current);
    }
    refuseUnrelatedJars(rows, List.of(), jvm.classPath());
    return versions;
  }

  /** Returns the class of the first use of the option, if there is one. */
  public Optional<String> first() {
    return against.stream().findFirst().map(LibraryReplacement::library);
  }

  /**
   * Returns variants of one of the user's classes: the build on the class path, which has no mark,
   * then the others. Refuses all that is no other build of the class.
   */
  public List<Variant> builds(JvmChoice jvm, List<String> types) {
    for (LibraryReplacement replacement : against) {
      List<Path> jars = replacement.jars().entries();
      if (!replacement.isOf(types)) {
        throw new UsageException(
            "-against=%s: expected your class, %s ('serbench check versions' compares versions of a"
                + " library)",
            replacement.library(), String.join(" or ", types));
      }
      if (!replacement.hasClassIn(jars)) {
        throw new UsageException(
            "-against=%s: %s has no such class; pass the jars or folders of another build of it",
            replacement.library(),
            jars.stream().map(Path::toString).collect(joining(File.pathSeparator)));
      }
    }
    List<Variant> builds = new ArrayList<>(variants(Variant.usual(jvm), List.of(), types));
    builds.add(0, Variant.usual(jvm));
    return builds;
  }

  public List<Path> jars() {
    return against.stream().flatMap(replacement -> replacement.jars().entries().stream()).toList();
  }

  /** Two builds of one version, such as those of a library's author, declare the same. */
  private long declaring(String version, List<Row> rows) {
    return against.stream()
        .flatMap(replacement -> version(replacement.library(), replacement.jars(), rows).stream())
        .filter(version::equals)
        .count();
  }

  /** Returns what follows the library's name, or all of a name such as {@code patched.jar}. */
  private static String versionInName(Path jar) {
    return jar.getFileName().toString().replace(".jar", "").replaceFirst("^.*?-(?=\\d)", "");
  }

  private static Optional<String> version(String word, UserClassPath jars, List<Row> rows) {
    SuppliedLibraries supplied = SuppliedLibraries.onClassPath(jars);
    return rows.stream()
        .map(Row::library)
        .filter(library -> library.isCalled(word))
        .flatMap(library -> supplied.version(library, word).stream())
        .findFirst();
  }

  /**
   * Creates a variant. With another build of the user's class, entries that have the class are left
   * out, so that what the build lacks does not come from the usual one.
   */
  private static Variant variant(
      LibraryReplacement replacement, String version, Variant usual, boolean own) {
    JvmChoice jvm = usual.jvm();
    List<Path> jars = new ArrayList<>(replacement.jars().entries());
    jvm.classPath().entries().stream()
        .filter(entry -> !own || !replacement.hasClassIn(List.of(entry)))
        .forEach(jars::add);
    return new Variant(
        Optional.of(usual.mark().orElse("") + "@" + version),
        false,
        jvm.withClassPath(new UserClassPath(jars)),
        usual.traffic(),
        replacement.jars().entries().stream().map(jar -> jar.getFileName().toString()).toList(),
        own ? Optional.empty() : Optional.of(replacement.library()));
  }

  public boolean isAsked() {
    return !against.isEmpty();
  }

  /**
   * Returns the rows to run: all selected ones if an option selects rows ({@code filtered}) or a
   * class of the user's is replaced, else only those of the replaced libraries. Refuses a library
   * that no row uses.
   */
  public List<Row> among(List<Row> selected, boolean filtered, List<String> types) {
    Set<Row> replaced = new HashSet<>();
    List<LibraryReplacement> libraries =
        against.stream().filter(replacement -> !replacement.isOf(types)).toList();
    for (LibraryReplacement replacement : libraries) {
      List<Row> its =
          selected.stream().filter(row -> row.library().isCalled(replacement.library())).toList();
      if (its.isEmpty()) {
        throw new UsageException(
            "-against=%s: no selected row belongs to this library ('serbench show ROW' names its"
                + " library)",
            replacement.library());
      }
      replaced.addAll(its);
    }
    return filtered || libraries.size() < against.size() || against.isEmpty()
        ? selected
        : selected.stream().filter(replaced::contains).toList();
  }

  /** Refuses jars of something else, with which a row would be compared with itself. */
  public void refuseUnrelatedJars(List<Row> rows, List<String> types, UserClassPath usual) {
    for (LibraryReplacement replacement : against) {
      List<Path> jars = replacement.jars().entries();
      boolean own = replacement.isOf(types);
      boolean related =
          own
              ? replacement.hasClassIn(jars)
              : ClassPathOptions.replaceAny(
                  jars.stream().filter(jar -> mayBe(replacement.library(), jar, rows)), usual);
      if (!related) {
        throw new UsageException(
            "-against=%s: these jars have no %s; pass those of another version, such as %s",
            replacement.library(), own ? "such class" : "class of the library", EXAMPLE);
      }
    }
  }

  /** Returns whether a jar declares that it is the library, or does not declare what it is. */
  private static boolean mayBe(String library, Path jar, List<Row> rows) {
    SuppliedLibraries supplied = SuppliedLibraries.onClassPath(new UserClassPath(List.of(jar)));
    return rows.stream()
            .map(Row::library)
            .distinct()
            .anyMatch(candidate -> candidate.isCalled(library) && !supplied.of(candidate).isEmpty())
        || !supplied.areKnown();
  }

  private static final class ReplacementReader implements ITypeConverter<LibraryReplacement> {
    @Override
    public LibraryReplacement convert(String text) {
      int equals = text.indexOf('=');
      if (equals < 1) {
        throw new UsageException("expected a library and its jars, such as " + EXAMPLE);
      }
      return new LibraryReplacement(
          text.substring(0, equals),
          new ClassPathOptions.Jars().convert(text.substring(equals + 1)));
    }
  }
}
