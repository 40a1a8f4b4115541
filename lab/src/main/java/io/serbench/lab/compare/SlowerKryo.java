package io.serbench.lab.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes a jar with a version of Kryo's {@code Output} in which each string that is written costs
 * some more work, as in a careless release. If the jar comes before Kryo on the class path, its
 * class is used instead of Kryo's.
 */
public final class SlowerKryo {
  private static final String OUTPUT = "com/esotericsoftware/kryo/io/Output.class";
  private static final String WORK = Type.getInternalName(MoreWork.class);

  private SlowerKryo() {}

  /**
   * Writes the jar.
   *
   * @param args the file to write, and the number of {@linkplain MoreWork steps} that each string
   *     costs
   */
  public static void main(String[] args) throws IOException {
    int steps = Integer.parseInt(args[1]);
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(Path.of(args[0])))) {
      jar.putNextEntry(new JarEntry(OUTPUT));
      jar.write(slower(steps));
      jar.putNextEntry(new JarEntry(WORK + ".class"));
      jar.write(bytes(WORK + ".class"));
    }
  }

  private static byte[] bytes(String name) throws IOException {
    try (InputStream in = SlowerKryo.class.getClassLoader().getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException(name + " is not on the class path");
      }
      return in.readAllBytes();
    }
  }

  private static byte[] slower(int steps) throws IOException {
    ClassReader reader = new ClassReader(bytes(OUTPUT));
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new Output(writer, steps), 0);
    return writer.toByteArray();
  }

  private static final class Output extends ClassVisitor {
    private final int steps;

    Output(ClassVisitor next, int steps) {
      super(Opcodes.ASM9, next);
      this.steps = steps;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      boolean writesText = name.equals("writeString") && descriptor.equals("(Ljava/lang/String;)V");
      return writesText ? new Prologue(next, steps) : next;
    }
  }

  private static final class Prologue extends MethodVisitor {
    private final int steps;

    Prologue(MethodVisitor next, int steps) {
      super(Opcodes.ASM9, next);
      this.steps = steps;
    }

    @Override
    public void visitCode() {
      super.visitCode();
      visitVarInsn(Opcodes.ALOAD, 1);
      visitLdcInsn(steps);
      visitMethodInsn(Opcodes.INVOKESTATIC, WORK, "spend", "(Ljava/lang/String;I)V", false);
    }
  }
}
