package io.serbench.check;

import static org.objectweb.asm.Opcodes.ACONST_NULL;
import static org.objectweb.asm.Opcodes.D2F;
import static org.objectweb.asm.Opcodes.DCONST_0;
import static org.objectweb.asm.Opcodes.F2D;
import static org.objectweb.asm.Opcodes.FCONST_0;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.GETSTATIC;
import static org.objectweb.asm.Opcodes.I2L;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.L2I;
import static org.objectweb.asm.Opcodes.LCONST_0;
import static org.objectweb.asm.Opcodes.POP;
import static org.objectweb.asm.Opcodes.POP2;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Adapts the code of a class to a member that was removed or widened. A removed member reads as
 * empty, and what is written to it is dropped.
 *
 * @param owner the internal name of the class
 * @param member the member before the change
 * @param wide the descriptor of its wider type; empty if it is removed
 */
record MemberChange(String owner, FieldNode member, String wide) {
  void applyTo(ClassNode node) {
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode each : method.instructions.toArray()) {
        if (each instanceof FieldInsnNode use
            && use.owner.equals(owner)
            && use.name.equals(member.name)
            && use.desc.equals(member.desc)) {
          use.desc = isGone() ? use.desc : wide;
          adapt(method.instructions, use, use.getOpcode() == GETFIELD, false);
        } else if (each instanceof MethodInsnNode call
            && call.owner.equals(owner)
            && new Accessors(member).contain(call.name, call.desc)) {
          boolean getter = call.desc.startsWith("()");
          Type returned = Type.getReturnType(call.desc);
          if (!isGone()) {
            call.desc = getter ? "()" + wide : "(" + wide + ")" + returned;
          }
          adapt(method.instructions, call, getter, !returned.equals(Type.VOID_TYPE));
        }
      }
    }
  }

  private boolean isGone() {
    return wide.isEmpty();
  }

  /**
   * Adapts a use of the member to the code around it, which keeps the member's narrow type.
   *
   * @param gives whether the use gives the member's value, instead of taking one
   * @param returns whether it leaves something on the stack: one that takes a value, the object
   */
  private void adapt(InsnList code, AbstractInsnNode use, boolean gives, boolean returns) {
    if (!isGone()) {
      if (gives) {
        code.insert(use, narrowed());
      } else {
        code.insertBefore(use, new InsnNode(member.desc.equals("I") ? I2L : F2D));
      }
    } else if (gives) {
      code.insertBefore(use, new InsnNode(POP));
      code.set(use, empty());
    } else {
      boolean isWide = Type.getType(member.desc).getSize() == 2;
      code.insertBefore(use, new InsnNode(isWide ? POP2 : POP));
      if (returns) {
        code.remove(use);
      } else {
        code.set(use, new InsnNode(POP));
      }
    }
  }

  InsnNode narrowed() {
    return new InsnNode(member.desc.equals("I") ? L2I : D2F);
  }

  /** Returns an instruction that pushes an empty value, which constructors should accept. */
  AbstractInsnNode empty() {
    String type = member.desc;
    return switch (type) {
      case "Z", "B", "S", "C", "I" -> new InsnNode(ICONST_0);
      case "J" -> new InsnNode(LCONST_0);
      case "F" -> new InsnNode(FCONST_0);
      case "D" -> new InsnNode(DCONST_0);
      case "Ljava/lang/String;" -> new LdcInsnNode("");
      case "Ljava/math/BigDecimal;", "Ljava/math/BigInteger;" ->
          new FieldInsnNode(GETSTATIC, inside(type), "ZERO", type);
      case "Ljava/util/List;", "Ljava/util/Set;", "Ljava/util/Map;" ->
          new MethodInsnNode(INVOKESTATIC, inside(type), "of", "()" + type, true);
      case "Ljava/util/Optional;" ->
          new MethodInsnNode(INVOKESTATIC, inside(type), "empty", "()" + type);
      default -> new InsnNode(ACONST_NULL);
    };
  }

  private static String inside(String type) {
    return Type.getType(type).getInternalName();
  }
}
