package io.serbench.catalog;

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
    String[] parts = LibraryInfo.versioned(coordinates).split(":", -1);
    return parts[0] + "." + parts[1] + "-" + parts[2] + ".jar";
  }

  /** Returns the name of the resource that has the jar. */
  public String resource() {
    return FOLDER + fileName();
  }
}
