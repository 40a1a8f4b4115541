package io.serbench.check;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.ACC_TRANSIENT;

import io.serbench.catalog.Ancestry;
import io.serbench.check.MemberChange.Accessors;
import io.serbench.dataset.evolution.Evolving.Change;
import io.serbench.dataset.evolution.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.RecordComponentNode;

/**
 * A class that is changed as its authors might change it: fields together with their accessors, and
 * components of a record together with its constructor. Other classes are not adapted: their calls
 * of what was changed may fail, and so may a constructor that insists on what was removed.
 *
 * <p>Where several members have the same type, changes are made among these, in declaration order
 * and in alphabetical order alike: a library that identifies members by their order then misreads
 * them silently, where different types might have revealed the mistake by accident.
 */
final class ChangedClass {
  private static final String STRING = "Ljava/lang/String;";
  private static final Pattern CLASSES = Pattern.compile("L([\\w$/]+)");
  private static final Map<String, String> WIDER = Map.of("I", "J", "F", "D"); // From narrow.

  private final ClassReader file;
  private final ClassNode first;
  private final List<FieldNode> members;
  private final List<FieldNode> free;
  private final FieldNode added;
  private final Optional<FieldNode> removed;
  private final Optional<FieldNode> widened;

  /** Chooses what to change; members keep the accessors that supertypes promise. */
  ChangedClass(ClassReader file, Set<String> promised) {
    this.file = file;
    this.first = node(file);
    this.members = members(first);
    this.added = added(members);
    this.free =
        members.stream()
            .filter(field -> new Accessors(field).names().stream().noneMatch(promised::contains))
            .toList();
    this.widened = free.stream().filter(field -> WIDER.containsKey(field.desc)).findFirst();
    // Each change is applied to the original class, so two of them may affect the same member.
    this.removed = members.size() < 2 ? Optional.empty() : removable(free);
  }

  private static ClassNode node(ClassReader file) {
    ClassNode node = new ClassNode();
    file.accept(node, ClassReader.EXPAND_FRAMES);
    return node;
  }

  static List<FieldNode> members(ClassNode node) {
    return node.fields.stream()
        .filter(field -> (field.access & (ACC_STATIC | ACC_TRANSIENT | ACC_SYNTHETIC)) == 0)
        .toList();
  }

  /** Returns a string to add, whose name precedes that of the last string, or the last member. */
  private static FieldNode added(List<FieldNode> others) {
    boolean open = others.stream().allMatch(field -> (field.access & ACC_PUBLIC) != 0);
    List<FieldNode> strings = others.stream().filter(field -> field.desc.equals(STRING)).toList();
    List<FieldNode> among = alphabetical(strings.size() > 1 ? strings : others);
    String name = among.size() > 1 ? among.get(among.size() - 2).name + "AddedLater" : "addedLater";
    return new FieldNode(open ? ACC_PUBLIC : ACC_PRIVATE, name, STRING, null, null);
  }

  /** Returns the member to remove, at best one that another of its type follows in both orders. */
  private Optional<FieldNode> removable(List<FieldNode> free) {
    List<FieldNode> alphabet = alphabetical(members);
    return Stream.<Predicate<FieldNode>>of(
            field -> precedesItsType(field, members) && precedesItsType(field, alphabet),
            field -> field.desc.length() > 1,
            field -> true)
        .flatMap(fit -> free.stream().filter(fit).limit(1))
        .findFirst();
  }

  private static boolean precedesItsType(FieldNode member, List<FieldNode> order) {
    int next = order.indexOf(member) + 1;
    return next < order.size() && order.get(next).desc.equals(member.desc);
  }

  /** Reverses the order among members of the same type, or of all if no two share one. */
  private static List<FieldNode> reordered(List<FieldNode> members) {
    Map<String, Deque<FieldNode>> left = new HashMap<>();
    members.forEach(
        field -> left.computeIfAbsent(field.desc, it -> new ArrayDeque<>()).push(field));
    List<FieldNode> now = new ArrayList<>(members);
    if (left.size() == members.size()) {
      Collections.reverse(now);
    } else {
      now.replaceAll(field -> left.get(field.desc).pop());
    }
    return now;
  }

  private static List<FieldNode> alphabetical(List<FieldNode> members) {
    return members.stream().sorted(Comparator.comparing(field -> field.name)).toList();
  }

  /** Returns the binary names of the classes that the declared type of a member names. */
  static Stream<String> classes(FieldNode member) {
    String signature = member.signature == null ? member.desc : member.signature;
    return CLASSES.matcher(signature).results().map(found -> Ancestry.named(found.group(1)));
  }

  /** Returns the binary name, as {@code Class.forName} takes it. */
  String name() {
    return Ancestry.named(first.name);
  }

  /** Writes a class file of this class into a folder of a class path. */
  void write(byte[] changed, Path folder) throws IOException {
    Path place = folder.resolve(first.name + ".class");
    Files.createDirectories(place.getParent());
    Files.write(place, changed);
  }

  boolean hasMembers() {
    return !members.isEmpty();
  }

  Change change() {
    return new Change(added.name, removed.map(field -> field.name));
  }

  /** Returns {@code com.acme.Order: added itemAddedLater (String), removed note}. */
  String description() {
    return "%s: added %s (String)".formatted(name(), added.name)
        + removed.map(member -> ", removed " + member.name).orElse("")
        + (members.size() > 1 ? ", reordered members" : "")
        + widened.map(member -> ", widened " + member.name).orElse("");
  }

  Optional<String> lacks(Version version) {
    String lacking =
        switch (version) {
          case FIRST, ADDED -> "";
          case REMOVED -> removed.isPresent() ? "" : "has no second member of its own";
          case REORDERED -> members.size() > 1 ? "" : "has no second member";
          case WIDENED -> widened.isPresent() ? "" : "has no int or float of its own";
        };
    return Optional.of(lacking).filter(why -> !why.isEmpty());
  }

  /** Returns the class file without a member; empty if a supertype promises its accessors. */
  Optional<byte[]> without(String member) {
    return free.stream()
        .filter(field -> field.name.equals(member))
        .map(field -> changed(Version.REMOVED, Optional.of(field)))
        .findFirst();
  }

  /** Returns the class file of a version that the class does not {@linkplain #lacks lack}. */
  byte[] changed(Version version) {
    return changed(version, removed);
  }

  private byte[] changed(Version version, Optional<FieldNode> gone) {
    ClassNode node = node(file);
    List<FieldNode> old = members(node);
    List<FieldNode> now = new ArrayList<>(old);
    Optional<MemberChange> change = Optional.empty();
    switch (version) {
      case ADDED -> {
        new Accessors(added).addTo(node, old);
        now.add(added);
      }
      case REMOVED -> {
        node.methods.removeIf(new Accessors(gone.orElseThrow())::resemble);
        change = Optional.of(new MemberChange(node.name, gone.orElseThrow(), ""));
        now.removeIf(field -> field.name.equals(gone.get().name));
      }
      case REORDERED -> {
        now = reordered(old);
        Collections.reverse(node.methods);
      }
      case WIDENED -> {
        FieldNode narrow = widened.orElseThrow();
        node.methods.replaceAll(
            method ->
                new Accessors(narrow).contain(method)
                    ? new Accessors(wide(narrow)).plain(node, method)
                    : method);
        change = Optional.of(new MemberChange(node.name, narrow, WIDER.get(narrow.desc)));
        now.replaceAll(field -> field.name.equals(narrow.name) ? wide(field) : field);
      }
      case FIRST -> throw new IllegalArgumentException("no change: " + version);
    }
    change.ifPresent(made -> made.applyTo(node));
    if (node.recordComponents != null) {
      changeRecord(node, old, now, change);
    }
    node.fields.removeAll(old);
    node.fields.addAll(0, now);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  private static FieldNode wide(FieldNode narrow) {
    FieldNode wide = new FieldNode(narrow.access, narrow.name, WIDER.get(narrow.desc), null, null);
    wide.visibleAnnotations = narrow.visibleAnnotations;
    return wide;
  }

  private static void changeRecord(
      ClassNode node, List<FieldNode> old, List<FieldNode> now, Optional<MemberChange> change) {
    Map<String, RecordComponentNode> before = new HashMap<>();
    node.recordComponents.forEach(component -> before.put(component.name, component));
    node.recordComponents = new ArrayList<>();
    for (FieldNode field : now) {
      RecordComponentNode fresh = new RecordComponentNode(field.name, field.desc, field.signature);
      RecordComponentNode component = before.getOrDefault(field.name, fresh);
      component.descriptor = field.desc;
      node.recordComponents.add(component);
    }
    now.forEach(field -> field.access |= ACC_FINAL);
    new CanonicalConstructor(node, old, now).replace(change);
  }
}
