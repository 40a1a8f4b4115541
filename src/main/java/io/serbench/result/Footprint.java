package io.serbench.result;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sizes of the jars that libraries need at run time: their own and all dependencies.
 * Dependencies that serbench excludes do not count, and neither do those that only serbench needs.
 *
 * @param graph the direct dependencies of each artifact in this build's bill of materials, by its
 *     {@code bom-ref}
 * @param sizes the sizes of jars in bytes, by file name
 */
public record Footprint(Map<String, List<String>> graph, Map<String, Long> sizes) {
  private static final String BILL = "/META-INF/sbom/serbench.cdx.json";
  private static final String SIZES = "/io/serbench/catalog/jars.txt";
  private static final String MAVEN = "pkg:maven/";
  private static final Pattern CLASSIFIER = Pattern.compile("[?&]classifier=([^&]+)");

  public Footprint {
    graph = Map.copyOf(graph);
    sizes = Map.copyOf(sizes);
  }

  /** Returns the footprint of the libraries in this build; empty after a partial build. */
  public static Footprint ofThisBuild() {
    Map<String, List<String>> graph = new HashMap<>();
    Map<String, Long> sizes = new HashMap<>();
    try {
      for (JsonNode library : new ObjectMapper().readTree(resource(BILL)).path("dependencies")) {
        graph.put(
            library.path("ref").asText(),
            library.path("dependsOn").valueStream().map(JsonNode::asText).distinct().toList());
      }
      for (String line : resource(SIZES).lines().toList()) {
        int blank = line.lastIndexOf(' ');
        sizes.put(line.substring(0, blank), Long.parseLong(line.substring(blank + 1)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the list of libraries in serbench's jar cannot be read", e);
    }
    return new Footprint(graph, sizes);
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = Footprint.class.getResourceAsStream(name)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Returns the bytes of all jars that the row's library needs; empty if not known. */
  public OptionalLong bytes(Row row) {
    LibraryInfo library = row.library();
    Set<String> needed = new LinkedHashSet<>();
    for (String coordinates : library.coordinates()) {
      String[] part = coordinates.split(":", -1);
      String prefix = MAVEN + part[0] + "/" + part[1] + "@";
      Optional<String> found =
          graph.keySet().stream().filter(ref -> ref.startsWith(prefix)).findFirst();
      if (found.isEmpty()) {
        return OptionalLong.empty();
      }
      addWithDependencies(found.get(), needed);
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

  private void addWithDependencies(String ref, Set<String> needed) {
    if (needed.add(ref)) {
      graph.getOrDefault(ref, List.of()).forEach(other -> addWithDependencies(other, needed));
    }
  }

  /** Returns {@code kryo-5.6.2.jar} for {@code pkg:maven/com.acme/kryo@5.6.2?type=jar}. */
  private static String fileName(String ref) {
    Matcher classifier = CLASSIFIER.matcher(ref);
    String suffix = classifier.find() ? "-" + classifier.group(1) : "";
    String name = ref.replaceFirst("\\?.*", "").replaceFirst(".*/", "");
    return name.replace('@', '-') + suffix + ".jar";
  }
}
