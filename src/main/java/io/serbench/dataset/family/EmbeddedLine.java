package io.serbench.dataset.family;

import io.serbench.dataset.Resource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * A line of {@code about.txt}, which lists the data sets in the jar and describes some families.
 *
 * @param name of a data set or a family
 * @param jsonBytes length as JSON without blanks; empty if JSON cannot express it, and for a family
 * @param about what it contains, in a few words; empty if its family's line says that
 */
public record EmbeddedLine(String name, OptionalLong jsonBytes, Optional<String> about) {
  private static final String NOT_JSON = "-";

  /** Returns the names of a family's data sets, in order, without reading their files. */
  public static List<String> names(String family) {
    return all().map(EmbeddedLine::name).filter(name -> name.startsWith(family + ".")).toList();
  }

  /** Returns the line of a data set or a family. */
  public static EmbeddedLine of(String name) {
    return all().filter(line -> line.name.equals(name)).findFirst().orElseThrow();
  }

  private static Stream<EmbeddedLine> all() {
    return Resource.text(EmbeddedLine.class, "/data/about.txt")
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> of(line.split(" +", 3)));
  }

  private static EmbeddedLine of(String[] words) {
    return new EmbeddedLine(
        words[0],
        words[1].equals(NOT_JSON)
            ? OptionalLong.empty()
            : OptionalLong.of(Long.parseLong(words[1])),
        words.length > 2 ? Optional.of(words[2]) : Optional.empty());
  }
}
