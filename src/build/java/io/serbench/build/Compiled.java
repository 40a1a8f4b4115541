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
 * What was compiled.
 *
 * @param version changes with all that others may see of the classes
 * @param others the version of the classes that were compiled against
 * @param sources the hash of each source, by its path below its root
 */
record Compiled(String version, String others, Map<String, String> sources) {
  private static final Compiled NOTHING = new Compiled("", "", Map.of());

  /** Returns what will have been compiled once all sources in some folders are. */
  static Compiled of(List<Path> roots, String others) throws IOException {
    Map<String, String> hashes = new TreeMap<>();
    for (Path root : roots) {
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          String name = root.relativize(file).toString().replace('\\', '/');
          hashes.put(name, hash(Files.readAllBytes(file)));
        }
      }
    }
    return new Compiled(hash((others + hashes).getBytes(UTF_8)), others, hashes);
  }

  /** Reads what was recorded; nothing if the file is missing. */
  static Compiled read(Path file) throws IOException {
    if (!Files.exists(file)) {
      return NOTHING;
    }
    List<String> lines = Files.readAllLines(file);
    Map<String, String> sources =
        lines.stream()
            .skip(2)
            .map(line -> line.split(" ", 2))
            .collect(Collectors.toMap(line -> line[1], line -> line[0]));
    return new Compiled(lines.get(0), lines.get(1), sources);
  }

  void write(Path file) throws IOException {
    Stream<String> head = Stream.of(version, others);
    Stream<String> hashes =
        sources.entrySet().stream().map(of -> of.getValue() + " " + of.getKey());
    Files.createDirectories(file.getParent());
    Files.write(file, Stream.concat(head, hashes).toList());
  }

  Compiled withVersion(String other) {
    return new Compiled(other, others, sources);
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
