package io.serbench.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The user's jars and folders. They come before serbench's jar on the class path of forks. */
public record UserClassPath(List<Path> entries) {
  public static final UserClassPath NONE = new UserClassPath(List.of());

  /** A feature version above that of any JDK: a multi-release jar has its newest classes there. */
  static final int NEWEST = 9999;

  public UserClassPath {
    entries = List.copyOf(entries);
  }

  /** Returns whether an entry has a class, without loading it. */
  public boolean has(String className) {
    return entryWith(className).isPresent();
  }

  /** Returns the entry from which a JVM would load a class, without loading it. */
  Optional<Path> entryWith(String className) {
    String file = file(className);
    return entries.stream()
        .filter(
            entry ->
                Files.isDirectory(entry)
                    ? Files.exists(entry.resolve(file))
                    : inJar(entry, file, NEWEST).isPresent())
        .findFirst();
  }

  /**
   * Returns the class file that a JVM would load; empty if no entry has one.
   *
   * @param jdk the JVM's feature version, by which it chooses among those of a multi-release jar
   */
  Optional<byte[]> classFile(String className, int jdk) {
    String file = file(className);
    return entries.stream()
        .flatMap(
            entry ->
                Files.isDirectory(entry)
                    ? inFolder(entry, file).stream()
                    : inJar(entry, file, jdk).stream())
        .findFirst();
  }

  private static String file(String className) {
    return className.replace('.', '/') + ".class";
  }

  private static Optional<byte[]> inFolder(Path folder, String file) {
    Path path = folder.resolve(file);
    try {
      return Files.isRegularFile(path) ? Optional.of(Files.readAllBytes(path)) : Optional.empty();
    } catch (IOException e) {
      throw new UnreadableException(folder, e);
    }
  }

  private static Optional<byte[]> inJar(Path path, String file, int jdk) {
    Runtime.Version version = Runtime.Version.parse(Integer.toString(jdk));
    try (JarFile jar = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, version)) {
      ZipEntry entry = jar.getEntry(file);
      if (entry == null) {
        return Optional.empty();
      }
      try (InputStream in = jar.getInputStream(entry)) {
        return Optional.of(in.readAllBytes());
      }
    } catch (IOException e) {
      throw new UnreadableException(path, e);
    }
  }
}
