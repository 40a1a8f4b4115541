package io.serbench.catalog;

import java.util.Optional;

/**
 * A jar inside this jar: that of a library which cannot share a class path with the others. The
 * build puts it there because its dependency has the scope {@code provided}.
 *
 * @param coordinates {@code group:artifact}, or {@code group:artifact:version} of a jar that is a
 *     dependency in another version
 */
public record NestedJar(String coordinates) {
  private static final String FOLDER = "META-INF/serbench/jars/";

  /** Its file's name: {@code group.artifact-version.jar}. */
  public String fileName() {
    String[] parts = coordinates.split(":", -1);
    String version = parts.length > 2 ? parts[2] : version();
    return parts[0] + "." + parts[1] + "-" + version + ".jar";
  }

  /** Where it is on the class path. */
  public String resource() {
    return FOLDER + fileName();
  }

  private String version() {
    Optional<String> version = DependencyVersions.version(coordinates);
    return version.orElseThrow(
        () -> new IllegalStateException(coordinates + " is not among the dependencies"));
  }
}
