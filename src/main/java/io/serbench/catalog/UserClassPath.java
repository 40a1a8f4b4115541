package io.serbench.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;

/** The user's jars and folders. They come before serbench's jar on the class path of forks. */
public record UserClassPath(List<Path> entries) {
  public static final UserClassPath NONE = new UserClassPath(List.of());

  public UserClassPath {
    entries = List.copyOf(entries);
  }

  /** Returns whether an entry has a class, without loading it. */
  public boolean has(String className) {
    return entryWith(className).isPresent();
  }

  /** Returns the entry from which a JVM would load a class, without loading it. */
  Optional<Path> entryWith(String className) {
    String file = className.replace('.', '/') + ".class";
    return entries.stream()
        .filter(
            entry ->
                Files.isDirectory(entry) ? Files.exists(entry.resolve(file)) : isInJar(entry, file))
        .findFirst();
  }

  private static boolean isInJar(Path jar, String file) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.getEntry(file) != null;
    } catch (IOException e) {
      throw new UnreadableException(jar, e);
    }
  }
}
