package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/**
 * All libraries share one jar. A provider that one of them declares for an interface of the
 * platform would be the default of all rows, and which one that is would hang on the order of the
 * dependencies.
 */
class JarServicesIT {
  private static final String SERVICES = "META-INF/services/";

  @Test
  void noLibraryIsThePlatformsDefault() throws IOException {
    try (JarFile jar = new JarFile(System.getProperty("serbench.jar"))) {
      assertThat(services(jar))
          .contains("io.serbench.catalog.LibraryRows", "org.slf4j.spi.SLF4JServiceProvider")
          .noneMatch(
              name -> name.matches("(java|javax|jakarta|org\\.w3c|org\\.xml|org\\.xmlpull)\\..*"));
    }
  }

  private static Stream<String> services(JarFile jar) {
    return jar.stream()
        .map(ZipEntry::getName)
        .filter(name -> name.startsWith(SERVICES))
        .map(name -> name.substring(SERVICES.length()));
  }
}
