package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.NestedJar;
import io.serbench.catalog.Row;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

class UnpackedJarsTest {
  @Test
  void everyNestedJarOfTheCatalogIsThereAndIsAJar() throws Exception {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      UnpackedJars jars = new UnpackedJars(folder);
      for (Row row : Catalog.load().rows()) {
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
