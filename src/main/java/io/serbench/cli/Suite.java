package io.serbench.cli;

import io.serbench.dataset.Nearest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A comparison that somebody published, as a set of options. It is a file in {@code /suites}: one
 * option a line; lines that begin with a blank go on with its list; {@code #} begins a comment.
 *
 * @param options as on a command line
 */
record Suite(List<String> options) {
  /** Their names, which are those of the files. */
  static final List<String> NAMES =
      List.of("classic", "fory", "fory-xlang", "zero-copy", "fury", "fastjson", "user");

  /** Suites as values of an option. */
  static final Value<Suite> VALUE =
      Value.of("NAME", (option, text) -> named(text)).completedWith(NAMES);

  /**
   * The suite of that name.
   *
   * @throws UsageException where there is none
   */
  static Suite named(String name) throws UsageException {
    if (!NAMES.contains(name)) {
      throw new UsageException(
          "-suite: there is no suite '"
              + name
              + "'"
              + Nearest.suggest(name, NAMES)
              + "; the suites are "
              + String.join(", ", NAMES));
    }
    List<String> options = new ArrayList<>();
    for (String line : lines("/suites/" + name + ".txt")) {
      if (line.startsWith(" ")) {
        int last = options.size() - 1;
        options.set(last, options.get(last) + "," + line.strip());
      } else {
        options.add(line);
      }
    }
    return new Suite(List.copyOf(options));
  }

  private static List<String> lines(String resource) {
    try (InputStream in = Suite.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + resource);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<String> lines = new ArrayList<>();
      for (String line : text.split("\n", -1)) {
        if (!line.isBlank() && !line.startsWith("#")) {
          lines.add(line);
        }
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }
}
