package io.serbench.lab.floor;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Chains of 160 calls through an interface, as a serializer calls the serializers of its fields.
 * The calls go to a few classes, or to as many classes as there are calls. As long as nothing else
 * runs, the processor remembers the code of both.
 */
final class KnownCode {
  private static final int CALLS = 160;
  private static final int STEPS = 8;
  private static final int FEW = 8;

  private KnownCode() {}

  /** Returns a chain of calls that go to a few classes. */
  static LongUnaryOperator small() {
    return calls(FEW);
  }

  /** Returns a chain of calls that each go to a different class. */
  static LongUnaryOperator large() {
    return calls(CALLS);
  }

  private static LongUnaryOperator calls(int classes) {
    Random constants = new Random(1);
    List<LongUnaryOperator> different = new ArrayList<>();
    for (int i = 0; i < classes; i++) {
      different.add(written(constants));
    }
    LongUnaryOperator[] order = new LongUnaryOperator[CALLS];
    for (int i = 0; i < CALLS; i++) {
      order[i] = different.get(classes == CALLS ? i : constants.nextInt(classes));
    }
    return start -> {
      long x = start;
      for (LongUnaryOperator each : order) {
        x = each.applyAsLong(x);
      }
      return x;
    };
  }

  private static LongUnaryOperator written(Random constants) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        Opcodes.V17,
        Opcodes.ACC_FINAL,
        KnownCode.class.getName().replace('.', '/') + "Written",
        null,
        "java/lang/Object",
        new String[] {LongUnaryOperator.class.getName().replace('.', '/')});
    MethodVisitor create = method(writer, "<init>", "()V");
    create.visitVarInsn(Opcodes.ALOAD, 0);
    create.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    end(create, Opcodes.RETURN);
    MethodVisitor apply = method(writer, "applyAsLong", "(J)J");
    apply.visitVarInsn(Opcodes.LLOAD, 1);
    for (int step = 0; step < STEPS; step++) {
      apply.visitLdcInsn(constants.nextLong());
      apply.visitInsn(Opcodes.LXOR);
      apply.visitLdcInsn(constants.nextLong());
      apply.visitInsn(Opcodes.LADD);
    }
    end(apply, Opcodes.LRETURN);
    writer.visitEnd();
    try {
      return (LongUnaryOperator)
          MethodHandles.lookup()
              .defineHiddenClass(writer.toByteArray(), true)
              .lookupClass()
              .getDeclaredConstructor()
              .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static MethodVisitor method(ClassWriter writer, String name, String descriptor) {
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, name, descriptor, null, null);
    method.visitCode();
    return method;
  }

  private static void end(MethodVisitor method, int instruction) {
    method.visitInsn(instruction);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }
}
