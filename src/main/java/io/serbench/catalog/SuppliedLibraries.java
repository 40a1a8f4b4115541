package io.serbench.catalog;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The libraries among the user's jars and folders. */
public final class SuppliedLibraries {
  /** No libraries. */
  public static final SuppliedLibraries NONE = new SuppliedLibraries(List.of());

  private static final String UNKNOWN = "?";

  /**
   * A jar or a folder of the user's.
   *
   * @param maven the version of each {@code group:artifact} that it contains, according to its
   *     Maven metadata; many in a jar that others were merged into
   */
  private record SuppliedJar(Path path, Map<String, String> maven) {
    static SuppliedJar read(Path path) {
      return new SuppliedJar(path, ClassFiles.read(path, ClassFiles::mavenVersions));
    }

    private String name() {
      return path.toAbsolutePath().normalize().getFileName().toString();
    }

    /**
     * Returns the version of an artifact if this contains it, by its Maven metadata or its file
     * name.
     */
    Optional<String> version(String coordinates) {
      String said = maven.get(coordinates);
      if (said != null) {
        return Optional.of(said);
      }
      String artifact = coordinates.substring(coordinates.indexOf(':') + 1);
      Matcher named =
          Pattern.compile(Pattern.quote(artifact) + "(?:-(\\d.*?))?(?:\\.jar)?").matcher(name());
      return named.matches()
          ? Optional.of(Optional.ofNullable(named.group(1)).orElse(UNKNOWN))
          : Optional.empty();
    }

    SuppliedLibrary as(String coordinates, String version) {
      return new SuppliedLibrary(
          coordinates, version, name(), ClassFiles.read(path, ClassFiles::sha256));
    }
  }

  private final List<SuppliedJar> entries;

  private SuppliedLibraries(List<SuppliedJar> entries) {
    this.entries = entries;
  }

  /** Reads the jars and folders of a class path. */
  public static SuppliedLibraries in(UserClassPath classPath) {
    return new SuppliedLibraries(classPath.entries().stream().map(SuppliedJar::read).toList());
  }

  /**
   * Returns the user's artifacts that replace artifacts of a library in this build. If several jars
   * contain one, the first counts.
   */
  public List<SuppliedLibrary> of(LibraryInfo library) {
    List<SuppliedLibrary> found = new ArrayList<>();
    for (String part : library.coordinates()) {
      String[] words = part.split(":", -1);
      if (words.length > 1) {
        find(words[0] + ":" + words[1]).ifPresent(found::add);
      }
    }
    return found;
  }

  /** Returns whether at least one of them replaces an artifact in this build. */
  public boolean areKnown() {
    return DependencyVersions.coordinates().stream().anyMatch(each -> find(each).isPresent());
  }

  /**
   * Returns the user's version of a library; empty if the user supplies no part of it.
   *
   * @param word the artifact or {@code group:artifact} whose version to prefer if several are
   *     supplied
   */
  public Optional<String> version(LibraryInfo library, String word) {
    List<SuppliedLibrary> parts = of(library);
    return parts.stream()
        .filter(part -> LibraryInfo.isPart(part.coordinates(), word))
        .findFirst()
        .or(() -> parts.stream().findFirst())
        .map(SuppliedLibrary::version);
  }

  /**
   * Returns the version of a library that forks use: the user's, or else this build's; empty if not
   * known.
   */
  public Optional<String> versionInUse(LibraryInfo library) {
    return library.coordinates().stream()
        .findFirst()
        .map(main -> version(library, "").orElseGet(() -> bundledVersion(library, "")))
        .filter(version -> !version.equals(UNKNOWN));
  }

  /**
   * Returns the version of a library in this build, or {@code ?} if not known.
   *
   * @param word the artifact or {@code group:artifact} whose version to prefer
   */
  public static String bundledVersion(LibraryInfo library, String word) {
    String versioned =
        library.coordinates().stream()
            .filter(part -> LibraryInfo.isPart(part, word))
            .findFirst()
            .map(LibraryInfo::versioned)
            .orElseGet(library::versioned);
    return versioned.substring(versioned.lastIndexOf(':') + 1);
  }

  /** Returns the user's version of an artifact, or {@code ?} if not known. */
  String version(String coordinates) {
    return entries.stream()
        .flatMap(entry -> entry.version(coordinates).stream())
        .findFirst()
        .orElse(UNKNOWN);
  }

  private Optional<SuppliedLibrary> find(String coordinates) {
    return entries.stream()
        .flatMap(
            entry ->
                entry.version(coordinates).stream().map(version -> entry.as(coordinates, version)))
        .findFirst();
  }

  /**
   * An artifact that the user supplies in place of the one in this build.
   *
   * @param coordinates {@code group:artifact}
   * @param version its version, or {@code ?} if not known
   * @param file the name of the jar, or of the folder of classes
   * @param sha256 the hash of the jar, or of the folder's files, in hexadecimal digits
   */
  public record SuppliedLibrary(String coordinates, String version, String file, String sha256) {
    /** Returns {@code group:artifact:version}. */
    public String versioned() {
      return coordinates + ":" + version;
    }
  }
}
