package io.serbench.catalog;

import io.serbench.dataset.own.TypeName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/**
 * The superclasses and interfaces of classes in serbench, and in the user's jars and folders, read
 * from class files without loading them. Names of nested classes may have {@code $} or {@code .}.
 *
 * @param jdk the feature version of the JVM that would load them from multi-release jars
 */
public record Ancestry(UserClassPath classPath, int jdk) {
  private static final int MAJOR_VERSION = 6; // Its offset in a class file.

  /** Reads the newest classes of multi-release jars. */
  public Ancestry(UserClassPath classPath) {
    this(classPath, UserClassPath.NEWEST);
  }

  /** Returns the names of a class and its supertypes, without the JDK's; empty if there is none. */
  public Set<String> of(String name) {
    Set<String> found = new HashSet<>();
    find(name, found);
    return found;
  }

  /** Returns the names of a class's annotations at run time; empty if there is no such class. */
  public List<String> annotations(String name) {
    return node(name).stream()
        .flatMap(node -> Stream.ofNullable(node.visibleAnnotations))
        .flatMap(List::stream)
        .map(annotation -> Type.getType(annotation.desc).getClassName())
        .toList();
  }

  private void find(String name, Set<String> found) {
    Optional<ClassReader> file = name.startsWith("java.") ? Optional.empty() : read(name);
    if (file.isPresent() && found.add(named(file.get().getClassName()))) {
      above(file.get()).forEach(supertype -> find(supertype, found));
    }
  }

  private static Stream<String> above(ClassReader file) {
    return Stream.concat(Stream.of(file.getSuperName()), Stream.of(file.getInterfaces()))
        .map(Ancestry::named);
  }

  /** Returns whether there is a class that a type may mean by a name, such as {@code List}. */
  public boolean has(String name) {
    return TypeName.candidates(name).stream().anyMatch(candidate -> file(candidate).isPresent());
  }

  /**
   * Returns whether a class, which exists, is public and not abstract, has a public constructor
   * without parameters, and extends or implements one of some types.
   */
  public boolean makes(String name, Set<String> kinds) {
    ClassNode node = node(name).orElseThrow();
    return of(name).stream()
            .flatMap(binary -> above(read(binary).orElseThrow()))
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

  /** Returns a reader of a class file, also of one for a JDK that ASM does not know yet. */
  private static ClassReader reader(byte[] bytes) {
    ByteBuffer header = ByteBuffer.wrap(bytes);
    if (bytes.length > MAJOR_VERSION + 1 && header.getShort(MAJOR_VERSION) > Opcodes.V28) {
      header.putShort(MAJOR_VERSION, (short) Opcodes.V28);
    }
    return new ClassReader(bytes);
  }

  /** Returns the binary name of a class that has this name in class files. */
  public static String named(String internal) {
    return internal.replace('/', '.');
  }

  /** Returns a class without the code of its methods; empty if there is none. */
  public Optional<ClassNode> node(String name) {
    return read(name).map(Ancestry::node);
  }

  /** Returns the class in a file, without the code of its methods. */
  public static ClassNode node(ClassReader file) {
    ClassNode node = new ClassNode();
    file.accept(node, ClassReader.SKIP_CODE);
    return node;
  }

  /** Returns a reader of a class file; empty if there is none. */
  public Optional<ClassReader> read(String name) {
    return TypeName.binaryNames(name).stream().flatMap(binary -> file(binary).stream()).findFirst();
  }

  /** Returns a reader of a class file in the user's jars and folders; empty if there is none. */
  public Optional<ClassReader> readOfUser(String name) {
    return TypeName.binaryNames(name).stream()
        .flatMap(binary -> classPath.classFile(binary, jdk).stream())
        .findFirst()
        .map(Ancestry::reader);
  }

  private Optional<ClassReader> file(String className) {
    String file = className.replace('.', '/') + ".class";
    // Most ancestors of a generated class are its library's; the user may have many jars.
    try (InputStream in = Ancestry.class.getClassLoader().getResourceAsStream(file)) {
      return in != null
          ? Optional.of(new ClassReader(in))
          : classPath.classFile(className, jdk).map(Ancestry::reader);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }
}
