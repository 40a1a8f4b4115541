package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.serbench.catalog.NestedJar;
import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import io.serbench.files.TemporaryFolder;
import io.serbench.library.Rows;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

class RowClassPathTest {
  @Test
  void everyNestedJarOfTheCatalogIsThereAndIsAJar() throws Exception {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      RowClassPath jars = new RowClassPath(UserClassPath.NONE, folder);
      for (Row row : Rows.ALL.rows()) {
        for (NestedJar jar : row.ownJars()) {
          Path file = jars.unpacked(jar);
          assertThat(jars.unpacked(jar)).isEqualTo(file).hasParent(folder.path());
          try (ZipFile unpacked = new ZipFile(file.toFile())) {
            assertThat(unpacked.size()).as(jar.coordinates()).isPositive();
          }
        }
      }
    }
  }

  @Test
  void somePackagesOfSerbenchsOwnAreAJar() throws Exception {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      RowClassPath jars = new RowClassPath(UserClassPath.NONE, folder);
      Path file = jars.own("some.jar", List.of(ObjectMapper.class, JavaTimeModule.class));
      assertThat(jars.own("some.jar", List.of())).isEqualTo(file);
      try (ZipFile jar = new ZipFile(file.toFile())) {
        assertThat(jar.stream().map(ZipEntry::getName))
            .contains(
                "com/fasterxml/jackson/databind/ObjectMapper.class",
                "com/fasterxml/jackson/databind/cfg/PackageVersion.class",
                "com/fasterxml/jackson/datatype/jsr310/JavaTimeModule.class")
            .allMatch(name -> name.matches("com/fasterxml/jackson/data(bind|type/jsr310)/.*"));
      }
    }
  }

  /** What runs is what the jar of serbench has, whoever else is on the machine. */
  @Test
  void nobodyElseCanChangeThem() throws Exception {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      if (folder.path().getFileSystem().supportedFileAttributeViews().contains("posix")) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.path())))
            .isEqualTo("rwx------");
      }
    }
  }
}
