package io.serbench.result;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * How large the jars are that a library needs at run time: its own and all that they depend on, by
 * the graph in the bill of materials of this build, with the sizes that the build found. What
 * serbench excludes of a library's dependencies does not count, and neither does what only serbench
 * needs.
 */
public record Footprint(Map<String, List<String>> graph, Map<String, Long> sizes) {
  private static final String BILL = "/META-INF/sbom/serbench.cdx.json";
  private static final String SIZES = "/io/serbench/catalog/jars.txt";
  private static final String MAVEN = "pkg:maven/";

  public Footprint {
    graph = Map.copyOf(graph);
    sizes = Map.copyOf(sizes);
  }

  /** Of the libraries in this build; of none where the build lacks the bill or the sizes. */
  public static Footprint ofThisBuild() {
    Map<String, List<String>> graph = new HashMap<>();
    Map<String, Long> sizes = new HashMap<>();
    try {
      for (JsonNode each : new ObjectMapper().readTree(resource(BILL)).path("dependencies")) {
        graph.put(
            each.path("ref").asText(),
            each.path("dependsOn").valueStream().map(JsonNode::asText).distinct().toList());
      }
      for (String line : resource(SIZES).lines().toList()) {
        int blank = line.lastIndexOf(' ');
        sizes.put(line.substring(0, blank), Long.parseLong(line.substring(blank + 1)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the jar's list of libraries cannot be read", e);
    }
    return new Footprint(graph, sizes);
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = Footprint.class.getResourceAsStream(name)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /**
   * Bytes of the jars of the row's library; 0 for the JDK's own; empty where they are not known.
   */
  public OptionalLong bytes(Row row) {
    LibraryInfo library = row.library();
    Set<String> needed = new LinkedHashSet<>();
    Deque<String> next = new ArrayDeque<>();
    for (String coordinates : library.coordinates()) {
      String[] part = coordinates.split(":", -1);
      String prefix = MAVEN + part[0] + "/" + part[1] + "@";
      Optional<String> found =
          graph.keySet().stream().filter(ref -> ref.startsWith(prefix)).findFirst();
      if (found.isEmpty()) {
        return OptionalLong.empty();
      }
      next.add(found.get());
    }
    while (!next.isEmpty()) {
      String ref = next.remove();
      if (needed.add(ref)) {
        next.addAll(graph.getOrDefault(ref, List.of()));
      }
    }
    long bytes = 0;
    for (String ref : needed) {
      Long size = sizes.get(fileName(ref));
      if (size == null) {
        return OptionalLong.empty();
      }
      bytes += size;
    }
    return OptionalLong.of(bytes);
  }

  /** {@code kryo-5.6.2.jar} of {@code pkg:maven/com.esotericsoftware/kryo@5.6.2?type=jar}. */
  private static String fileName(String ref) {
    String[] parts = ref.substring(ref.lastIndexOf('/') + 1).split("\\?", 2);
    String classifier = "";
    for (String qualifier : (parts.length > 1 ? parts[1] : "").split("&", -1)) {
      if (qualifier.startsWith("classifier=")) {
        classifier = "-" + qualifier.substring("classifier=".length());
      }
    }
    return parts[0].replace('@', '-') + classifier + ".jar";
  }
}
