package io.serbench.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;

/** The user's jars and folders. They come before serbench's jar on the class path of forks. */
public record UserClassPath(List<Path> entries) {
  /** No entries. */
  public static final UserClassPath NONE = new UserClassPath(List.of());

  public UserClassPath {
    entries = List.copyOf(entries);
  }

  /** Returns whether an entry has a class, without loading it. */
  boolean has(String className) {
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

  /**
   * Returns whether an entry has a class, without loading it. The name of a nested class may have
   * {@code .} in place of {@code $}.
   */
  public boolean hasNamed(String name) {
    return binaryNames(name).stream().anyMatch(this::has);
  }

  /**
   * Returns the names that may be meant: the name itself, then with {@code $} for its last dots.
   */
  static List<String> binaryNames(String name) {
    List<String> names = new ArrayList<>(List.of(name));
    StringBuilder nested = new StringBuilder(name);
    for (int dot = name.lastIndexOf('.'); dot >= 0; dot = name.lastIndexOf('.', dot - 1)) {
      nested.setCharAt(dot, '$');
      names.add(nested.toString());
    }
    return names;
  }

  private static boolean isInJar(Path jar, String file) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.getEntry(file) != null;
    } catch (IOException e) {
      throw new UnreadableException(jar, e);
    }
  }
}
