package io.serbench.catalog;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What libraries there are among the user's jars and folders, each of which is read once. */
public final class SuppliedLibraries {
  /** The user supplies none. */
  public static final SuppliedLibraries NONE = new SuppliedLibraries(List.of());

  private static final String UNKNOWN = "?";

  /**
   * A jar or a folder.
   *
   * @param maven {@code group:artifact} and version of what it says itself that it has; a jar into
   *     which others were merged may have many
   * @param manifest the version that its manifest says
   */
  private record SuppliedJar(Path path, Map<String, String> maven, Optional<String> manifest) {
    static SuppliedJar read(Path path) {
      return ClassFiles.read(
          path, files -> new SuppliedJar(path, files.mavenVersions(), files.manifestVersion()));
    }

    private String name() {
      return path.toAbsolutePath().normalize().getFileName().toString();
    }

    /** Its version of a library, if it is that, by its own words or by its name. */
    Optional<String> version(String coordinates) {
      String said = maven.get(coordinates);
      if (said != null) {
        return Optional.of(said);
      }
      String artifact = coordinates.substring(coordinates.indexOf(':') + 1);
      Matcher named =
          Pattern.compile(Pattern.quote(artifact) + "(?:-(\\d.*?))?(?:\\.jar)?").matcher(name());
      return named.matches()
          ? Stream.of(manifest, Optional.ofNullable(named.group(1)), Optional.of(UNKNOWN))
              .flatMap(Optional::stream)
              .findFirst()
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

  /** Those in these jars and folders. */
  public static SuppliedLibraries in(UserClassPath classPath) {
    return new SuppliedLibraries(classPath.entries().stream().map(SuppliedJar::read).toList());
  }

  /**
   * What is used of the user's in place of what this build has, for each of a library's parts: of
   * several jars with the same, the first.
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

  /** Whether one of them says by itself or by its name that it is something this build has, too. */
  public boolean areKnown() {
    return DependencyVersions.coordinates().stream().anyMatch(each -> find(each).isPresent());
  }

  /**
   * The version of a library among the user's, above all of the part that people call that; empty
   * where none is.
   */
  public Optional<String> version(LibraryInfo library, String word) {
    List<SuppliedLibrary> parts = of(library);
    return parts.stream()
        .filter(part -> LibraryInfo.isPart(part.coordinates(), word))
        .findFirst()
        .or(() -> parts.stream().findFirst())
        .map(SuppliedLibrary::version);
  }

  /** Returns the version that forks use: the user's, or else this build's; empty if not known. */
  public Optional<String> versionInUse(LibraryInfo library) {
    return library.coordinates().stream()
        .findFirst()
        .map(main -> version(library, "").orElseGet(() -> bundledVersion(library, "")))
        .filter(version -> !version.equals(UNKNOWN));
  }

  /** The same of what this build has. */
  public static String bundledVersion(LibraryInfo library, String word) {
    String versioned =
        library.coordinates().stream()
            .filter(part -> LibraryInfo.isPart(part, word))
            .findFirst()
            .map(LibraryInfo::versioned)
            .orElseGet(library::versioned);
    return versioned.substring(versioned.lastIndexOf(':') + 1);
  }

  /** The version of what has these coordinates, {@code ?} where it does not say it. */
  String version(String coordinates) {
    return entries.stream()
        .flatMap(entry -> entry.version(coordinates).stream())
        .findFirst()
        .orElse(UNKNOWN);
  }

  private Optional<SuppliedLibrary> find(String coordinates) {
    for (SuppliedJar entry : entries) {
      Optional<String> version = entry.version(coordinates);
      if (version.isPresent()) {
        return Optional.of(entry.as(coordinates, version.get()));
      }
    }
    return Optional.empty();
  }

  /**
   * A library that the user supplies in place of the one in this build.
   *
   * @param coordinates {@code group:artifact}
   * @param version as the jar or the folder says it; {@code ?} where it does not
   * @param file the name of the jar, or of the folder of classes
   * @param sha256 of the jar, or of the folder's files, in hexadecimal digits
   */
  public record SuppliedLibrary(String coordinates, String version, String file, String sha256) {
    /** {@code group:artifact:version}. */
    public String versioned() {
      return coordinates + ":" + version;
    }
  }
}
