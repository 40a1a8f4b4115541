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
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

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

  /**
   * Whether anybody can make an object of it without telling it anything, and the object is one of
   * these.
   *
   * @param name of a class that is there
   * @param kinds the names of classes and interfaces
   */
  public boolean makes(String name, Set<String> kinds) {
    ClassNode node = new ClassNode();
    read(name).orElseThrow().accept(node, ClassReader.SKIP_CODE);
    boolean isOne =
        of(name).stream()
            .map(each -> read(each).orElseThrow())
            .flatMap(
                each ->
                    Stream.concat(Stream.of(each.getSuperName()), Stream.of(each.getInterfaces())))
            .anyMatch(above -> kinds.contains(named(above)));
    return isOne
        && (node.access & Opcodes.ACC_PUBLIC) != 0
        && (node.access & Opcodes.ACC_ABSTRACT) == 0
        && node.methods.stream()
            .anyMatch(
                method ->
                    method.name.equals("<init>")
                        && method.desc.equals("()V")
                        && (method.access & Opcodes.ACC_PUBLIC) != 0);
  }

  /** As {@code Class.forName} takes the name of a class that is there. */
  public String className(String name) {
    return named(read(name).orElseThrow().getClassName());
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
        Optional<byte[]> bytes = ClassFiles.read(entry, files -> files.bytes(name));
        if (bytes.isPresent()) {
          return Optional.of(new ClassReader(bytes.get()));
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(name + " cannot be read", e);
    }
  }
}
