package io.serbench.catalog;

import io.serbench.catalog.SuppliedLibraries.SuppliedLibrary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Jackson 2 among the user's jars. The user's classes are compiled against it, so serbench reads
 * their data with it, too. If serbench cannot work with it, serbench's own Jackson comes first on
 * the class path of all rows except those that measure Jackson.
 */
public final class SuppliedJackson {
  /** The minor version of the first Jackson 2 that has {@code StreamReadConstraints}. */
  private static final int OLDEST = 15;

  private static final String GROUP = "com.fasterxml.jackson.";
  private static final Pattern VERSION = Pattern.compile("2\\.(\\d{1,9})(?!\\d).*");

  /** An artifact of Jackson, and a class that all its versions have. */
  private record JacksonArtifact(String artifact, String className) {
    /** Returns the version in use: the user's, or else this build's. */
    String version(UserClassPath classPath) {
      String coordinates = GROUP + "core:" + artifact;
      return classPath
          .entryWith(className)
          .map(entry -> SuppliedLibraries.onClassPath(new UserClassPath(List.of(entry))))
          .map(supplied -> supplied.find(coordinates).map(SuppliedLibrary::version))
          .orElseGet(() -> DependencyVersions.version(coordinates))
          .orElse("of unknown version");
    }

    /** Returns -1 if not known. */
    int minor(UserClassPath classPath) {
      Matcher found = VERSION.matcher(version(classPath));
      return found.matches() ? Integer.parseInt(found.group(1)) : -1;
    }
  }

  private static final JacksonArtifact DATABIND =
      new JacksonArtifact("jackson-databind", GROUP + "databind.ObjectMapper");
  private static final List<JacksonArtifact> PARTS =
      List.of(
          DATABIND,
          new JacksonArtifact("jackson-core", GROUP + "core.JsonFactory"),
          new JacksonArtifact("jackson-annotations", GROUP + "annotation.JsonProperty"));

  private SuppliedJackson() {}

  /** Returns whether a library is Jackson, so that its rows measure the user's. */
  public static boolean isMeasuredBy(LibraryInfo library) {
    return library.coordinates().stream().anyMatch(part -> part.startsWith(GROUP));
  }

  /**
   * Returns why serbench replaces the user's Jackson with its own, in one line; empty if the user
   * supplies none, or serbench works with it. Databind needs artifacts of at least its own minor
   * version.
   */
  public static Optional<String> replaced(UserClassPath classPath) {
    String supplied =
        PARTS.stream()
            .filter(part -> classPath.has(part.className))
            .map(part -> part.artifact + " " + part.version(classPath))
            .collect(Collectors.joining(", "));
    int needed = Math.max(OLDEST, DATABIND.minor(classPath));
    return supplied.isEmpty() || PARTS.stream().allMatch(part -> part.minor(classPath) >= needed)
        ? Optional.empty()
        : Optional.of(
            "read with serbench's Jackson %s, not with your %s; supply all of jackson-databind, jackson-core and jackson-annotations in version 2.%d or newer"
                .formatted(DATABIND.version(UserClassPath.NONE), supplied, needed));
  }
}
