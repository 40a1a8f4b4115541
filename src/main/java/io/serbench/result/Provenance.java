package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * What a run was made of, by content: forks of different code or data must never be pooled.
 *
 * @param serbench the hash of what is in serbench's jar; empty where serbench ran from folders
 * @param jars the user's jars and folders of classes, in the order of the class path
 * @param data the user's data files, in the order of the data sets
 */
public record Provenance(Optional<String> serbench, List<Hashed> jars, List<Hashed> data) {
  /** Of a run that nobody gave anything, by a serbench that does not know its own jar. */
  public static final Provenance NONE = new Provenance(Optional.empty(), List.of(), List.of());

  /**
   * A file or a folder.
   *
   * @param name its name, without the folder that it is in
   * @param sha256 of its content, in hexadecimal digits
   */
  public record Hashed(String name, String sha256) {}

  public Provenance {
    jars = List.copyOf(jars);
    data = List.copyOf(data);
  }
}
