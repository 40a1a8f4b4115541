package io.serbench.lab.pages;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Lists the known vulnerabilities of the libraries in the jar. See {@code
 * scripts/vulnerabilities.sh}.
 */
final class Vulnerabilities {
  private static final String SBOM = "META-INF/sbom/serbench.cdx.json";
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A question to OSV: a library as a package URL, and which page, empty for the first. */
  private record Query(String library, String page) {
    JsonNode asJson() {
      ObjectNode query = JSON.createObjectNode();
      query.putObject("package").put("purl", library);
      if (!page.isEmpty()) {
        query.put("page_token", page);
      }
      return query;
    }
  }

  /** A vulnerability by its id at OSV. */
  private record Found(String library, String id) implements Comparable<Found> {
    @Override
    public int compareTo(Found other) {
      return Comparator.comparing(Found::library).thenComparing(Found::id).compare(this, other);
    }
  }

  private final HttpClient client = HttpClient.newHttpClient();
  private final String osv;
  private final String page;

  /**
   * Creates a program.
   *
   * @param osv the address of OSV
   * @param page the text of the page with the table of known vulnerabilities
   */
  Vulnerabilities(String osv, String page) {
    this.osv = osv;
    this.page = page;
  }

  public static void main(String[] args) throws InterruptedException {
    Map<String, String> environment = System.getenv();
    String osv = environment.getOrDefault("OSV", "https://api.osv.dev");
    Path page = Path.of(environment.getOrDefault("KNOWN", "docs/reliability.md"));
    Path jar = Path.of(args.length > 0 ? args[0] : "target/serbench.jar");
    try {
      Set<String> libraries = libraries(jar);
      boolean all = new Vulnerabilities(osv, Files.readString(page)).report(libraries, System.out);
      System.exit(all ? 0 : 1);
    } catch (IOException e) {
      System.err.println("vulnerabilities.sh: " + e);
      System.exit(2);
    }
  }

  /** Returns the package URLs in a jar's bill of materials. */
  static Set<String> libraries(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      ZipEntry entry = zip.getEntry(SBOM);
      if (entry == null) {
        throw new IOException(jar + " has no bill of materials; build it online");
      }
      try (var in = zip.getInputStream(entry)) {
        Set<String> libraries = new TreeSet<>();
        for (JsonNode component : JSON.readTree(in).path("components")) {
          if (component.has("purl")) {
            libraries.add(component.get("purl").asText().replaceFirst("\\?.*", ""));
          }
        }
        return libraries;
      }
    }
  }

  /**
   * Prints the vulnerabilities of libraries.
   *
   * @return whether the table has all
   * @throws IOException if OSV does not answer, or leaves out a library
   */
  boolean report(Set<String> libraries, Appendable out) throws IOException, InterruptedException {
    Set<Found> found = find(libraries);
    long with = found.stream().map(Found::library).distinct().count();
    out.append(LocalDate.now(ZoneOffset.UTC) + "\n")
        .append("%d libraries, %d with known vulnerabilities\n".formatted(libraries.size(), with));
    boolean all = true;
    for (Found one : found) {
      Set<String> known = known(one.library());
      List<String> names = new ArrayList<>(List.of(one.id()));
      if (!known.contains(one.id())) {
        names.addAll(aliases(one.id()));
      }
      boolean isKnown = names.stream().anyMatch(known::contains);
      all &= isKnown;
      String verdict = isKnown ? "known" : "NEW";
      out.append("%-5s  %s %s\n".formatted(verdict, one.library(), String.join(" ", names)));
    }
    return all;
  }

  /** A library with many vulnerabilities is queried again for each further page. */
  private Set<Found> find(Set<String> libraries) throws IOException, InterruptedException {
    Set<Found> found = new TreeSet<>();
    List<Query> queries = libraries.stream().map(library -> new Query(library, "")).toList();
    while (!queries.isEmpty()) {
      List<Query> more = new ArrayList<>();
      JsonNode results = ask(queries);
      for (int i = 0; i < queries.size(); i++) {
        String library = queries.get(i).library();
        for (JsonNode vulnerability : results.get(i).path("vulns")) {
          found.add(new Found(library, vulnerability.get("id").asText()));
        }
        if (results.get(i).has("next_page_token")) {
          more.add(new Query(library, results.get(i).get("next_page_token").asText()));
        }
      }
      queries = more;
    }
    return found;
  }

  private JsonNode ask(List<Query> queries) throws IOException, InterruptedException {
    ObjectNode batch = JSON.createObjectNode();
    ArrayNode all = batch.putArray("queries");
    queries.forEach(query -> all.add(query.asJson()));
    HttpRequest.Builder request =
        request("/v1/querybatch")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(batch.toString()));
    JsonNode results = send(request).path("results");
    if (results.size() != queries.size()) {
      throw new IOException("OSV left some out");
    }
    return results;
  }

  private List<String> aliases(String id) throws IOException, InterruptedException {
    List<String> aliases = new ArrayList<>();
    send(request("/v1/vulns/" + id)).path("aliases").forEach(name -> aliases.add(name.asText()));
    return aliases;
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(osv + path)).timeout(PATIENCE);
  }

  private JsonNode send(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
    if (answer.statusCode() != 200) {
      throw new IOException(answer.uri() + " answered with status " + answer.statusCode());
    }
    return JSON.readTree(answer.body());
  }

  /** Returns the ids in the table's line about a library. */
  private Set<String> known(String library) {
    String name = library.replaceFirst("^pkg:maven/", "").replaceFirst("@.*", "").replace('/', ':');
    return page.lines()
        .map(line -> line.split("\\|", -1))
        .filter(cells -> cells.length > 2 && cells[1].replaceAll("[` ]", "").equals(name))
        .flatMap(cells -> Stream.of(cells[2].split("[^A-Za-z0-9-]+", -1)))
        .collect(Collectors.toSet());
  }
}
