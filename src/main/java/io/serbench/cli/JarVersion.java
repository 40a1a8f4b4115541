package io.serbench.cli;

import io.serbench.catalog.UserClassPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** What jars say of the version of a library. */
final class JarVersion {
  private JarVersion() {}

  /**
   * The version that Maven noted in a jar of that artifact, else the name of the first jar.
   *
   * @param artifact of the library
   */
  static String of(String artifact, UserClassPath jars) {
    return jars.entries().stream()
        .filter(Files::isRegularFile)
        .flatMap(jar -> noted(artifact, jar).stream())
        .findFirst()
        .orElseGet(() -> jars.entries().get(0).getFileName().toString().replaceAll("\\.jar$", ""));
  }

  private static Optional<String> noted(String artifact, Path path) {
    String suffix = "/" + artifact.substring(artifact.indexOf(':') + 1) + "/pom.properties";
    try (JarFile jar = new JarFile(path.toFile())) {
      Optional<JarEntry> entry =
          jar.stream().filter(each -> each.getName().endsWith(suffix)).findFirst();
      if (entry.isEmpty()) {
        return Optional.empty();
      }
      Properties properties = new Properties();
      try (InputStream in = jar.getInputStream(entry.get())) {
        properties.load(in);
      }
      return Optional.ofNullable(properties.getProperty("version"));
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be read", e);
    }
  }
}
