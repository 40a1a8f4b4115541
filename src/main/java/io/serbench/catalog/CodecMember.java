package io.serbench.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A member of a user's Scala object that gives a library's code for a class, such as {@code val
 * codec: JsonValueCodec[Order]}, as class files have it.
 *
 * @param object the name of the object's class
 * @param types the names of the member's type and its supertypes
 */
public record CodecMember(String object, String name, Set<String> types) {
  /** The system property that has the name of the object in a fork, if the user passes one. */
  public static final String PROPERTY = "serbench.codec";

  private static final Pattern ONE_ARGUMENT =
      Pattern.compile("\\(\\)L(?<type>[^<;]+)<L(?<argument>[^<;]+);>;");

  /** Returns the class of an object that Scala's source names so, such as a companion. */
  public static String object(String name) {
    return name.endsWith("$") ? name : name + "$";
  }

  /**
   * Returns the members for a class of an object and of those within it, which may need libraries
   * that others lack; none if there is no such object.
   *
   * @param codec the object; empty for the companion of the class
   */
  public static List<CodecMember> of(Ancestry files, String className, Optional<String> codec) {
    Optional<String> wanted = files.read(className).map(ClassReader::getClassName);
    List<CodecMember> members = new ArrayList<>();
    for (ClassNode object : objects(files, object(codec.orElse(className)))) {
      for (MethodNode method : object.methods) {
        Matcher type = ONE_ARGUMENT.matcher(String.valueOf(method.signature));
        if ((method.access & Opcodes.ACC_PUBLIC) != 0
            && (method.access & Opcodes.ACC_STATIC) == 0
            && type.matches()
            && wanted.equals(Optional.of(type.group("argument")))) {
          String name = Ancestry.named(type.group("type"));
          Set<String> types = files.of(name);
          types.add(name); // Only a row's own forks may have its class file.
          members.add(new CodecMember(Ancestry.named(object.name), method.name, types));
        }
      }
    }
    return members;
  }

  /** Returns the names of the types of these members, each once. */
  public static List<String> types(Ancestry files, String className, Optional<String> codec) {
    return of(files, className, codec).stream()
        .flatMap(member -> member.types.stream())
        .distinct()
        .sorted()
        .toList();
  }

  private static List<ClassNode> objects(Ancestry files, String name) {
    Optional<ClassNode> object = files.node(name);
    // Scala's compiler lists what is within an object in the class of the same name.
    Optional<ClassNode> beside =
        object.flatMap(any -> files.node(name.substring(0, name.length() - 1)));
    Stream<ClassNode> within =
        beside.stream()
            .flatMap(it -> it.innerClasses.stream())
            .map(inner -> Ancestry.named(inner.name))
            .filter(inner -> inner.startsWith(name) && inner.endsWith("$") && !inner.equals(name))
            .flatMap(inner -> files.node(inner).stream());
    return Stream.concat(object.stream(), within).toList();
  }
}
