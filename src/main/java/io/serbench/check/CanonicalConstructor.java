package io.serbench.check;

import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.ACONST_NULL;
import static org.objectweb.asm.Opcodes.H_GETFIELD;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.ParameterNode;

/**
 * Gives a record with changed components its canonical constructor. This calls the original one,
 * which becomes private and takes one more parameter, so that the two differ even where only the
 * order of the components has changed.
 */
record CanonicalConstructor(ClassNode node, List<FieldNode> old, List<FieldNode> now) {
  private static final String NAME = "<init>";
  private static final String MORE = "Ljava/lang/Void;";

  void replace(Optional<MemberChange> change) {
    String before = desc(old, "");
    MethodNode hidden =
        node.methods.stream()
            .filter(method -> method.name.equals(NAME) && method.desc.equals(before))
            .findFirst()
            .orElseThrow();
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions.toArray()) {
        if (instruction instanceof MethodInsnNode call
            && call.name.equals(NAME)
            && call.owner.equals(node.name)
            && call.desc.equals(before)) {
          method.instructions.insertBefore(call, new InsnNode(ACONST_NULL));
          call.desc = desc(old, MORE);
        } else if (instruction instanceof InvokeDynamicInsnNode call
            && call.bsm.getOwner().equals("java/lang/runtime/ObjectMethods")) {
          call.bsmArgs = components();
        }
      }
    }
    MethodNode canonical = calling(hidden, change);
    hidden.access = ACC_PRIVATE | ACC_SYNTHETIC;
    hidden.desc = desc(old, MORE);
    hidden.signature = null;
    hidden.parameters = null;
    hidden.visibleAnnotations = null;
    hidden.visibleParameterAnnotations = null;
    hidden.invisibleParameterAnnotations = null;
    node.methods.add(canonical);
  }

  private static String desc(List<FieldNode> components, String more) {
    return components.stream().map(field -> field.desc).collect(Collectors.joining("", "(", more))
        + ")V";
  }

  /** Returns the arguments of the bootstrap method of {@code equals} and its like. */
  private Object[] components() {
    List<Object> all = new ArrayList<>();
    all.add(Type.getObjectType(node.name));
    all.add(now.stream().map(field -> field.name).collect(Collectors.joining(";")));
    now.forEach(field -> all.add(new Handle(H_GETFIELD, node.name, field.name, field.desc, false)));
    return all.toArray();
  }

  private MethodNode calling(MethodNode hidden, Optional<MemberChange> change) {
    MethodNode method = new MethodNode(hidden.access, NAME, desc(now, ""), signature(), null);
    method.visibleAnnotations = hidden.visibleAnnotations;
    describe(method, hidden);
    GeneratorAdapter code = new GeneratorAdapter(method, method.access, NAME, method.desc);
    code.loadThis();
    for (FieldNode field : old) {
      int place = names(now).indexOf(field.name);
      if (place < 0) {
        change.orElseThrow().empty().accept(code);
        continue;
      }
      code.loadArg(place);
      change
          .filter(it -> it.member().name.equals(field.name))
          .ifPresent(wider -> wider.narrowed().accept(code));
    }
    code.push((String) null);
    code.visitMethodInsn(INVOKESPECIAL, node.name, NAME, desc(old, MORE), false);
    for (FieldNode field : now) {
      if (!names(old).contains(field.name)) {
        code.loadThis();
        code.loadArg(now.indexOf(field));
        code.putField(Type.getObjectType(node.name), field.name, Type.getType(field.desc));
      }
    }
    code.returnValue();
    return method;
  }

  private String signature() {
    return now.stream().allMatch(field -> field.signature == null)
        ? null
        : now.stream()
            .map(field -> field.signature == null ? field.desc : field.signature)
            .collect(Collectors.joining("", "(", ")V"));
  }

  /** Copies names and annotations of parameters, by which libraries find components. */
  private void describe(MethodNode method, MethodNode hidden) {
    if (hidden.parameters != null) {
      method.parameters = new ArrayList<>();
      now.forEach(field -> method.parameters.add(new ParameterNode(field.name, 0)));
    }
    if (hidden.visibleParameterAnnotations != null) {
      @SuppressWarnings({"unchecked", "rawtypes"}) // ASM declares an array of raw lists.
      List<AnnotationNode>[] annotations = new List[now.size()];
      for (int i = 0; i < old.size(); i++) {
        int place = names(now).indexOf(old.get(i).name);
        if (place >= 0) {
          annotations[place] = hidden.visibleParameterAnnotations[i];
        }
      }
      method.visibleParameterAnnotations = annotations;
    }
  }

  private static List<String> names(List<FieldNode> components) {
    return components.stream().map(field -> field.name).toList();
  }
}
