package io.serbench.dataset;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * The description of an embedded data set, a line of {@code /data/about.txt}. It includes the size,
 * which a test verifies, because drawing a large value takes a second.
 *
 * @param jsonBytes the length as JSON without blanks, in bytes; empty if JSON cannot express it
 * @param words what the data set contains, in a few words
 */
record AboutData(OptionalLong jsonBytes, String words) {
  private static final String RESOURCE = "/data/about.txt";
  private static final String COMMENT = "#";
  private static final String NOT_JSON = "-";

  /** Returns the description of a data set, whose words may be those of its family. */
  static AboutData of(String dataset) {
    String[] line = line(dataset).orElseThrow();
    String words = line.length > 2 ? line[2] : line(Datasets.family(dataset)).orElseThrow()[2];
    OptionalLong bytes =
        line[1].equals(NOT_JSON) ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(line[1]));
    return new AboutData(bytes, words);
  }

  /** Returns the names of a family's data sets, in order, without reading their files. */
  static List<String> names(String family) {
    return lines().map(parts -> parts[0]).filter(name -> name.startsWith(family + ".")).toList();
  }

  private static Optional<String[]> line(String name) {
    return lines().filter(parts -> parts[0].equals(name)).findFirst();
  }

  private static Stream<String[]> lines() {
    return Resource.text(AboutData.class, RESOURCE)
        .lines()
        .filter(line -> !line.startsWith(COMMENT))
        .map(line -> line.split(" +", 3));
  }
}
