package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.catalog.UserClassPath;
import io.serbench.result.RowInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserLibrariesTest {
  private static final Row ROW =
      Row.named("acme")
          .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
          .description("any class")
          .library(
              new LibraryInfo(
                  "Acme",
                  List.of("com.acme:all:2.0", "com.acme:core"),
                  "MIT",
                  "https://acme.example"))
          .calls("one call", "https://acme.example/manual")
          .opensWith(
              (row, type) -> {
                throw new IllegalStateException("is not opened");
              });

  @TempDir private Path folder;

  @Test
  void withoutJarsOfTheUsersItIsWhatTheRowSays() {
    RowInfo info = new UserLibraries().info(ROW, UserClassPath.NONE);
    assertThat(info.librarySource()).isEqualTo("com.acme:all:2.0");
    assertThat(info.parts()).isEmpty();
  }

  @Test
  void eachPartThatTheUserSuppliesIsNamed() throws IOException {
    UserClassPath folders =
        new UserClassPath(List.of(classes("one", "all", "2.1"), classes("two", "core", "1.1")));
    RowInfo info = new UserLibraries().info(ROW, folders);
    assertThat(info.library()).isEqualTo("com.acme:all:2.1");
    assertThat(info.librarySource())
        .matches(
            "com.acme:all:2.1, from the user's one \\(SHA-256 [0-9a-f]{64}\\), with"
                + " com.acme:core:1.1 from the user's two \\(SHA-256 [0-9a-f]{64}\\)");
  }

  @Test
  void soIsAPartWhereTheRestIsNot() throws IOException {
    UserClassPath folders = new UserClassPath(List.of(classes("two", "core", "1.1")));
    RowInfo info = new UserLibraries().info(ROW, folders);
    assertThat(info.libraryFile()).isEmpty();
    assertThat(info.librarySource())
        .startsWith("com.acme:all:2.0, with com.acme:core:1.1 from the user's two (SHA-256 ");
  }

  private Path classes(String name, String artifact, String version) throws IOException {
    Path classes = folder.resolve(name);
    Path maven = classes.resolve("META-INF/maven/com.acme").resolve(artifact);
    Files.createDirectories(maven);
    Files.writeString(maven.resolve("pom.properties"), "version=" + version + "\n");
    return classes;
  }
}
