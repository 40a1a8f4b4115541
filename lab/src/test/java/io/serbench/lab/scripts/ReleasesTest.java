package io.serbench.lab.scripts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleasesTest {
  @TempDir private Path repository;

  private void jar(String name, LocalDateTime... times) throws IOException {
    Path jar = repository.resolve(name);
    Files.createDirectories(jar.getParent());
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (int i = 0; i < times.length; i++) {
        ZipEntry entry = new ZipEntry("file" + i);
        entry.setTimeLocal(times[i]);
        zip.putNextEntry(entry);
        zip.closeEntry();
      }
    }
  }

  @Test
  void aLibraryIsAsOldAsTheNewestFileInItsJar() throws IOException {
    jar(
        "com/acme/new/2.1/new-2.1.jar",
        LocalDateTime.of(2024, 5, 1, 0, 0),
        LocalDateTime.of(2023, 12, 31, 0, 0));
    jar("com/acme/fixed/1/fixed-1.jar", LocalDateTime.of(1980, 2, 1, 0, 0));

    assertThat(
            Releases.table(
                """
                The following files have been resolved:
                   com.acme:new:jar:2.1:compile -- module new
                   com.acme:fixed:jar:1:compile
                   com.acme:tests:jar:1:test
                   com.acme:absent:jar:1:compile
                """,
                repository))
        .isEqualTo("library,version,released\ncom.acme:new,2.1,2024-05\n");
  }
}
