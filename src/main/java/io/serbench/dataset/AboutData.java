package io.serbench.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * What is said of an embedded data set: the lines of {@code /data/about.txt}. To draw a large value
 * takes a second, so its size stands there, too, and a test holds it true.
 *
 * @param jsonBytes how many bytes it has as JSON without blanks; empty where JSON cannot hold it
 * @param words what it is, in a few words
 */
record AboutData(OptionalLong jsonBytes, String words) {
  private static final String RESOURCE = "/data/about.txt";
  private static final String COMMENT = "#";
  private static final String NOT_JSON = "-";

  /** Of that data set. What it is may be said of its family. */
  static AboutData of(String dataset) {
    String[] line = line(dataset).orElseThrow();
    String words = line.length > 2 ? line[2] : line(Datasets.family(dataset)).orElseThrow()[2];
    OptionalLong bytes =
        line[1].equals(NOT_JSON) ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(line[1]));
    return new AboutData(bytes, words);
  }

  /** The data sets {@code FAMILY.NAME} of a family, in order. Reads none of them. */
  static List<String> names(String family) {
    return lines().map(parts -> parts[0]).filter(name -> name.startsWith(family + ".")).toList();
  }

  private static Optional<String[]> line(String name) {
    return lines().filter(parts -> parts[0].equals(name)).findFirst();
  }

  /** Name, size and words, separated by blanks. */
  private static Stream<String[]> lines() {
    return text().filter(line -> !line.startsWith(COMMENT)).map(line -> line.split(" +", 3));
  }

  private static Stream<String> text() {
    try (InputStream in = AboutData.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + RESOURCE);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + RESOURCE, e);
    }
  }
}
