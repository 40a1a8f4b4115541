package io.serbench.catalog;

import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Defines a {@link Row} step by step; see there for what each step means. */
public final class RowBuilder {
  private final String name;
  private final List<String> aliases = new ArrayList<>();
  private Tags tags = new Tags(Effort.MISC, Format.MISC, Structure.MISC, List.of(), List.of());
  private String description = "";
  private LibraryInfo library = LibraryInfo.JDK;
  private String settings = "the library's defaults";
  private String calls = "";
  private String source = "";
  private final List<JvmFlags.Flag> flags = new ArrayList<>();
  private List<String> withoutUnsafe = List.of();
  private Scope scope = Scope.ANY;
  private Optional<Requirement> requirement = Optional.empty();
  private List<NestedJar> ownJars = List.of();
  private boolean ownJvm;

  RowBuilder(String name) {
    this.name = name;
  }

  public RowBuilder alias(String alias) {
    aliases.add(alias);
    return this;
  }

  public RowBuilder tags(Effort effort, Format format, Structure structure, Feature... features) {
    this.tags = new Tags(effort, format, structure, List.of(features), tags.roles());
    return this;
  }

  /** The row plays this part in reports. */
  public RowBuilder plays(Role role) {
    List<Role> roles = new ArrayList<>(tags.roles());
    roles.add(role);
    this.tags = new Tags(tags.effort(), tags.format(), tags.structure(), tags.features(), roles);
    return this;
  }

  public RowBuilder description(String text) {
    this.description = text;
    return this;
  }

  public RowBuilder library(LibraryInfo info) {
    this.library = info;
    return this;
  }

  public RowBuilder settings(String text) {
    this.settings = text;
    return this;
  }

  /** How the library is called, and the page of its own that recommends it. */
  public RowBuilder calls(String text, String documentation) {
    this.calls = text;
    this.source = documentation;
    return this;
  }

  /** Packages to open to the library: {@code java.base/java.lang}. */
  public RowBuilder opens(String... packages) {
    return opensFrom(0, packages);
  }

  /** Packages to open to the library from that JDK on. */
  public RowBuilder opensFrom(int jdk, String... packages) {
    for (String each : packages) {
      flags.add(JvmFlags.Flag.opens(each, jdk));
    }
    return this;
  }

  /** The library accesses memory through {@code sun.misc.Unsafe}. */
  public RowBuilder usesUnsafe() {
    return usesUnsafeBefore(Integer.MAX_VALUE);
  }

  /** The library accesses memory through {@code sun.misc.Unsafe} on JDKs before that one. */
  public RowBuilder usesUnsafeBefore(int jdk) {
    flags.add(JvmFlags.Flag.unsafe(jdk - 1));
    return this;
  }

  /**
   * With these options, by its own account, the library does without {@code sun.misc.Unsafe}.
   * {@code check jdk} tries them; the row is measured without them.
   */
  public RowBuilder withoutUnsafe(String... options) {
    this.withoutUnsafe = List.of(options);
    return this;
  }

  /** The library is set up by this system property, which it reads once. */
  public RowBuilder property(String property, String value) {
    flags.add(JvmFlags.Flag.property(property + "=" + value));
    return this;
  }

  /** The row is written or generated for these families of data sets alone. */
  public RowBuilder only(String... families) {
    this.scope = scope.only(List.of(families));
    return this;
  }

  /**
   * The row needs code for each type, which is written or generated for those of serbench alone.
   *
   * @param code the code, in a few words
   */
  public RowBuilder needsCode(String code) {
    this.scope = scope.needing(code);
    return this;
  }

  /** The library cannot carry these families. */
  public RowBuilder without(String reason, String... families) {
    this.scope = scope.without(List.of(families), Optional.empty(), reason);
    return this;
  }

  /** The library cannot carry these families over that transport. */
  public RowBuilder without(Transport transport, String reason, String... families) {
    this.scope = scope.without(List.of(families), Optional.of(transport), reason);
    return this;
  }

  /** Its serializers have the interface of each of these transports, too. */
  public RowBuilder also(Transport... transports) {
    this.scope = scope.also(List.of(transports));
    return this;
  }

  /**
   * The library documents that threads may share what the serializer uses, and it adds no state.
   */
  public RowBuilder threadSafe() {
    this.scope = scope.shareable();
    return this;
  }

  public RowBuilder requires(Requirement needed) {
    this.requirement = Optional.of(needed);
    return this;
  }

  /**
   * The library cannot share a class path with the others: these jars, of dependencies with the
   * scope {@code provided}, come before all others in the row's own JVMs.
   *
   * @param coordinates {@code group:artifact} of each, with {@code :version} where the dependency
   *     has another
   */
  public RowBuilder ownJars(String... coordinates) {
    List<NestedJar> jars = new ArrayList<>(coordinates.length);
    for (String each : coordinates) {
      jars.add(new NestedJar(each));
    }
    this.ownJars = jars;
    return this;
  }

  /** The library is known to end its JVM: nothing else may run there. */
  public RowBuilder crashes() {
    this.ownJvm = true;
    return this;
  }

  /** Ends the definition. */
  public Row opensWith(Opener opener) {
    return new Row(
        new Row.Names(name, aliases),
        tags,
        library,
        new Row.Guide(description(), settings, calls, source),
        new Row.Needs(new JvmFlags(flags, withoutUnsafe), requirement, ownJars, ownJvm),
        scope,
        opener,
        Origin.NONE);
  }

  /** Says of a row that does not decode all in {@code deser} how it compares with others. */
  private String description() {
    StringBuilder text = new StringBuilder(description);
    for (Feature feature : tags.features()) {
      if (feature.isLaziness()) {
        text.append(text.isEmpty() ? "" : "; ").append(feature.meaning());
      }
    }
    return text.toString();
  }
}
