package io.serbench.build;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was compiled, and what became of it.
 *
 * @param version changes with all that others may see of the classes
 * @param others the version of the classes that were compiled against
 * @param sources the hash of each source, by its path below its root
 * @param classes the paths of all class files, below their folder
 */
record Compiled(String version, String others, Map<String, String> sources, Set<String> classes) {
  private static final Compiled NOTHING = new Compiled("", "", Map.of(), Set.of());

  /** Returns what will have been compiled once all sources in some folders are, without classes. */
  static Compiled of(List<Path> roots, String others) throws IOException {
    Map<String, String> hashes = new TreeMap<>();
    for (Path root : roots) {
      for (String name : namesBelow(root, ".java")) {
        hashes.put(name, hash(Files.readAllBytes(root.resolve(name))));
      }
    }
    return new Compiled(hash((others + hashes).getBytes(UTF_8)), others, hashes, Set.of());
  }

  private static Set<String> namesBelow(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(ending))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  /** Reads what was recorded; nothing if the file is missing. */
  static Compiled read(Path file) throws IOException {
    if (!Files.exists(file)) {
      return NOTHING;
    }
    List<String> lines = Files.readAllLines(file);
    int end = 2 + lines.subList(2, lines.size()).indexOf("");
    Map<String, String> sources =
        lines.subList(2, end).stream()
            .map(line -> line.split(" ", 2))
            .collect(Collectors.toMap(line -> line[1], line -> line[0]));
    Set<String> classes = Set.copyOf(lines.subList(end + 1, lines.size()));
    return new Compiled(lines.get(0), lines.get(1), sources, classes);
  }

  void write(Path file) throws IOException {
    Stream<String> head = Stream.of(version, others);
    Stream<String> hashes =
        sources.entrySet().stream().map(of -> of.getValue() + " " + of.getKey());
    Stream<String> made = Stream.concat(Stream.of(""), classes.stream());
    Files.createDirectories(file.getParent());
    Files.write(file, Stream.concat(head, Stream.concat(hashes, made)).toList());
  }

  Compiled withVersion(String other) {
    return new Compiled(other, others, sources, classes);
  }

  /** Returns the same with the class files that are in a folder. */
  Compiled withClassesIn(Path folder) throws IOException {
    return new Compiled(version, others, sources, namesBelow(folder, ".class"));
  }

  /** Returns the sources that both have, but not with the same content. */
  Set<String> changedSince(Compiled before) {
    return sources.keySet().stream()
        .filter(before.sources::containsKey)
        .filter(source -> !sources.get(source).equals(before.sources.get(source)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String hash(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
