package io.serbench.catalog;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.security.DigestInputStream;
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

/**
 * An entry of a class path from within, whether it is a jar or a folder.
 *
 * @param path the jar or the folder
 * @param root the folder in which all its files are: in the jar, or itself
 */
public record ClassFiles(Path path, Path root) {
  private static final String META = "META-INF";

  /** Bytes; a manifest with the hashes of all signed classes of a large jar has some 10 MB. */
  private static final int LARGEST_TEXT = 32 << 20;

  private static final int LARGEST_CLASS = 64 << 20;

  /** What somebody wants to know of an entry. */
  @FunctionalInterface
  public interface Reading<T> {
    /** Reads it. */
    T of(ClassFiles files) throws IOException;
  }

  /**
   * Returns something of an entry.
   *
   * @throws UnreadableException where it is neither a jar nor a folder, or what is wanted of it is
   *     damaged, or not for this user
   */
  public static <T> T read(Path path, Reading<T> reading) {
    try {
      if (Files.isDirectory(path)) {
        return reading.of(new ClassFiles(path, path));
      }
      try (FileSystem jar = FileSystems.newFileSystem(path)) {
        return reading.of(new ClassFiles(path, jar.getPath("/")));
      }
    } catch (UncheckedIOException e) {
      throw new UnreadableException(path, e.getCause());
    } catch (IOException | ProviderNotFoundException e) {
      throw new UnreadableException(path, e);
    }
  }

  /** A class or a list in it; empty where there is none of that name that a JVM would take. */
  Optional<byte[]> bytes(String name) throws IOException {
    return bytes(root.resolve(name), LARGEST_CLASS);
  }

  private static Optional<byte[]> bytes(Path file, int most) throws IOException {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (InputStream in = Files.newInputStream(file)) {
      return SmallFile.read(in, most);
    }
  }

  /** {@code group:artifact} and version of what Maven made, as it says itself. */
  Map<String, String> mavenVersions() throws IOException {
    Path maven = root.resolve(META).resolve("maven");
    Map<String, String> versions = new HashMap<>();
    if (!Files.isDirectory(maven)) {
      return versions;
    }
    List<Path> artifacts;
    try (Stream<Path> found = Files.find(maven, 2, (each, kind) -> kind.isDirectory())) {
      artifacts = found.toList();
    }
    for (Path artifact : artifacts) {
      Optional<byte[]> file = bytes(artifact.resolve("pom.properties"), LARGEST_TEXT);
      if (file.isPresent()) {
        String coordinates = lastName(artifact.getParent()) + ":" + lastName(artifact);
        version(file.get()).ifPresent(version -> versions.put(coordinates, version));
      }
    }
    return versions;
  }

  /** Empty where Maven did not write so. */
  private static Optional<String> version(byte[] pomProperties) throws IOException {
    Properties properties = new Properties();
    try {
      properties.load(new ByteArrayInputStream(pomProperties));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // An escape that is none.
    }
    return Optional.of(properties.getProperty("version", "?"));
  }

  /** The version that the manifest says; empty where there is none that can be read. */
  Optional<String> manifestVersion() throws IOException {
    Optional<byte[]> file = bytes(root.resolve(META).resolve("MANIFEST.MF"), LARGEST_TEXT);
    try {
      return file.isEmpty()
          ? Optional.empty()
          : Optional.ofNullable(
              new Manifest(new ByteArrayInputStream(file.get()))
                  .getMainAttributes()
                  .getValue(Attributes.Name.IMPLEMENTATION_VERSION));
    } catch (IOException e) {
      return Optional.empty(); // Nobody can read it.
    }
  }

  /**
   * The SHA-256 of the jar; of a folder, of the names and contents of all files in it; in
   * hexadecimal digits.
   */
  public String sha256() throws IOException {
    MessageDigest digest = newDigest();
    if (root.equals(path)) {
      for (Path file : files()) {
        digest.update(name(file).getBytes(StandardCharsets.UTF_8));
        update(digest, file);
      }
    } else {
      update(digest, path);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Of a file of any size. */
  private static void update(MessageDigest digest, Path file) throws IOException {
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
  }

  /** The names of all files in it: {@code com/acme/Order.class}. */
  public List<String> names() throws IOException {
    return files().stream().map(this::name).toList();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> found = Files.walk(root)) {
      return found.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private String name(Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }

  /** Of a folder in a jar, it may end with a slash. */
  private static String lastName(Path folder) {
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
