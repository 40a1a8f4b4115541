package io.serbench.catalog;

import io.serbench.dataset.Bytes;
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
 * The files in an entry of a class path, whether it is a jar or a folder.
 *
 * @param path the jar or the folder
 * @param root the root of its files: of the file system in the jar, or the folder itself
 */
public record ClassFiles(Path path, Path root) {
  private static final String META = "META-INF";

  /** In bytes. The manifest of a large signed jar has hashes of all classes, some 10 MB. */
  private static final int LARGEST_TEXT = 32 << 20;

  private static final int LARGEST_CLASS = 64 << 20;

  /** A query on the files of an entry. */
  @FunctionalInterface
  public interface Reading<T> {
    T of(ClassFiles files) throws IOException;
  }

  /**
   * Opens an entry, and returns what {@code reading} returns for its files.
   *
   * @throws UnreadableException if the entry is neither a jar nor a folder, or is damaged, or this
   *     user may not read it
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

  /** Returns the content of a file; empty if it does not exist, or is larger than 64 MiB. */
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

  /** Returns the versions by {@code group:artifact}, from the metadata that Maven adds to jars. */
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

  private static Optional<String> version(byte[] pomProperties) throws IOException {
    Properties properties = new Properties();
    try {
      properties.load(new ByteArrayInputStream(pomProperties));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // A malformed escape: Maven did not write this.
    }
    return Optional.of(properties.getProperty("version", "?"));
  }

  /** Returns the version in the manifest; empty if it has none, or cannot be parsed. */
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
      return Optional.empty(); // Malformed.
    }
  }

  /**
   * Returns the SHA-256 of the jar, or for a folder of the names and contents of all its files, in
   * hexadecimal digits.
   */
  public String sha256() throws IOException {
    MessageDigest digest = Bytes.newSha256();
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

  private static void update(MessageDigest digest, Path file) throws IOException {
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
  }

  /** Returns the names of all files, sorted: {@code com/acme/Order.class}. */
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

  /** Returns the last element of a path. In a jar, names of folders may end with a slash. */
  private static String lastName(Path folder) {
    return folder.getFileName().toString().replace("/", "");
  }
}
