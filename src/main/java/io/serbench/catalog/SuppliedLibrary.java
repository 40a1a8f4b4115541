package io.serbench.catalog;

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
