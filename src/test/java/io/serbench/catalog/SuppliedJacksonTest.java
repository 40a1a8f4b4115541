package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuppliedJacksonTest {
  private static final String DATABIND = "databind/ObjectMapper";
  private static final String CORE = "core/JsonFactory";
  private static final String ANNOTATIONS = "annotation/JsonProperty";

  @TempDir private Path folder;

  @Test
  void whereAllOfItIsNewEnoughTheUsersReads() throws IOException {
    Path databind = classes("databind", DATABIND, "2.15.0");
    Path core = classes("core", CORE, "2.15.4");
    assertThat(replaced(databind, core, classes("annotations", ANNOTATIONS, "2.15"))).isEmpty();
  }

  @Test
  void whereThereIsNoneNothingIsSaid() throws IOException {
    assertThat(replaced()).isEmpty();
    assertThat(replaced(Files.createDirectory(folder.resolve("classes")))).isEmpty();
  }

  @Test
  void anOldOneIsNamedWithTheOldestThatWorks() throws IOException {
    assertThat(replaced(classes("app", DATABIND, "2.14.3")).orElseThrow())
        .contains(", not with your jackson-databind 2.14.3; ")
        .endsWith(" in version 2.15 or newer");
  }

  /** Older than what serbench's own databind calls. */
  @Test
  void partsOfItDoNotFitToTheRest() throws IOException {
    assertThat(replaced(classes("lib", ANNOTATIONS, "2.18.2")).orElseThrow())
        .matches(
            "read with serbench's Jackson (2\\.\\d+)\\.\\d+, not with your jackson-annotations"
                + " 2.18.2; .* in version \\1 or newer");
    assertThat(replaced(classes("core", CORE, "2.15.4")).orElseThrow())
        .contains("jackson-core 2.15.4");
  }

  @Test
  void norDoesADatabindThatIsNewerThanTheRest() throws IOException {
    assertThat(replaced(classes("lib", DATABIND, "2.999.0")).orElseThrow())
        .endsWith(" in version 2.999 or newer");
  }

  /** As where a build merges all jars into one and drops what they say of themselves. */
  @Test
  void oneThatDoesNotSayItsVersionIsNotUsed() throws IOException {
    Path merged = classes("merged", DATABIND, "");
    assertThat(replaced(merged).orElseThrow())
        .contains("not with your jackson-databind of unknown version;");
    assertThat(replaced(merged, classes("later", DATABIND, "2.17.1"))).isPresent();
  }

  private static Optional<String> replaced(Path... entries) {
    return SuppliedJackson.replaced(new UserClassPath(List.of(entries)));
  }

  /** A folder that has a class of Jackson's, for its name. */
  private Path classes(String name, String className, String version) throws IOException {
    Path classes = folder.resolve(name);
    Path file = classes.resolve("com/fasterxml/jackson/" + className + ".class");
    Files.createDirectories(file.getParent());
    Files.createFile(file);
    if (!version.isEmpty()) {
      String artifact =
          Arrays.stream(new String[] {"databind", "core", "annotations"})
              .filter(part -> part.startsWith(className.substring(0, className.indexOf('/'))))
              .findFirst()
              .orElseThrow();
      Path maven = classes.resolve("META-INF/maven/com.fasterxml.jackson.core/jackson-" + artifact);
      Files.writeString(
          Files.createDirectories(maven).resolve("pom.properties"), "version=" + version + "\n");
    }
    return classes;
  }
}
