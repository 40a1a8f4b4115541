package io.serbench.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/** Classes of the user's, and what they extend. Only files are read: nothing is loaded. */
public final class Ancestry {
  private final UserClassPath classPath;

  /** Of classes in these jars and folders, and in serbench. */
  public Ancestry(UserClassPath classPath) {
    this.classPath = classPath;
  }

  /**
   * The class and all above it, without those of the JDK; none where there is no such class.
   *
   * @param name as the language writes it, or {@code Class.forName}
   */
  public Set<String> of(String name) {
    Set<String> found = new HashSet<>();
    Deque<String> left = new ArrayDeque<>(List.of(name));
    while (!left.isEmpty()) {
      String each = left.pop();
      Optional<ClassReader> file = each.startsWith("java.") ? Optional.empty() : read(each);
      if (file.isPresent() && found.add(named(file.get().getClassName()))) {
        left.add(named(file.get().getSuperName()));
        for (String above : file.get().getInterfaces()) {
          left.add(named(above));
        }
      }
    }
    return found;
  }

  private static String named(String internal) {
    return internal.replace('/', '.');
  }

  /**
   * A class; empty where there is none of that name.
   *
   * @param name as of {@link #of}: of a class within a class, it may have dots throughout
   */
  public Optional<ClassReader> read(String name) {
    String tried = name;
    while (true) {
      Optional<ClassReader> file = file(tried.replace('.', '/') + ".class");
      int dot = tried.lastIndexOf('.');
      if (file.isPresent() || dot < 0) {
        return file;
      }
      tried = tried.substring(0, dot) + '$' + tried.substring(dot + 1);
    }
  }

  private Optional<ClassReader> file(String name) {
    try {
      // Most of what is above a generated class is its library's, and there are many jars.
      try (InputStream in = Ancestry.class.getClassLoader().getResourceAsStream(name)) {
        if (in != null) {
          return Optional.of(new ClassReader(in));
        }
      }
      for (Path entry : classPath.entries()) {
        try (ClassFiles files = ClassFiles.of(entry)) {
          Optional<byte[]> bytes = files.bytes(name);
          if (bytes.isPresent()) {
            return Optional.of(new ClassReader(bytes.get()));
          }
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(name + " cannot be read", e);
    }
  }
}
