package io.serbench.catalog;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The libraries among the user's jars and folders.
 *
 * @param declared the versions of artifacts that each jar or folder declares in its Maven metadata;
 *     many in a jar that others were merged into
 */
public record SuppliedLibraries(Map<Path, Map<String, String>> declared) {
  private static final String UNKNOWN = "?";

  /** Reads the jars and folders of a class path. */
  public static SuppliedLibraries onClassPath(UserClassPath classPath) {
    Map<Path, Map<String, String>> declared = new LinkedHashMap<>();
    for (Path entry : classPath.entries()) {
      declared.put(entry, ClassFiles.read(entry, ClassFiles::mavenVersions));
    }
    return new SuppliedLibraries(declared);
  }

  /**
   * Returns the user's artifacts that replace artifacts of a library in this build. If several jars
   * contain one, the first counts.
   */
  public List<SuppliedLibrary> of(LibraryInfo library) {
    return library.coordinates().stream()
        .map(part -> part.split(":", -1))
        .filter(words -> words.length > 1)
        .flatMap(words -> find(words[0] + ":" + words[1]).stream())
        .toList();
  }

  /** Returns the first jar or folder whose Maven metadata or file name has an artifact. */
  Optional<SuppliedLibrary> find(String coordinates) {
    String artifact = coordinates.substring(coordinates.indexOf(':') + 1);
    Pattern name = Pattern.compile(Pattern.quote(artifact) + "(?:-(\\d.*?))?(?:\\.jar)?");
    for (Path jar : declared.keySet()) {
      Matcher named = name.matcher(jar.toAbsolutePath().normalize().getFileName().toString());
      String version = declared.get(jar).get(coordinates);
      if (version == null && named.matches()) {
        version = Optional.ofNullable(named.group(1)).orElse(UNKNOWN);
      }
      if (version != null) {
        return Optional.of(new SuppliedLibrary(coordinates, version, jar));
      }
    }
    return Optional.empty();
  }

  /** Returns whether at least one of them replaces an artifact in this build. */
  public boolean areKnown() {
    return DependencyVersions.coordinates().stream().anyMatch(library -> find(library).isPresent());
  }

  /**
   * Returns the user's version of a library, or of the artifact that a word names if several are
   * supplied; empty if the user supplies no part of it.
   */
  public Optional<String> version(LibraryInfo library, String word) {
    Comparator<SuppliedLibrary> named =
        Comparator.comparing(part -> !LibraryInfo.isPart(part.coordinates(), word));
    return of(library).stream().min(named).map(SuppliedLibrary::version);
  }

  /** Returns the version that forks use, the user's or this build's; empty if not known. */
  public Optional<String> versionInUse(LibraryInfo library) {
    return library.coordinates().stream()
        .findFirst()
        .map(main -> version(library, "").orElseGet(() -> bundledVersion(library, "")))
        .filter(version -> !version.equals(UNKNOWN));
  }

  /**
   * Returns this build's version of a library, or of the artifact that a word names; {@code ?} if
   * not known.
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

  /**
   * An artifact that the user supplies in place of the one in this build.
   *
   * @param coordinates {@code group:artifact}
   * @param version its version, or {@code ?} if not known
   * @param jar the jar or the folder of classes that has it
   */
  public record SuppliedLibrary(String coordinates, String version, Path jar) {
    /** Returns {@code group:artifact:version}. */
    public String versioned() {
      return coordinates + ":" + version;
    }
  }
}
