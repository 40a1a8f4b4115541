package io.serbench.e2e;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The JDKs that tests run rows on: the one that runs the tests, and those whose homes the
 * environment variable {@code SERBENCH_JDKS} lists, separated as paths are.
 */
final class Jdks {
  private Jdks() {}

  /** The {@code java} commands. */
  static List<Path> commands() {
    Set<Path> homes = new LinkedHashSet<>();
    homes.add(Serbench.ownHome());
    String others = System.getenv().getOrDefault("SERBENCH_JDKS", "");
    Stream.of(others.split(File.pathSeparator, -1))
        .filter(home -> !home.isBlank())
        .map(Path::of)
        .forEach(homes::add);
    return homes.stream().map(Serbench::java).peek(Jdks::check).toList();
  }

  /** The JDK's feature version, 17 or 25, as its file {@code release} says. */
  static int feature(Path java) throws IOException {
    Properties release = new Properties();
    try (Reader in = Files.newBufferedReader(java.resolveSibling("../release").normalize())) {
      release.load(in);
    }
    String version = release.getProperty("JAVA_VERSION").replace("\"", "");
    return Runtime.Version.parse(version).feature();
  }

  private static void check(Path java) {
    if (!Files.isExecutable(java)) {
      throw new IllegalStateException("SERBENCH_JDKS names no JDK: " + java);
    }
  }
}
