package io.serbench.catalog;

import io.serbench.dataset.Cargo;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Shape;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One named way to use one library: all that is known of it without loading the library, and how to
 * open it.
 *
 * @param names by which people filter and which they look for in tables
 * @param tags its kind
 * @param library the library
 * @param guide what people are told of it
 * @param needs what its JVM must have
 * @param scope the types it can carry, and over which transports
 * @param opener makes its serializers
 * @param origin who says it
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
   * What a row is called.
   *
   * @param name by which people filter and which they look for in tables
   * @param aliases names of the same row in other versions of the tables; they work in filters
   */
  public record Names(String name, List<String> aliases) {
    public Names {
      aliases = List.copyOf(aliases);
    }

    /** The name and the aliases. */
    public List<String> all() {
      List<String> all = new ArrayList<>(aliases);
      all.add(0, name);
      return all;
    }
  }

  /**
   * What people are told of a row, so that they can judge whether it is fair.
   *
   * @param description what sets it apart from the library's other rows, in a few words
   * @param settings the library's settings that differ from its defaults, in words
   * @param calls how the library is called, in words
   * @param source the library's page or source file that recommends these calls
   */
  public record Guide(String description, String settings, String calls, String source) {}

  /**
   * What a JVM must have to run a row.
   *
   * @param flags what it must be told
   * @param requirement a class that the jar does not bring
   * @param ownJars jars that come before the others on its class path
   * @param ownJvm whether the library is known to end its JVM
   */
  public record Needs(
      JvmFlags flags, Optional<Requirement> requirement, List<NestedJar> ownJars, boolean ownJvm) {
    public Needs {
      ownJars = List.copyOf(ownJars);
    }
  }

  /** Starts the definition of a row. */
  public static RowBuilder named(String name) {
    return new RowBuilder(name);
  }

  /** The same row with other tags. */
  Row with(Tags others) {
    return new Row(names, others, library, guide, needs, scope, opener, origin);
  }

  /** The same row with another scope. */
  Row with(Scope other) {
    return new Row(names, tags, library, guide, needs, other, opener, origin);
  }

  /** The same row, said by that one. */
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
   * Makes a serializer. The row's own jars must be first on this JVM's class path.
   *
   * @throws Exception what the library throws
   */
  public Serializer<?, ?> open(DataType<?> type) throws Exception {
    return opener.open(name(), type);
  }

  /** Why the row cannot run in a JVM that it does not have for itself; empty where it can. */
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

  /** As {@link #obstacle(Cargo, Transport, boolean)}, by one thread. */
  public Optional<String> obstacle(Cargo cargo, Transport transport) {
    return obstacle(cargo, transport, false);
  }

  /**
   * Why the row does not carry values of that type over that transport; empty where it does.
   *
   * @param shared whether several threads are to use one serializer
   */
  public Optional<String> obstacle(Cargo cargo, Transport transport, boolean shared) {
    if (shared && !scope.threadSafe()) {
      return Optional.of("has no serializer that threads may share");
    }
    if (cargo.shape() == Shape.GRAPH && tags.structure() != Structure.FULL_GRAPH) {
      return Optional.of("keeps no shared references");
    }
    if (transport == Transport.PRETTY && tags.format() != Format.JSON) {
      return Optional.of("is not JSON, which alone is indented here");
    }
    if (cargo.isGeneratedFor(name())) {
      return scope.obstacle(transport);
    }
    return cargo
        .generated()
        .filter(kind -> scope.takesAnyType())
        .map(kind -> "carries plain objects, not " + kind)
        .or(() -> scope.obstacle(cargo, transport));
  }

  /** Why the row cannot run here, with what serbench brings; empty where it can. */
  public Optional<String> unavailable() {
    return unavailable(UserClassPath.NONE);
  }

  /** Why the row cannot run here, with these jars added; empty where it can. */
  public Optional<String> unavailable(UserClassPath added) {
    return needs
        .requirement()
        .filter(requirement -> !requirement.isMet(added))
        .map(Requirement::reason);
  }
}
