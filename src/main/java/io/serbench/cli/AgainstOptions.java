package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedLibraries;
import io.serbench.catalog.SuppliedLibraries.SuppliedLibrary;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.Nearest;
import io.serbench.process.JvmChoice;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** A library in another version beside the one that serbench brings. */
@Command(optionListHeading = Options.MEASURING)
final class AgainstOptions extends Options {
  /**
   * A library and the jars that take its place.
   *
   * @param library as rows are searched by
   * @param jars of its other version
   */
  private record Replacement(String library, UserClassPath jars) {}

  private static final String EXAMPLE = "kryo=kryo-5.5.0.jar";

  @Rare
  @Loads
  @Option(
      names = "-against",
      paramLabel = "LIB=JARS",
      type = Path.class,
      converter = Reader.class,
      description = "also measure a library's rows with these jars of it")
  private Optional<Replacement> against = Optional.empty();

  /**
   * The library's rows as they are and with the other jars; nothing where the option is not given.
   *
   * @param usual how all rows run
   * @param rows those that run
   */
  Optional<Variant> variant(Variant usual, List<Row> rows) {
    return against.map(replacement -> variant(replacement, version(replacement, rows), usual));
  }

  /** The jars of the other version; none where the option is not given. */
  List<Path> jars() {
    return against.map(replacement -> replacement.jars().entries()).orElse(List.of());
  }

  /** What the jars say of their version; the name of the first where they do not. */
  private static String version(Replacement replacement, List<Row> rows) {
    SuppliedLibraries supplied = SuppliedLibraries.in(replacement.jars());
    return rows.stream()
        .map(Row::library)
        .filter(library -> library.isCalled(replacement.library()))
        .flatMap(library -> supplied.of(library).stream())
        .map(SuppliedLibrary::version)
        .findFirst()
        .orElseGet(() -> replacement.jars().entries().get(0).getFileName().toString());
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

  boolean isAsked() {
    return against.isPresent();
  }

  /**
   * The rows to run: by default, those of the library.
   *
   * @param selected by the other options
   * @param filtered whether these said anything
   * @throws UsageException where none is the library's
   */
  List<Row> among(List<Row> selected, boolean filtered) throws UsageException {
    if (against.isEmpty()) {
      return selected;
    }
    String library = against.get().library();
    List<Row> its = selected.stream().filter(row -> row.library().isCalled(library)).toList();
    if (its.isEmpty()) {
      List<String> artifacts =
          selected.stream()
              .flatMap(row -> row.library().coordinates().stream())
              .map(at -> at.substring(at.indexOf(':') + 1))
              .distinct()
              .sorted()
              .toList();
      throw new UsageException(
          "-against="
              + library
              + ": no selected row belongs to this library"
              + Nearest.suggest(library, artifacts));
    }
    return filtered ? selected : its;
  }

  /**
   * Refuses jars of something else, with which all would be measured twice.
   *
   * @param rows that run
   * @throws UsageException where the jars neither say that they have the library nor have a class
   *     that serbench brings
   */
  void refuseOtherJars(List<Row> rows) throws UsageException {
    if (against.isEmpty()) {
      return;
    }
    Replacement replacement = against.get();
    SuppliedLibraries supplied = SuppliedLibraries.in(replacement.jars());
    boolean said =
        rows.stream()
            .map(Row::library)
            .filter(library -> library.isCalled(replacement.library()))
            .anyMatch(library -> !supplied.of(library).isEmpty());
    if (!said && !ClassPathOptions.replaceAny(replacement.jars())) {
      throw new UsageException(
          "-against=%s: these jars have no class of the library; pass those of another version, such"
                  .formatted(replacement.library())
              + " as "
              + EXAMPLE);
    }
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
