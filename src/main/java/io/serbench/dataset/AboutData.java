package io.serbench.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What the embedded data sets are, in words: the lines of {@code /data/about.txt}. */
final class AboutData {
  private static final String RESOURCE = "/data/about.txt";

  private AboutData() {}

  /** What is said of the data set, or else of its family. */
  static String of(String dataset) {
    String text = text();
    return line(text, dataset, line(text, Datasets.family(dataset), ""));
  }

  private static String line(String text, String name, String otherwise) {
    for (String line : text.split("\n", -1)) {
      if (line.startsWith(name + ": ")) {
        return line.substring(name.length() + 2);
      }
    }
    return otherwise;
  }

  private static String text() {
    try (InputStream in = AboutData.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + RESOURCE);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + RESOURCE, e);
    }
  }
}
