package io.serbench.catalog;

import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Builds a {@link Row}. All steps are optional except {@link #opensWith}, which comes last. */
public final class RowBuilder {
  /** The option is new in JDK 23 (JEP 471); older JVMs refuse to start with it. */
  private static final int FIRST_WITH_UNSAFE_OPTION = 23;

  private final String name;
  private final List<String> aliases = new ArrayList<>();
  private Tags tags = new Tags(Effort.MISC, Format.MISC, Structure.MISC, List.of(), List.of());
  private String description = "";
  private LibraryInfo library = LibraryInfo.JDK;
  private String settings = "the library's defaults";
  private String calls = "";
  private String source = "";
  private final List<JvmFlags.Flag> flags = new ArrayList<>();
  private Optional<String> annotation = Optional.empty();
  private List<String> withoutUnsafe = List.of();
  private List<Class<?>> converted = List.of();
  private List<String> families = List.of();
  private final List<Scope.Exclusion> exceptions = new ArrayList<>();
  private List<Transport> transports = List.of();
  private boolean threadSafe;
  private Optional<String> codeNeeded = Optional.empty();
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

  /** Gives the row a special role in reports. */
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

  /**
   * Sets how the row calls its library, in words, and the page or source file that recommends it.
   */
  public RowBuilder calls(String text, String documentation) {
    this.calls = text;
    this.source = documentation;
    return this;
  }

  /** Opens packages such as {@code java.base/java.lang} to the library. */
  public RowBuilder opens(String... packages) {
    return opensFrom(0, packages);
  }

  /** Opens packages to the library on a JDK and newer ones, given its feature version. */
  public RowBuilder opensFrom(int jdk, String... packages) {
    for (String opened : packages) {
      String option = "--add-opens=" + opened + "=ALL-UNNAMED";
      flags.add(new JvmFlags.Flag(option, jdk, Integer.MAX_VALUE));
    }
    return this;
  }

  /** Lets the library access memory by {@code sun.misc.Unsafe} without a warning of the JVM. */
  public RowBuilder usesUnsafe() {
    return usesUnsafeBefore(Integer.MAX_VALUE);
  }

  /** Lets the library access memory so on JDKs before the one with this feature version. */
  public RowBuilder usesUnsafeBefore(int jdk) {
    String option = "--sun-misc-unsafe-memory-access=allow";
    flags.add(new JvmFlags.Flag(option, FIRST_WITH_UNSAFE_OPTION, jdk - 1));
    return this;
  }

  /**
   * Sets the options with which the library, by its own account, works without {@code
   * sun.misc.Unsafe}. {@code check jdk} tries them; the row is measured without them.
   */
  public RowBuilder withoutUnsafe(String... options) {
    this.withoutUnsafe = List.of(options);
    return this;
  }

  /** Sets a system property that configures the library. */
  public RowBuilder property(String property, String value) {
    flags.add(new JvmFlags.Flag("-D" + property + "=" + value, 0, Integer.MAX_VALUE));
    return this;
  }

  /** Restricts the row to the families of data sets that it is written or generated for. */
  public RowBuilder only(String... named) {
    this.families = List.of(named);
    return this;
  }

  /** Marks a row that needs this code for each type, which only serbench's own types have. */
  public RowBuilder needsCode(String code) {
    this.codeNeeded = Optional.of(": " + code);
    return this;
  }

  /**
   * Names the JDK's classes for which the adapter has converters of its own. The row carries them,
   * but that is no feature of its library.
   */
  public RowBuilder converts(Class<?>... classes) {
    this.converted = List.of(classes);
    return this;
  }

  /**
   * Marks a row that also carries users' classes with an annotation, for which a compiler writes
   * the code that the row needs, or with a codec of this type: see {@link CodecMember}.
   */
  public RowBuilder annotated(String annotation) {
    this.annotation = Optional.of(annotation);
    return this;
  }

  /** Excludes families that the library cannot carry. */
  public RowBuilder without(String reason, String... lacking) {
    return without(Optional.empty(), reason, lacking);
  }

  /** Excludes families that the library cannot carry over one transport. */
  public RowBuilder without(Transport transport, String reason, String... lacking) {
    return without(Optional.of(transport), reason, lacking);
  }

  private RowBuilder without(Optional<Transport> transport, String reason, String... lacking) {
    Stream.of(lacking)
        .map(it -> new Scope.Exclusion(it, transport, reason))
        .forEach(exceptions::add);
    return this;
  }

  /** Sets the transports beside byte arrays; the serializers implement the interface of each. */
  public RowBuilder also(Transport... others) {
    this.transports = List.of(others);
    return this;
  }

  /**
   * Marks a row whose serializers threads may share: the library documents that its objects are
   * thread-safe, and the serializer adds no state of its own.
   */
  public RowBuilder threadSafe() {
    this.threadSafe = true;
    return this;
  }

  public RowBuilder requires(Requirement needed) {
    this.requirement = Optional.of(needed);
    return this;
  }

  /**
   * Sets jars that come before serbench's on the class path of the row's forks, for a library that
   * cannot share a class path with the other libraries. Their dependencies have the scope {@code
   * provided}.
   *
   * @param coordinates {@code group:artifact} of each, with {@code :version} if the build depends
   *     on another version as well
   */
  public RowBuilder ownJars(String... coordinates) {
    this.ownJars = Stream.of(coordinates).map(NestedJar::new).toList();
    return this;
  }

  /** Marks a row whose library is known to end its JVM, so that nothing else may run there. */
  public RowBuilder crashes() {
    this.ownJvm = true;
    return this;
  }

  /** Returns the row, whose serializers {@code opener} creates. */
  public Row opensWith(Opener opener) {
    Row.Names names = new Row.Names(name, aliases);
    Row.Guide guide = new Row.Guide(description(), settings, calls, source);
    JvmFlags options = new JvmFlags(flags, withoutUnsafe);
    Row.Needs needs = new Row.Needs(options, requirement, ownJars, ownJvm);
    Scope scope =
        new Scope(families, exceptions, transports, threadSafe, codeNeeded, annotation, converted);
    return new Row(names, tags, library, guide, needs, scope, opener, Origin.NONE);
  }

  /** Adds how to compare a row that does not decode everything in {@code deser}. */
  private String description() {
    String text = description;
    for (Feature feature : tags.features()) {
      if (feature.isLaziness()) {
        text += (text.isEmpty() ? "" : "; ") + feature.meaning();
      }
    }
    return text;
  }
}
