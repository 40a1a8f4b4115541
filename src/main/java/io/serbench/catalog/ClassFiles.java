package io.serbench.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** An entry of a class path from within, whether it is a jar or a folder. */
public final class ClassFiles implements AutoCloseable {
  private static final String META = "META-INF";

  private final Path path;
  private final Optional<FileSystem> jar;

  private ClassFiles(Path path, Optional<FileSystem> jar) {
    this.path = path;
    this.jar = jar;
  }

  /**
   * Opens it.
   *
   * @throws IOException where it is neither a jar nor a folder
   */
  public static ClassFiles of(Path path) throws IOException {
    return Files.isDirectory(path)
        ? new ClassFiles(path, Optional.empty())
        : new ClassFiles(path, Optional.of(FileSystems.newFileSystem(path)));
  }

  @Override
  public void close() throws IOException {
    if (jar.isPresent()) {
      jar.get().close();
    }
  }

  /** A file in it; empty where there is none of that name. */
  Optional<byte[]> bytes(String name) throws IOException {
    Path file = within(name);
    return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
  }

  /** {@code group:artifact} and version of what Maven made, as it says itself. */
  Map<String, String> mavenVersions() throws IOException {
    Path maven = within(META).resolve("maven");
    Map<String, String> versions = new HashMap<>();
    if (!Files.isDirectory(maven)) {
      return versions;
    }
    List<Path> artifacts;
    try (Stream<Path> found = Files.find(maven, 2, (each, kind) -> kind.isDirectory())) {
      artifacts = found.toList();
    }
    for (Path artifact : artifacts) {
      Path file = artifact.resolve("pom.properties");
      if (Files.isRegularFile(file)) {
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
          properties.load(in);
        }
        versions.put(
            name(artifact.getParent()) + ":" + name(artifact),
            properties.getProperty("version", "?"));
      }
    }
    return versions;
  }

  /** The version that the manifest says. */
  Optional<String> manifestVersion() throws IOException {
    Path file = within(META).resolve("MANIFEST.MF");
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (InputStream in = Files.newInputStream(file)) {
      return Optional.ofNullable(
          new Manifest(in).getMainAttributes().getValue(Attributes.Name.IMPLEMENTATION_VERSION));
    }
  }

  /**
   * The SHA-256 of the jar; of a folder, of the names and contents of all files in it; in
   * hexadecimal digits.
   */
  public String sha256() throws IOException {
    MessageDigest digest = newDigest();
    if (jar.isPresent()) {
      digest.update(Files.readAllBytes(path));
    } else {
      for (Path file : files()) {
        digest.update(name(path, file).getBytes(StandardCharsets.UTF_8));
        digest.update(Files.readAllBytes(file));
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** The names of all files in it: {@code com/acme/Order.class}. */
  public List<String> names() throws IOException {
    Path root = root();
    return files().stream().map(file -> name(root, file)).toList();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> found = Files.walk(root())) {
      return found.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private Path root() {
    return jar.map(files -> files.getPath("/")).orElse(path);
  }

  private static String name(Path root, Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }

  private Path within(String name) {
    return jar.map(files -> files.getPath(name)).orElseGet(() -> path.resolve(name));
  }

  /** Of a folder in a jar, it may end with a slash. */
  private static String name(Path folder) {
    return folder.getFileName().toString().replace("/", "");
  }

  private static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
