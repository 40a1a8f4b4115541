package io.serbench.e2e;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** The jar says of all that is in it, nested jars included, what it is and what its licence is. */
class LicencesIT {
  private static final List<String> OF_EACH_KIND =
      List.of("com.esotericsoftware:kryo:", "com.alipay.sofa:hessian:", "info.picocli:picocli:");

  @Test
  void theNoticeNamesEveryLibrary() throws Exception {
    List<String> notice = text("META-INF/THIRD-PARTY.txt").lines().toList();
    for (String library : libraries()) {
      assertThat(notice).as(library).anyMatch(line -> line.contains("(" + library + " - "));
    }
    assertThat(notice).noneMatch(line -> line.contains("Unknown license"));
  }

  @Test
  void soDoesTheBillOfMaterials() throws Exception {
    JsonNode bill = new ObjectMapper().readTree(text("META-INF/sbom/serbench.cdx.json"));
    Set<String> components = new TreeSet<>();
    for (JsonNode component : bill.get("components")) {
      components.add(
          component.get("group").asText()
              + ":"
              + component.get("name").asText()
              + ":"
              + component.get("version").asText());
    }
    assertThat(components).containsExactlyInAnyOrderElementsOf(libraries());
  }

  @Test
  void theLibrariesOwnTextsAreKept() throws Exception {
    try (ZipFile jar = new ZipFile(System.getProperty("serbench.jar"))) {
      assertThat(jar.stream().map(ZipEntry::getName))
          .anyMatch(name -> name.matches("META-INF/licences/jackson-core-.*/META-INF/LICENSE"))
          .anyMatch(name -> name.matches("META-INF/licences/libthrift-.*/META-INF/LICENSE.*"));
    }
  }

  /** {@code group:artifact:version} of what the build put into the jar. */
  private static Set<String> libraries() throws IOException {
    Set<String> libraries = new TreeSet<>();
    for (String line : text("io/serbench/catalog/dependencies.txt").lines().toList()) {
      String[] part = line.strip().split(" ", 2)[0].split(":", -1);
      if (part.length >= 5) {
        libraries.add(part[0] + ":" + part[1] + ":" + part[part.length - 2]);
      }
    }
    for (String library : OF_EACH_KIND) {
      assertThat(libraries).anyMatch(name -> name.startsWith(library));
    }
    return libraries;
  }

  private static String text(String name) throws IOException {
    try (ZipFile jar = new ZipFile(System.getProperty("serbench.jar"));
        InputStream in = jar.getInputStream(jar.getEntry(name))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
