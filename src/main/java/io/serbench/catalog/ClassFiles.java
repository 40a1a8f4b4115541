package io.serbench.catalog;

import io.serbench.dataset.Bytes;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files in an entry of a class path, whether it is a jar or a folder.
 *
 * @param path the jar or the folder
 * @param root the root of its files: of the file system in the jar, or the folder itself
 */
public record ClassFiles(Path path, Path root) {
  private static final Pattern POM =
      Pattern.compile("META-INF/maven/([^/]+)/([^/]+)/pom\\.properties");

  private static final int LONGEST_POM = 1 << 16; // Maven writes three lines.

  private static final Pattern VERSION = Pattern.compile("(?m)^version=[ \\t]*(\\S+)");

  /** A query on the files of an entry. */
  @FunctionalInterface
  public interface ClassFileQuery<T> {
    T of(ClassFiles files) throws IOException;
  }

  /**
   * Opens an entry, and returns what {@code reading} returns for its files.
   *
   * @throws UnreadableException if the entry is neither a jar nor a folder, or is damaged, or this
   *     user may not read it
   */
  public static <T> T read(Path path, ClassFileQuery<T> reading) {
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

  /** Returns the content of a file; empty if it does not exist. */
  public Optional<byte[]> bytes(String name) throws IOException {
    Path file = root.resolve(name);
    return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
  }

  /** Returns the versions by {@code group:artifact}, from the metadata that Maven adds to jars. */
  Map<String, String> mavenVersions() throws IOException {
    Map<String, String> versions = new HashMap<>();
    Path maven = root.resolve("META-INF/maven");
    if (!Files.isDirectory(maven)) {
      return versions;
    }
    try (Stream<Path> found = Files.walk(maven, 3)) {
      for (Path file : found.toList()) {
        Matcher pom = POM.matcher(name(file));
        if (pom.matches()) {
          byte[] lines = SmallFile.read(file, LONGEST_POM);
          Matcher version = VERSION.matcher(new String(lines, StandardCharsets.ISO_8859_1));
          versions.put(pom.group(1) + ":" + pom.group(2), version.find() ? version.group(1) : "?");
        }
      }
    }
    return versions;
  }

  /** Returns the SHA-256 of the jar, or of the names and contents of the folder's files, in hex. */
  public String sha256() throws IOException {
    MessageDigest digest = Bytes.newSha256();
    OutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), digest);
    if (root.equals(path)) {
      for (Path file : files()) {
        digest.update(name(file).getBytes(StandardCharsets.UTF_8));
        Files.copy(file, out);
      }
    } else {
      Files.copy(path, out);
    }
    return HexFormat.of().formatHex(digest.digest());
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
}
