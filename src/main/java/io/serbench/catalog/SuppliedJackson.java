package io.serbench.catalog;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Jackson 2 among the user's jars. Classes of theirs are linked with it, so that serbench reads
 * their data with it as well, unless it cannot: then serbench's own comes first, in the JVMs of all
 * rows that are not about Jackson.
 */
public final class SuppliedJackson {
  /** The oldest 2.* that has what serbench calls: {@code StreamReadConstraints}. */
  public static final int OLDEST = 15;

  private static final String GROUP = "com.fasterxml.jackson.";
  private static final Pattern VERSION = Pattern.compile("2\\.(\\d{1,9})(?!\\d).*");

  /** An artifact, and a class that it had from the beginning. */
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

    /** Of the one that comes first: the user's, if there is one. */
    String version(UserClassPath classPath) {
      return classPath
          .entryWith(className)
          .map(entry -> SuppliedLibraries.in(new UserClassPath(List.of(entry))))
          .map(supplied -> supplied.version(coordinates()))
          .orElseGet(this::bundledVersion);
    }

    /** The user's, for people. */
    String found(UserClassPath classPath) {
      String version = version(classPath);
      String file =
          classPath.entryWith(className).map(Path::getFileName).map(Path::toString).orElse("?");
      if (file.equals(artifact + "-" + version + ".jar")) {
        return file;
      }
      return "%s %s in %s"
          .formatted(artifact, version.equals("?") ? "of unknown version" : version, file);
    }
  }

  private static final Part DATABIND =
      new Part("jackson-databind", GROUP + "databind.ObjectMapper");
  private static final List<Part> OTHERS =
      List.of(
          new Part("jackson-core", GROUP + "core.JsonFactory"),
          new Part("jackson-annotations", GROUP + "annotation.JsonProperty"));

  private SuppliedJackson() {}

  /** Whether a library is of Jackson, or built on it, so that the user's is what is measured. */
  public static boolean isMeasuredBy(LibraryInfo library) {
    return library.coordinates().stream().anyMatch(part -> part.startsWith(GROUP));
  }

  /**
   * Why serbench reads with its own Jackson in place of the user's, in a line; empty where there is
   * none of the user's, or it works: a databind needs other parts that are no older.
   */
  public static Optional<String> replaced(UserClassPath classPath) {
    if (!DATABIND.isIn(classPath) && OTHERS.stream().noneMatch(part -> part.isIn(classPath))) {
      return Optional.empty();
    }
    int databind = minor(DATABIND.version(classPath));
    if (databind < OLDEST) {
      return Optional.of(replaced(DATABIND, classPath, "2.%d or newer works".formatted(OLDEST)));
    }
    for (Part part : OTHERS) {
      if (minor(part.version(classPath)) < databind) {
        String remedy =
            "%s %s needs %s 2.%d or newer"
                .formatted(
                    DATABIND.artifact(), DATABIND.version(classPath), part.artifact(), databind);
        return Optional.of(replaced(part.isIn(classPath) ? part : DATABIND, classPath, remedy));
      }
    }
    return Optional.empty();
  }

  private static String replaced(Part part, UserClassPath classPath, String remedy) {
    return "read with serbench's Jackson %s, not with %s; %s"
        .formatted(DATABIND.bundledVersion(), part.found(classPath), remedy);
  }

  /** -1 where nobody knows. */
  private static int minor(String version) {
    Matcher found = VERSION.matcher(version);
    return found.matches() ? Integer.parseInt(found.group(1)) : -1;
  }
}
