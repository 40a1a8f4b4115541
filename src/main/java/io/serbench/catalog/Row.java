package io.serbench.catalog;

import io.serbench.dataset.Cargo;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Shape;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One named way to use one library: everything that is known without loading the library, and how
 * to open it.
 */
public record Row(
    Names names,
    Tags tags,
    LibraryInfo library,
    Guide guide,
    Needs needs,
    Scope scope,
    Opener opener,
    Origin origin) {

  /**
   * The names of a row.
   *
   * @param name the name that tables show
   * @param aliases names of the same row in other versions of the tables; filters accept them
   */
  public record Names(String name, List<String> aliases) {
    public Names {
      aliases = List.copyOf(aliases);
    }

    /** Returns the name, followed by the aliases. */
    public List<String> all() {
      return Stream.concat(Stream.of(name), aliases.stream()).toList();
    }
  }

  /**
   * Descriptions of a row, by which people can judge whether it is fair to its library.
   *
   * @param description what distinguishes the row from the library's other rows, in a few words
   * @param settings the library's settings that differ from its defaults, in words
   * @param calls how the library is called, in words
   * @param source the library's page or source file that recommends these calls
   */
  public record Guide(String description, String settings, String calls, String source) {}

  /**
   * What a JVM must have to run a row.
   *
   * @param flags its options
   * @param requirement a library that is not in serbench's jar; empty for most rows
   * @param ownJars jars that come before serbench's on its class path; none for most rows
   * @param ownJvm whether the library is known to end its JVM, so that no other row may run there
   */
  public record Needs(
      JvmFlags flags, Optional<Requirement> requirement, List<NestedJar> ownJars, boolean ownJvm) {
    public Needs {
      ownJars = List.copyOf(ownJars);
    }
  }

  public static RowBuilder named(String name) {
    return new RowBuilder(name);
  }

  Row withTags(Tags others) {
    return new Row(names, others, library, guide, needs, scope, opener, origin);
  }

  Row withScope(Scope other) {
    return new Row(names, tags, library, guide, needs, other, opener, origin);
  }

  public Row from(Origin other) {
    return new Row(names, tags, library, guide, needs, scope, opener, other);
  }

  public String name() {
    return names.name();
  }

  public List<String> aliases() {
    return names.aliases();
  }

  public String description() {
    return guide.description();
  }

  public JvmFlags flags() {
    return needs.flags();
  }

  public List<NestedJar> ownJars() {
    return needs.ownJars();
  }

  /**
   * Creates a serializer. The row's own jars must come first on this JVM's class path.
   *
   * @throws Exception what the library throws
   */
  public Serializer<?, ?> open(DataType<?> type) throws Exception {
    return opener.open(name(), type);
  }

  /** Returns why the row cannot run in the parent's JVM; empty if it can. */
  public Optional<String> needsFork() {
    if (needs.ownJvm()) {
      return Optional.of("needs a fork, since it is known to crash the JVM");
    }
    if (origin.place().isPresent()) {
      return Optional.of("needs a fork, since it comes from a jar of yours");
    }
    return needs.ownJars().isEmpty()
        ? Optional.empty()
        : Optional.of("needs a fork, because it has a separate class path");
  }

  /** Returns why one thread cannot carry values of a type over a transport; empty if it can. */
  public Optional<String> obstacle(Cargo cargo, Transport transport) {
    return obstacle(cargo, transport, false);
  }

  /**
   * Returns why one thread, or threads that share a serializer, cannot carry values of a type over
   * a transport; empty if they can.
   */
  public Optional<String> obstacle(Cargo cargo, Transport transport, boolean shared) {
    if (shared && !scope.threadSafe()) {
      return Optional.of("has no serializer that threads may share");
    }
    if (cargo.shape() == Shape.GRAPH && tags.structure() != Structure.FULL_GRAPH) {
      return Optional.of("does not preserve shared references");
    }
    if (transport == Transport.PRETTY && tags.format() != Format.JSON) {
      return Optional.of("is not JSON, and only JSON can be indented");
    }
    if (cargo.isGeneratedFor(name())) {
      return scope.obstacle(transport);
    }
    return cargo
        .generated()
        .filter(kind -> scope.takesAnyType())
        .map(kind -> "supports plain objects, not " + kind)
        .or(() -> scope.obstacle(cargo, transport));
  }

  /** Returns why the row cannot run with the libraries that serbench brings; empty if it can. */
  public Optional<String> unavailable() {
    return unavailable(UserClassPath.NONE);
  }

  /** Returns why the row cannot run even with the user's jars and folders; empty if it can. */
  public Optional<String> unavailable(UserClassPath added) {
    return needs.requirement().filter(it -> !it.isMet(added)).map(Requirement::reason);
  }
}
