package io.serbench.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The files in which Linux tells about itself. A file that is not there, may not be read or holds
 * something else tells nothing: which ones there are differs between machines and containers.
 *
 * @param root of the file system
 */
record SystemFiles(Path root) {
  /** The lines of a file; empty where it tells nothing. */
  List<String> lines(String path) {
    try {
      return Files.readAllLines(root.resolve(path), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return List.of(); // Not told; some files exist and refuse: an offline processor's governor.
    }
  }

  /** The first line of a file. */
  Optional<String> line(String path) {
    return lines(path).stream().findFirst().map(String::strip);
  }

  /** A file's number. */
  OptionalLong number(String path) {
    return parsed(line(path).orElse(""));
  }

  /**
   * The number behind a key, in a file that has a key, a number and perhaps its unit on each line.
   */
  static OptionalLong number(List<String> lines, String key) {
    return lines.stream()
        .filter(line -> line.startsWith(key + " "))
        .findFirst()
        .map(line -> parsed(line.substring(key.length()).replace(" kB", "").strip()))
        .orElse(OptionalLong.empty());
  }

  /** Paths of a directory's entries, in order; empty where it tells nothing. */
  List<String> entries(String directory, Predicate<String> names) {
    try (Stream<Path> entries = Files.list(root.resolve(directory))) {
      return entries
          .map(entry -> entry.getFileName().toString())
          .filter(names)
          .sorted()
          .map(name -> directory + "/" + name)
          .toList();
    } catch (IOException e) {
      return List.of(); // Not told.
    }
  }

  /** A whole number; empty where the text is none. */
  static OptionalLong parsed(String text) {
    try {
      return OptionalLong.of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      return OptionalLong.empty();
    }
  }
}
