package io.serbench.check;

import static org.objectweb.asm.Opcodes.ACC_STATIC;
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

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
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
 * @param wide the descriptor of the member's wider type; empty if it is removed
 */
record MemberChange(String owner, FieldNode member, String wide) {
  void applyTo(ClassNode node) {
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions.toArray()) {
        if (instruction instanceof FieldInsnNode use
            && use.owner.equals(owner)
            && use.name.equals(member.name)
            && use.desc.equals(member.desc)) {
          use.desc = wide.isEmpty() ? use.desc : wide;
          adapt(method.instructions, use, use.getOpcode() == GETFIELD, false);
        } else if (instruction instanceof MethodInsnNode call
            && call.owner.equals(owner)
            && new Accessors(member).contain(call.name, call.desc)) {
          boolean getter = call.desc.startsWith("()");
          Type returned = Type.getReturnType(call.desc);
          if (!wide.isEmpty()) {
            call.desc = getter ? "()" + wide : "(" + wide + ")" + returned;
          }
          adapt(method.instructions, call, getter, !returned.equals(Type.VOID_TYPE));
        }
      }
    }
  }

  /** Adapts a use, which gives the member's value or takes one, and may return the object. */
  private void adapt(InsnList code, AbstractInsnNode use, boolean gives, boolean returns) {
    if (!wide.isEmpty()) {
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

  /** The getters and setters of a member. */
  record Accessors(FieldNode member) {
    List<String> names() {
      String upper = upper();
      // Of a boolean isPaid, the getter has the same name.
      return List.of(member.name, "get" + upper, "is" + upper, "set" + upper);
    }

    private String upper() {
      return member.name.substring(0, 1).toUpperCase(Locale.ROOT) + member.name.substring(1);
    }

    boolean resemble(MethodNode method) {
      return (method.access & ACC_STATIC) == 0
          && names().contains(method.name)
          && Type.getArgumentTypes(method.desc).length == (method.name.startsWith("set") ? 1 : 0);
    }

    boolean contain(MethodNode method) {
      return (method.access & ACC_STATIC) == 0 && contain(method.name, method.desc);
    }

    boolean contain(String name, String desc) {
      return names().contains(name)
          && (desc.equals("()" + member.desc)
              || (name.startsWith("set") && desc.startsWith("(" + member.desc + ")")));
    }

    /** Adds those kinds of accessors that other members of the class have. */
    void addTo(ClassNode node, List<FieldNode> others) {
      Set<String> names = others.stream().map(field -> field.name).collect(Collectors.toSet());
      Map<String, MethodNode> like = new HashMap<>();
      for (MethodNode method : node.methods) {
        if (others.stream().anyMatch(other -> new Accessors(other).contain(method))) {
          String kind =
              names.contains(method.name)
                  ? member.name
                  : (method.name.startsWith("set") ? "set" : "get") + upper();
          like.putIfAbsent(kind, method);
        }
      }
      like.forEach(
          (name, method) -> {
            String desc = name.startsWith("set") ? "(" + member.desc + ")V" : "()" + member.desc;
            node.methods.add(plain(node, new MethodNode(method.access, name, desc, null, null)));
          });
    }

    /** Returns an accessor named and annotated like another, which only gets or sets the member. */
    MethodNode plain(ClassNode node, MethodNode like) {
      boolean getter = like.desc.startsWith("()");
      Type returned = Type.getReturnType(like.desc);
      String desc = getter ? "()" + member.desc : "(" + member.desc + ")" + returned;
      MethodNode method = new MethodNode(like.access, like.name, desc, null, null);
      method.visibleAnnotations = like.visibleAnnotations;
      GeneratorAdapter code = new GeneratorAdapter(method, like.access, like.name, desc);
      Type owner = Type.getObjectType(node.name);
      code.loadThis();
      if (getter) {
        code.getField(owner, member.name, Type.getType(member.desc));
      } else {
        code.loadArg(0);
        code.putField(owner, member.name, Type.getType(member.desc));
        if (!returned.equals(Type.VOID_TYPE)) {
          code.loadThis();
        }
      }
      code.returnValue();
      return method;
    }
  }
}
