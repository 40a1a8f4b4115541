package io.serbench.result;

/**
 * A file or folder that the user supplied, identified by its content.
 *
 * @param name its name, without the folder that it is in
 * @param sha256 the SHA-256 of its content, in hexadecimal digits; for a folder, of the names and
 *     contents of its files
 */
public record HashedFile(String name, String sha256) {
  /** Returns its name and its hash: {@code orders.jar (SHA-256 34cd...)}. */
  public String describe() {
    return name + " (SHA-256 " + sha256 + ")";
  }
}
