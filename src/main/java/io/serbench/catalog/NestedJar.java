package io.serbench.catalog;

import java.util.Optional;

/**
 * A jar inside serbench's jar, of a library that cannot share a class path with the others. The
 * build puts it there because the dependency has the scope {@code provided}.
 *
 * @param coordinates {@code group:artifact}, or {@code group:artifact:version} if the build depends
 *     on another version as well
 */
public record NestedJar(String coordinates) {
  private static final String FOLDER = "META-INF/serbench/jars/";

  /** Returns the name of the file: {@code group.artifact-version.jar}. */
  public String fileName() {
    String[] parts = coordinates.split(":", -1);
    String version = parts.length > 2 ? parts[2] : version();
    return parts[0] + "." + parts[1] + "-" + version + ".jar";
  }

  /** Returns the name of the resource that has the jar. */
  public String resource() {
    return FOLDER + fileName();
  }

  private String version() {
    Optional<String> version = DependencyVersions.version(coordinates);
    return version.orElseThrow(
        () -> new IllegalStateException(coordinates + " is not among the dependencies"));
  }
}
