package io.serbench.result;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

  /**
   * The same of one of the ways in which rows ran. Those of variants are behind the others, so of
   * two with one name the last is a variant's, and takes the place of the other.
   *
   * @param own the names of its own jars
   * @param variants those of the jars of all variants
   */
  Provenance withJars(List<String> own, Set<String> variants) {
    List<Hashed> usual = new ArrayList<>(jars);
    Map<String, Hashed> taken = new HashMap<>();
    for (String name : variants) {
      int last = usual.stream().map(Hashed::name).toList().lastIndexOf(name);
      if (last >= 0) {
        taken.put(name, usual.remove(last));
      }
    }
    List<Hashed> used = new ArrayList<>();
    own.stream().filter(taken::containsKey).map(taken::get).forEach(used::add);
    usual.removeIf(jar -> own.contains(jar.name()));
    used.addAll(usual);
    return new Provenance(serbench, used, data);
  }
}
