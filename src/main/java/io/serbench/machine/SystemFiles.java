package io.serbench.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * The files in which Linux describes itself. A file that is missing, unreadable or malformed counts
 * as empty, because machines and containers differ in which files they have.
 */
record SystemFiles(Path root) {
  List<String> lines(String path) {
    try {
      return Files.readAllLines(root.resolve(path), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return List.of(); // Some files exist but are unreadable: an offline processor's governor.
    }
  }

  Optional<String> line(String path) {
    return lines(path).stream().findFirst().map(String::strip);
  }

  OptionalLong number(String path) {
    return parsed(line(path).orElse(""));
  }

  /**
   * Returns the number after a key, in a file with a key, a number and optionally a unit on each
   * line.
   */
  static OptionalLong number(List<String> lines, String key) {
    return lines.stream()
        .filter(line -> line.startsWith(key + " "))
        .findFirst()
        .map(line -> parsed(line.substring(key.length()).replace(" kB", "").strip()))
        .orElse(OptionalLong.empty());
  }

  /** Returns the sorted paths of a directory's entries. */
  List<String> entries(String directory) {
    try (Stream<Path> entries = Files.list(root.resolve(directory))) {
      return entries
          .map(entry -> entry.getFileName().toString())
          .sorted()
          .map(name -> directory + "/" + name)
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  /** Returns the integer that a text is; empty if it is not one. */
  static OptionalLong parsed(String text) {
    try {
      return OptionalLong.of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      return OptionalLong.empty();
    }
  }
}
