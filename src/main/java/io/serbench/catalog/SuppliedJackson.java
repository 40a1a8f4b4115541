package io.serbench.catalog;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Jackson 2 among the user's jars. The user's classes are compiled against it, so serbench reads
 * their data with it, too. If serbench cannot work with it, serbench's own Jackson comes first on
 * the class path of all rows except those that measure Jackson.
 */
public final class SuppliedJackson {
  /**
   * The minor version of the oldest Jackson 2 that serbench works with: it has {@code
   * StreamReadConstraints}.
   */
  private static final int OLDEST = 15;

  private static final String GROUP = "com.fasterxml.jackson.";
  private static final Pattern VERSION = Pattern.compile("2\\.(\\d{1,9})(?!\\d).*");

  /** An artifact of Jackson, and a class that all its versions have. */
  private record Part(String artifact, String className) {
    String coordinates() {
      return GROUP + "core:" + artifact;
    }

    boolean isIn(UserClassPath classPath) {
      return classPath.entryWith(className).isPresent();
    }

    String bundledVersion() {
      return DependencyVersions.version(coordinates()).orElse("?");
    }

    /** Returns the version in use: the user's, or else this build's. */
    String version(UserClassPath classPath) {
      return classPath
          .entryWith(className)
          .map(entry -> SuppliedLibraries.in(new UserClassPath(List.of(entry))))
          .map(supplied -> supplied.version(coordinates()))
          .orElseGet(this::bundledVersion);
    }

    String found(UserClassPath classPath) {
      String version = version(classPath);
      return "%s %s in %s"
          .formatted(
              artifact,
              version.equals("?") ? "of unknown version" : version,
              classPath.entryWith(className).orElseThrow().getFileName());
    }
  }

  private static final Part DATABIND =
      new Part("jackson-databind", GROUP + "databind.ObjectMapper");
  private static final List<Part> OTHERS =
      List.of(
          new Part("jackson-core", GROUP + "core.JsonFactory"),
          new Part("jackson-annotations", GROUP + "annotation.JsonProperty"));

  private SuppliedJackson() {}

  /**
   * Returns whether a library's artifacts include one of Jackson's, so that the user's Jackson is
   * what its rows measure.
   */
  public static boolean isMeasuredBy(LibraryInfo library) {
    return library.coordinates().stream().anyMatch(part -> part.startsWith(GROUP));
  }

  /**
   * Returns why serbench replaces the user's Jackson with its own, in one line; empty if the user
   * supplies none, or serbench works with it. Databind needs artifacts of at least its own minor
   * version.
   */
  public static Optional<String> replaced(UserClassPath classPath) {
    if (!DATABIND.isIn(classPath) && OTHERS.stream().noneMatch(part -> part.isIn(classPath))) {
      return Optional.empty();
    }
    String databind = DATABIND.version(classPath);
    if (minor(databind) < OLDEST) {
      return Optional.of(replaced(DATABIND, classPath, "2.%d or newer works".formatted(OLDEST)));
    }
    return OTHERS.stream()
        .filter(part -> minor(part.version(classPath)) < minor(databind))
        .findFirst()
        .map(
            part ->
                replaced(
                    part.isIn(classPath) ? part : DATABIND,
                    classPath,
                    "%s %s needs %s 2.%d or newer"
                        .formatted(DATABIND.artifact, databind, part.artifact, minor(databind))));
  }

  private static String replaced(Part part, UserClassPath classPath, String remedy) {
    return "read with serbench's Jackson %s, not with %s; %s"
        .formatted(DATABIND.bundledVersion(), part.found(classPath), remedy);
  }

  /** Returns -1 if not known. */
  private static int minor(String version) {
    Matcher found = VERSION.matcher(version);
    return found.matches() ? Integer.parseInt(found.group(1)) : -1;
  }
}
