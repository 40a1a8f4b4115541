package io.serbench.check;

import static org.objectweb.asm.Opcodes.ACC_STATIC;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

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
    Set<String> names = others.stream().map(each -> each.name).collect(Collectors.toSet());
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
