package io.serbench.fork;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a data set comes from. A child JVM gets this and reads the value itself.
 *
 * @param name the family and the value's own name: {@code media.1}
 * @param file the user's file; empty for an embedded data set
 */
public record DatasetSource(String name, Optional<Path> file) {
  /** The family of the data set, which says its type. */
  public String family() {
    return name.substring(0, name.indexOf('.'));
  }
}
