package io.serbench.lab.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** Checks that the jar contains neither JMH, which is under the GPL, nor its dependencies. */
class NoJmhInTheJarIT {
  @Test
  void theJarHoldsNothingOfJmh() throws IOException {
    try (JarFile jar = new JarFile(System.getProperty("serbench.jar"))) {
      assertThat(jar.stream().map(ZipEntry::getName))
          .contains("io/serbench/cli/Main.class")
          .noneMatch(name -> name.contains("jmh"))
          .noneMatch(name -> name.startsWith("joptsimple/"))
          .noneMatch(name -> name.startsWith("org/apache/commons/math3/"));
    }
  }
}
