package io.serbench.lab.pages;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a server in place of OSV. */
class VulnerabilitiesTest {
  private static final String BATCH = "/v1/querybatch";
  private static final String TABLE =
      """
      | library | vulnerabilities | why |
      |---|---|---|
      | `org.old:old` | GHSA-aaaa-aaaa-aaaa, CVE-2020-1 | a row |
      """;

  private record Answer(boolean all, String out) {}

  @TempDir private Path folder;
  private final Map<String, String> details = new HashMap<>();
  private final List<String> batches = new ArrayList<>();
  private final List<String> asked = new ArrayList<>();
  private HttpServer server;

  @BeforeEach
  void startServer() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
    try (JarOutputStream jar =
        new JarOutputStream(Files.newOutputStream(folder.resolve("some.jar")))) {
      jar.putNextEntry(new ZipEntry("META-INF/sbom/serbench.cdx.json"));
      jar.write(
          """
          {"components": [
            {"purl": "pkg:maven/org.fine/fine@1?type=jar"},
            {"purl": "pkg:maven/org.old/old@2.4?classifier=jdk15&type=jar"},
            {"name": "no purl"}]}
          """
              .getBytes(UTF_8));
    }
  }

  @AfterEach
  void stopServer() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
    asked.add(path.equals(BATCH) ? body.replaceAll("\\s", "") : path);
    String text =
        path.equals(BATCH)
            ? (batches.isEmpty() ? "" : batches.remove(0))
            : details.getOrDefault(path, "");
    byte[] bytes = text.getBytes(UTF_8);
    exchange.sendResponseHeaders(text.isEmpty() ? 500 : 200, Math.max(1, bytes.length));
    exchange.getResponseBody().write(text.isEmpty() ? new byte[1] : bytes);
    exchange.close();
  }

  private Answer run() throws IOException, InterruptedException {
    StringBuilder out = new StringBuilder();
    String osv = "http://127.0.0.1:" + server.getAddress().getPort();
    boolean all =
        new Vulnerabilities(osv, TABLE)
            .report(Vulnerabilities.libraries(folder.resolve("some.jar")), out);
    return new Answer(all, out.toString());
  }

  @Test
  void whatTheTableNamesIsKnown() throws Exception {
    batches.add("{'results': [{}, {'vulns': [{'id': 'GHSA-aaaa-aaaa-aaaa'}]}]}".replace('\'', '"'));
    Answer answer = run();
    assertThat(answer.out())
        .contains("2 libraries, 1 with known vulnerabilities\n")
        .endsWith("known  pkg:maven/org.old/old@2.4 GHSA-aaaa-aaaa-aaaa\n");
    assertThat(answer.all()).isTrue();
    assertThat(asked)
        .containsExactly(
            "{'queries':[{'package':{'purl':'pkg:maven/org.fine/fine@1'}},{'package':{'purl':'pkg:maven/org.old/old@2.4'}}]}"
                .replace('\'', '"'));
  }

  @Test
  void anotherVulnerabilityOfALibraryInTheTableIsNew() throws Exception {
    batches.add(
        "{'results': [{}, {'vulns': [{'id': 'GHSA-aaaa-aaaa-aaaa'}, {'id': 'GHSA-aaaa-aaaa'}]}]}"
            .replace('\'', '"'));
    details.put("/v1/vulns/GHSA-aaaa-aaaa", "{\"aliases\": [\"CVE-2020-12\"]}");
    Answer answer = run();
    assertThat(answer.out())
        .contains("known  pkg:maven/org.old/old@2.4 GHSA-aaaa-aaaa-aaaa\n")
        .contains("NEW    pkg:maven/org.old/old@2.4 GHSA-aaaa-aaaa CVE-2020-12\n");
    assertThat(answer.all()).isFalse();
  }

  @Test
  void theIdOfAnotherLibraryIsNoExcuse() throws Exception {
    batches.add("{'results': [{'vulns': [{'id': 'GHSA-aaaa-aaaa-aaaa'}]}, {}]}".replace('\'', '"'));
    details.put("/v1/vulns/GHSA-aaaa-aaaa-aaaa", "{}");
    Answer answer = run();
    assertThat(answer.out()).endsWith("NEW    pkg:maven/org.fine/fine@1 GHSA-aaaa-aaaa-aaaa\n");
    assertThat(answer.all()).isFalse();
  }

  @Test
  void theTableMayNameTheCve() throws Exception {
    batches.add("{'results': [{}, {'vulns': [{'id': 'GHSA-bbbb-bbbb-bbbb'}]}]}".replace('\'', '"'));
    details.put("/v1/vulns/GHSA-bbbb-bbbb-bbbb", "{\"aliases\": [\"CVE-2020-1\"]}");
    Answer answer = run();
    assertThat(answer.out())
        .endsWith("known  pkg:maven/org.old/old@2.4 GHSA-bbbb-bbbb-bbbb CVE-2020-1\n");
    assertThat(answer.all()).isTrue();
  }

  @Test
  void allPagesAreRead() throws Exception {
    batches.add(
        "{'results': [{}, {'vulns': [{'id': 'GHSA-aaaa-aaaa-aaaa'}], 'next_page_token': 'more/='}]}"
            .replace('\'', '"'));
    batches.add("{'results': [{'next_page_token': 'last'}]}".replace('\'', '"'));
    batches.add("{'results': [{'vulns': [{'id': 'GHSA-cccc-cccc-cccc'}]}]}".replace('\'', '"'));
    details.put("/v1/vulns/GHSA-cccc-cccc-cccc", "{}");
    Answer answer = run();
    assertThat(answer.out()).contains("NEW    pkg:maven/org.old/old@2.4 GHSA-cccc-cccc-cccc\n");
    assertThat(answer.all()).isFalse();
    assertThat(asked.get(1))
        .isEqualTo(
            "{'queries':[{'package':{'purl':'pkg:maven/org.old/old@2.4'},'page_token':'more/='}]}"
                .replace('\'', '"'));
    assertThat(asked.get(2)).contains("\"page_token\":\"last\"");
  }

  @Test
  void whereTheServerFailsNothingIsSaidToBeKnown() {
    assertThatThrownBy(this::run).isInstanceOf(IOException.class).hasMessageContaining("500");
    batches.add("{\"results\": [{}]}");
    assertThatThrownBy(this::run).isInstanceOf(IOException.class).hasMessage("OSV left some out");
  }
}
