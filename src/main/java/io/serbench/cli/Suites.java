package io.serbench.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Named sets of options, each the comparison that somebody published. They are files in {@code
 * /suites}: one option a line; lines that begin with a blank go on with its list; {@code #} begins
 * a comment.
 */
final class Suites {
  private static final String FOLDER = "/suites/";

  private Suites() {}

  /** Their names. */
  static List<String> names() {
    return lines("names");
  }

  /**
   * The options of a suite, as on the command line.
   *
   * @throws UsageException where there is no suite of that name
   */
  static List<String> options(String name) throws UsageException {
    List<String> names = names();
    if (!names.contains(name)) {
      throw new UsageException(
          "-suite: there is no suite '"
              + name
              + "'"
              + Nearest.suggest(name, names)
              + "; the suites are "
              + String.join(", ", names));
    }
    List<String> options = new ArrayList<>();
    for (String line : lines(name)) {
      if (line.startsWith(" ")) {
        int last = options.size() - 1;
        options.set(last, options.get(last) + "," + line.strip());
      } else {
        options.add(line);
      }
    }
    return options;
  }

  private static List<String> lines(String name) {
    String resource = FOLDER + name + ".txt";
    try (InputStream in = Suites.class.getResourceAsStream(resource)) {
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
