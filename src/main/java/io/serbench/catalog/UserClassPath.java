package io.serbench.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;

/**
 * Jars and folders that the user supplies, for libraries that serbench does not bring. They come
 * before everything else on the class path of the JVMs that run rows.
 */
public record UserClassPath(List<Path> entries) {
  /** Nothing. */
  public static final UserClassPath NONE = new UserClassPath(List.of());

  public UserClassPath {
    entries = List.copyOf(entries);
  }

  /** Whether a class is there; looks for its file and loads nothing. */
  boolean has(String className) {
    return entryWith(className).isPresent();
  }

  /** The entry from which a JVM takes a class; looks for its file and loads nothing. */
  Optional<Path> entryWith(String className) {
    String file = className.replace('.', '/') + ".class";
    return entries.stream()
        .filter(
            entry ->
                Files.isDirectory(entry) ? Files.exists(entry.resolve(file)) : isInJar(entry, file))
        .findFirst();
  }

  /**
   * The same for a name as the language writes it: of a class within a class, it may have dots
   * throughout.
   */
  public boolean hasNamed(String name) {
    String tried = name;
    boolean found = has(tried);
    for (int dot = tried.lastIndexOf('.'); !found && dot >= 0; dot = tried.lastIndexOf('.')) {
      tried = tried.substring(0, dot) + '$' + tried.substring(dot + 1);
      found = has(tried);
    }
    return found;
  }

  private static boolean isInJar(Path jar, String file) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.getEntry(file) != null;
    } catch (IOException e) {
      throw new UnreadableException(jar, e);
    }
  }
}
