package io.serbench.check;

import io.serbench.catalog.Ancestry;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.own.TypeName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * How the members of a class, and of the classes that its members have, differ between two builds,
 * read from class files.
 */
public final class BuildChanges {
  private static final String CONSTANT = "";

  private final Ancestry before;
  private final Ancestry after;
  private final Set<String> seen = new HashSet<>();
  private final Deque<String> left = new ArrayDeque<>();

  private BuildChanges(Ancestry before, Ancestry after) {
    this.before = before;
    this.after = after;
  }

  /**
   * Returns a line for each class whose members differ, as {@code com.acme.Order: added coupon
   * (String), removed note, count is long, was int}; none if the builds have the same members.
   *
   * @param jdk the feature version of the JVM that runs the forks
   */
  public static List<String> between(
      OwnType type, UserClassPath before, UserClassPath after, int jdk) {
    BuildChanges changes = new BuildChanges(new Ancestry(before, jdk), new Ancestry(after, jdk));
    changes.left.addAll(TypeName.of(type.className().orElseThrow()).names());
    List<String> lines = new ArrayList<>();
    while (!changes.left.isEmpty()) {
      String name = changes.left.remove();
      if (changes.seen.add(name)) {
        changes.line(name).ifPresent(lines::add);
      }
    }
    return lines;
  }

  private Optional<String> line(String name) {
    Optional<ClassNode> old = before.readOfUser(name).map(Ancestry::node);
    Optional<ClassNode> now = after.readOfUser(name).map(Ancestry::node);
    Stream.of(old, now).flatMap(Optional::stream).forEach(this::follow);
    if (old.isEmpty() || now.isEmpty()) {
      return now.or(() -> old).map(it -> name + (old.isEmpty() ? ": added" : ": removed"));
    }
    Map<String, String> was = members(old.get());
    Map<String, String> is = members(now.get());
    List<String> changes = new ArrayList<>();
    is.forEach(
        (member, type) -> {
          if (!was.containsKey(member)) {
            changes.add("added " + member + (type.equals(CONSTANT) ? "" : " (" + type + ")"));
          } else if (!was.get(member).equals(type)) {
            changes.add(member + " is " + type + ", was " + was.get(member));
          }
        });
    was.keySet().stream()
        .filter(member -> !is.containsKey(member))
        .forEach(member -> changes.add("removed " + member));
    if (changes.isEmpty() && !List.copyOf(was.keySet()).equals(List.copyOf(is.keySet()))) {
      changes.add("reordered members");
    }
    return Optional.of(name + ": " + String.join(", ", changes)).filter(line -> !changes.isEmpty());
  }

  /** Returns the types of members, or of an enum its constants, by name in order. */
  private static Map<String, String> members(ClassNode node) {
    Map<String, String> members = new LinkedHashMap<>();
    node.fields.stream()
        .filter(field -> (field.access & Opcodes.ACC_ENUM) != 0)
        .forEach(field -> members.put(field.name, CONSTANT));
    for (FieldNode member : ChangedClass.members(node)) {
      members.put(member.name, kind(member));
    }
    return members;
  }

  /** Adds the classes whose members a class has, or whose values may stand for its own. */
  private void follow(ClassNode node) {
    ChangedClass.members(node).stream().flatMap(ChangedClass::classes).forEach(left::add);
    Stream.concat(
            Stream.ofNullable(node.superName),
            Stream.ofNullable(node.permittedSubclasses).flatMap(List::stream))
        .map(Ancestry::named)
        .forEach(left::add);
  }

  /** Returns the type of a member without packages: {@code List<Line>}. */
  static String kind(FieldNode member) {
    if (member.signature == null) {
      String name = Type.getType(member.desc).getClassName();
      return name.substring(name.lastIndexOf('.') + 1);
    }
    return member
        .signature
        .replaceAll("[L+-](?:[\\w$]+/)*([\\w$]+)", "$1")
        .replaceAll(";(?=>|$)", "")
        .replace(";", ", ");
  }
}
