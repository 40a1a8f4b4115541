package io.serbench.process;

import io.serbench.catalog.NestedJar;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;

/**
 * Where nested jars are unpacked, since a JVM cannot have a jar inside a jar on its class path.
 *
 * <p>Each is in a folder named after its content. So versions never get into each other's way, a
 * file that is there needs to be compared only, and processes that unpack the same jar at once
 * write the same bytes; each moves its complete file into place in one step.
 */
public record JarCache(Path folder) {
  private static final String REMEDY =
      "; name another folder in the environment variable SERBENCH_CACHE";

  /** That of this user: see {@link #folder(String, Map, String)}. */
  public static JarCache standard() {
    return new JarCache(
        folder(
            System.getProperty("serbench.cache", ""),
            System.getenv(),
            System.getProperty("user.home")));
  }

  /**
   * What the user says, by system property or environment variable; else what the XDG Base
   * Directory Specification says, by which a folder that is not absolute does not count.
   */
  static Path folder(String property, Map<String, String> environment, String home) {
    String named = property.isEmpty() ? environment.getOrDefault("SERBENCH_CACHE", "") : property;
    if (!named.isEmpty()) {
      return Path.of(named).toAbsolutePath();
    }
    String xdg = environment.getOrDefault("XDG_CACHE_HOME", "");
    Path caches = Path.of(xdg).isAbsolute() ? Path.of(xdg) : Path.of(home, ".cache");
    return caches.resolve("serbench");
  }

  /**
   * The jar's file, written now unless it is there.
   *
   * @throws IOException where it cannot be written; the message says what to do
   */
  Path unpacked(NestedJar jar) throws IOException {
    return unpacked(jar.fileName(), content(jar));
  }

  Path unpacked(String name, byte[] content) throws IOException {
    Path file = folder.resolve("jars").resolve(digest(content)).resolve(name);
    if (!holds(file, content)) {
      try {
        write(file, content);
      } catch (IOException e) {
        throw new IOException(name + " cannot be unpacked into " + folder + ": " + e + REMEDY, e);
      }
    }
    return file;
  }

  private static void write(Path file, byte[] content) throws IOException {
    Files.createDirectories(file.getParent());
    Path written = Files.createTempFile(file.getParent(), "unpacking", ".tmp");
    try {
      Files.write(written, content);
      Files.move(written, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(written);
      // Windows does not replace a file that another process has open: the other was faster.
      if (!holds(file, content)) {
        throw e;
      }
    }
  }

  private static boolean holds(Path file, byte[] content) throws IOException {
    return Files.exists(file) && Arrays.equals(Files.readAllBytes(file), content);
  }

  private static byte[] content(NestedJar jar) throws IOException {
    try (InputStream in = JarCache.class.getClassLoader().getResourceAsStream(jar.resource())) {
      if (in == null) {
        throw new IOException("serbench was built without " + jar.resource());
      }
      return in.readAllBytes();
    }
  }

  private static String digest(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }
}
