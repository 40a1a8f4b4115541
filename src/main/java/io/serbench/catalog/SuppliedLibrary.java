package io.serbench.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * A library of which the user supplies the jar, in place of the one in this build.
 *
 * @param version as the jar says it; {@code ?} where it does not
 * @param file the name of the jar
 * @param sha256 of the jar, in hexadecimal digits
 */
public record SuppliedLibrary(String version, String file, String sha256) {
  private static final String UNKNOWN = "?";
  private static final String JAR = ".jar";

  /**
   * The first of the user's jars that is a library: it says so itself, as jars that Maven made do,
   * or its name does.
   *
   * @param coordinates {@code group:artifact}
   */
  static Optional<SuppliedLibrary> find(UserClassPath classPath, String coordinates) {
    String[] parts = coordinates.split(":", 2);
    for (Path entry : classPath.entries()) {
      if (Files.isRegularFile(entry)) {
        Optional<String> version = version(entry, parts[0], parts[1]);
        if (version.isPresent()) {
          return Optional.of(
              new SuppliedLibrary(version.get(), entry.getFileName().toString(), sha256(entry)));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> version(Path file, String group, String artifact) {
    String name = file.getFileName().toString();
    Matcher named =
        Pattern.compile(Pattern.quote(artifact) + "(?:-(\\d.*))?" + Pattern.quote(JAR))
            .matcher(name);
    boolean fits = named.matches();
    try (JarFile jar = new JarFile(file.toFile())) {
      Optional<String> maven = maven(jar, group, artifact);
      if (maven.isPresent() || !fits) {
        return maven;
      }
      return Stream.of(manifest(jar), Optional.ofNullable(named.group(1)), Optional.of(UNKNOWN))
          .flatMap(Optional::stream)
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  private static Optional<String> maven(JarFile jar, String group, String artifact)
      throws IOException {
    ZipEntry entry = jar.getEntry("META-INF/maven/" + group + "/" + artifact + "/pom.properties");
    if (entry == null) {
      return Optional.empty();
    }
    Properties properties = new Properties();
    try (InputStream in = jar.getInputStream(entry)) {
      properties.load(in);
    }
    return Optional.of(properties.getProperty("version", UNKNOWN));
  }

  private static Optional<String> manifest(JarFile jar) throws IOException {
    return Optional.ofNullable(jar.getManifest())
        .map(manifest -> manifest.getMainAttributes())
        .map(attributes -> attributes.getValue(Attributes.Name.IMPLEMENTATION_VERSION));
  }

  private static String sha256(Path file) {
    try {
      byte[] content = Files.readAllBytes(file);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
