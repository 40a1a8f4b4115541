package io.serbench.catalog;

import io.serbench.dataset.own.TypeName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/**
 * The superclasses and interfaces of classes in serbench, and in the user's jars and folders, read
 * from class files without loading them. Names of nested classes may have {@code $} or {@code .}.
 */
public record Ancestry(UserClassPath classPath) {
  /** Returns the names of a class and its supertypes, without the JDK's; empty if there is none. */
  public Set<String> of(String name) {
    Set<String> found = new HashSet<>();
    find(name, found);
    return found;
  }

  private void find(String name, Set<String> found) {
    Optional<ClassReader> file = name.startsWith("java.") ? Optional.empty() : read(name);
    if (file.isPresent() && found.add(named(file.get().getClassName()))) {
      above(file.get()).forEach(each -> find(each, found));
    }
  }

  private static Stream<String> above(ClassReader file) {
    return Stream.concat(Stream.of(file.getSuperName()), Stream.of(file.getInterfaces()))
        .map(Ancestry::named);
  }

  /**
   * Returns whether a class, which exists, is public and not abstract, has a public constructor
   * without parameters, and extends or implements one of some types.
   */
  public boolean makes(String name, Set<String> kinds) {
    ClassNode node = new ClassNode();
    read(name).orElseThrow().accept(node, ClassReader.SKIP_CODE);
    return of(name).stream()
            .flatMap(each -> above(read(each).orElseThrow()))
            .anyMatch(kinds::contains)
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

  /** Returns a reader of a class file; empty if there is none. */
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
