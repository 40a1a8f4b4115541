package io.serbench.catalog;

import io.serbench.dataset.own.TypeName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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

/**
 * The superclasses and interfaces of the user's classes, read from class files without loading
 * them.
 */
public final class Ancestry {
  private final UserClassPath classPath;

  /** Creates one that finds classes in serbench, and in the user's jars and folders. */
  public Ancestry(UserClassPath classPath) {
    this.classPath = classPath;
  }

  /**
   * Returns the names of a class and all its superclasses and interfaces except the JDK's; empty if
   * there is no such class.
   *
   * @param name the name; for a nested class, with {@code $} or {@code .}
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
   * Returns whether a class is public and not abstract, has a public constructor without
   * parameters, and extends or implements one of some types.
   *
   * @param name the name of a class that exists
   * @param kinds the names of the types
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

  /** Returns the binary name of a class that exists, as {@code Class.forName} takes it. */
  public String className(String name) {
    return named(read(name).orElseThrow().getClassName());
  }

  private static String named(String internal) {
    return internal.replace('/', '.');
  }

  /**
   * Returns a reader of a class file; empty if there is no such class.
   *
   * @param name the name; for a nested class, with {@code $} or {@code .}
   */
  public Optional<ClassReader> read(String name) {
    return TypeName.binaryNames(name).stream().flatMap(each -> file(each).stream()).findFirst();
  }

  private Optional<ClassReader> file(String className) {
    String file = className.replace('.', '/') + ".class";
    // Most ancestors of a generated class are its library's; the user may have many jars.
    try (InputStream in = Ancestry.class.getClassLoader().getResourceAsStream(file)) {
      return in != null
          ? Optional.of(new ClassReader(in))
          : classPath
              .entryWith(className)
              .flatMap(entry -> ClassFiles.read(entry, files -> files.bytes(file)))
              .map(ClassReader::new);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }
}
