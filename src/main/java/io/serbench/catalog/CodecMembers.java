package io.serbench.catalog;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Members of a user's Scala object that give libraries' code for a class, such as {@code val codec:
 * JsonValueCodec[Order]}, read from class files.
 */
public final class CodecMembers {
  /** The system property that has the name of the object in a fork, if the user passes one. */
  public static final String PROPERTY = "serbench.codec";

  private static final Pattern ONE_ARGUMENT =
      Pattern.compile("\\(\\)L(?<type>[^<;]+)<L(?<argument>[^<;]+);>;");

  private CodecMembers() {}

  /** Returns the class of an object that Scala's source names so, such as a companion. */
  public static String object(String name) {
    return name.endsWith("$") ? name : name + "$";
  }

  /**
   * Returns the names of the types of an object's members that are for a class, supertypes
   * included; none if there is no such object.
   */
  public static List<String> types(Ancestry files, String className, Optional<String> codec) {
    Set<String> types = new TreeSet<>();
    Optional<ClassReader> object = files.read(object(codec.orElse(className)));
    Optional<String> wanted = files.read(className).map(ClassReader::getClassName);
    if (object.isPresent() && wanted.isPresent()) {
      ClassNode node = new ClassNode();
      object.get().accept(node, ClassReader.SKIP_CODE);
      for (MethodNode method : node.methods) {
        Matcher type = ONE_ARGUMENT.matcher(String.valueOf(method.signature));
        if ((method.access & Opcodes.ACC_PUBLIC) != 0
            && type.matches()
            && type.group("argument").equals(wanted.get())) {
          String name = type.group("type").replace('/', '.');
          types.add(name); // Only a row's own forks may have its class file.
          types.addAll(files.of(name));
        }
      }
    }
    return List.copyOf(types);
  }
}
