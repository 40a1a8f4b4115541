package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * A way of running rows beside the usual one of its run, to be compared with it.
 *
 * @param mark what it adds to the names of rows: {@code @jdk25}, {@code @5.5.0}
 * @param jvm in which JVM
 * @param jars the names of jars that take the place of those that the usual one has
 * @param traffic what rows meet so; empty in files of versions that knew one way only
 */
public record VariantInfo(String mark, JvmInfo jvm, List<String> jars, Optional<Traffic> traffic) {
  public VariantInfo {
    jars = List.copyOf(jars);
  }
}
