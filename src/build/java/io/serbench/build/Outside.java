package io.serbench.build;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.util.TraceClassVisitor;

/**
 * What other classes can see of classes when they are compiled: all but the code, private members,
 * and local classes. If it stays the same, their compiler would do what it did before: the values
 * of constants, which it copies, are part of it.
 */
final class Outside {
  private static final int API = Opcodes.ASM9;

  private Outside() {}

  /**
   * Returns what can be seen of class files, by their paths below a folder; nothing of local
   * classes.
   */
  static Map<Path, String> of(Path folder, Collection<Path> files) throws IOException {
    Map<Path, String> seen = new TreeMap<>();
    for (Path file : files) {
      StringWriter text = new StringWriter();
      Visible visible = new Visible(new TraceClassVisitor(new PrintWriter(text)));
      new ClassReader(Files.readAllBytes(folder.resolve(file)))
          .accept(visible, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
      if (!visible.isLocal) {
        seen.put(file, text.toString());
      }
    }
    return seen;
  }

  private static final class Visible extends ClassVisitor {
    private String name = "";
    private boolean isLocal;

    Visible(ClassVisitor to) {
      super(API, to);
    }

    @Override
    public void visit(
        int version, int access, String own, String signature, String parent, String[] interfaces) {
      name = own;
      super.visit(version, access, own, signature, parent, interfaces);
    }

    @Override
    public void visitOuterClass(String owner, String method, String descriptor) {
      isLocal = true;
    }

    @Override
    public void visitNestMember(String member) {
      // Local classes are members of a nest, too.
    }

    @Override
    public void visitInnerClass(String inner, String outer, String innerName, int access) {
      // Code mentions classes of others.
      if (inner.equals(name) || name.equals(outer)) {
        super.visitInnerClass(inner, outer, innerName, access);
      }
    }

    @Override
    public FieldVisitor visitField(
        int access, String field, String descriptor, String signature, Object value) {
      return isPrivate(access)
          ? null
          : super.visitField(access, field, descriptor, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String method, String descriptor, String signature, String[] exceptions) {
      return isPrivate(access)
          ? null
          : super.visitMethod(access, method, descriptor, signature, exceptions);
    }

    private static boolean isPrivate(int access) {
      return (access & Opcodes.ACC_PRIVATE) != 0;
    }
  }
}
