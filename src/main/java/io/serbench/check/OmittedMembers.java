package io.serbench.check;

import io.serbench.catalog.Ancestry;
import io.serbench.catalog.Glob;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.own.EmptiedJson;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.own.TypeName;
import io.serbench.dataset.source.Recipe;
import io.serbench.result.Environment.Omitted;
import io.serbench.run.Variant.Omission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * Members of a class that a path names, such as {@code price} or {@code lines.*}: own and inherited
 * ones, those of permitted subclasses, and those of the classes of members. Each is removed from
 * all classes that declare it by that path.
 */
public final class OmittedMembers {
  private static final int DEEPEST = 8; // Dots in a path.

  private final Ancestry files;

  /** The classes that declare a member, by path, in the order of the classes. */
  private final Map<String, List<Declared>> found = new LinkedHashMap<>();

  private final List<String> refusals = new ArrayList<>();
  private final Set<String> known = new HashSet<>();

  private record Declared(ClassReader file, ClassNode node, FieldNode member) {}

  private OmittedMembers(Ancestry files) {
    this.files = files;
  }

  /** Members that can be left out, and why others cannot: a line each. */
  public record MembersToOmit(List<Omission> members, List<String> refusals) {}

  /**
   * Writes the classes without each member that one of the paths names, with wildcards, into a
   * folder of its own. Members of a class that cannot be changed are emptied instead.
   *
   * @param json the values of the whole class
   * @param jdk the feature version of the JVM that runs the forks
   */
  public static MembersToOmit write(
      Recipe.JsonFile json, UserClassPath classPath, int jdk, List<String> paths, Path folder)
      throws DataFileException, IOException {
    OwnType type = json.type();
    OmittedMembers members = new OmittedMembers(new Ancestry(classPath, jdk));
    if (members.isUnchangeable(type)) {
      return emptied(json, paths);
    }
    Optional<String> obstacle = new ChangedClasses(type, classPath, jdk).obstacle();
    if (obstacle.isPresent()) {
      return new MembersToOmit(List.of(), List.of(obstacle.get()));
    }
    for (String path : paths) {
      int before = members.found.size();
      members.find(type, path);
      if (members.found.size() == before) {
        OmittedMembers beside = new OmittedMembers(members.files);
        beside.find(type, path.replaceFirst("[^.]+$", "*"));
        members.refusals.add(path + ": no such member of " + type + beside.suggestion(path));
      }
    }
    List<Omission> written = new ArrayList<>();
    for (Map.Entry<String, List<Declared>> member : members.found.entrySet()) {
      Path classes = Files.createTempDirectory(folder, "without");
      if (members.write(member.getKey(), member.getValue(), classes)) {
        String kind = BuildChanges.kind(member.getValue().get(0).member());
        written.add(new Omission(new Omitted(member.getKey(), kind, false), Optional.of(classes)));
      }
    }
    return new MembersToOmit(written, members.refusals);
  }

  private void find(OwnType type, String path) {
    List<Glob> segments = Stream.of(path.split("\\.", -1)).limit(DEEPEST).map(Glob::new).toList();
    find(TypeName.of(type.className().orElseThrow()).name(), segments, "");
  }

  /** Returns the members for a message, with a suggestion first if one is similar to the path. */
  private String suggestion(String path) {
    return found.isEmpty()
        ? ""
        : Nearest.suggest(path, found.keySet())
            + " (members: "
            + String.join(", ", found.keySet())
            + ")";
  }

  /**
   * Returns whether a compiler of schemas, or of Kotlin or Scala, made what the class consists of.
   */
  private boolean isUnchangeable(OwnType type) {
    return type.generated().isPresent()
        || type.className()
            .flatMap(name -> files.node(TypeName.of(name).name()))
            .flatMap(ChangedClasses::language)
            .isPresent();
  }

  /** Returns members that are emptied, by their names in JSON. */
  private static MembersToOmit emptied(Recipe.JsonFile json, List<String> paths)
      throws DataFileException {
    List<Omission> members = new ArrayList<>();
    List<String> refusals = new ArrayList<>();
    for (String path : paths) {
      List<Predicate<String>> segments = new ArrayList<>();
      Stream.of(path.split("\\.", -1)).map(Glob::new).forEach(glob -> segments.add(glob::matches));
      Map<String, String> found = EmptiedJson.members(json.json(), json.file(), segments);
      found.forEach(
          (member, kind) ->
              members.add(new Omission(new Omitted(member, kind, true), Optional.empty())));
      if (found.isEmpty()) {
        refusals.add("%s: no such member in %s".formatted(path, json.file()));
      }
    }
    return new MembersToOmit(members.stream().distinct().toList(), refusals);
  }

  private boolean write(String path, List<Declared> declared, Path folder) throws IOException {
    for (Declared its : declared) {
      ChangedClass whole =
          new ChangedClass(its.file(), ChangedClasses.inherited(its.node(), files));
      Optional<byte[]> changed = whole.without(its.member().name);
      if (changed.isEmpty()) {
        refusals.add(path + " stays: a supertype promises its accessors");
        return false;
      }
      whole.write(changed.get(), folder);
    }
    return true;
  }

  private void find(String className, List<Glob> segments, String prefix) {
    for (Declared declared : members(className, new HashSet<>())) {
      String name = declared.member().name;
      if (segments.get(0).matches(name)) {
        // The class of a member may be that of another, too, and changes for both.
        if (segments.size() == 1 && known.add(declared.node().name + "." + name)) {
          found.computeIfAbsent(prefix + name, path -> new ArrayList<>()).add(declared);
        } else if (segments.size() > 1) {
          classes(declared.member())
              .forEach(
                  next -> find(next, segments.subList(1, segments.size()), prefix + name + "."));
        }
      }
    }
  }

  /** Returns the members of a class, of its superclasses and of its permitted subclasses. */
  private List<Declared> members(String className, Set<String> seen) {
    boolean isOwn = !className.startsWith("java.") && seen.add(className);
    Optional<ClassReader> file = isOwn ? files.read(className) : Optional.empty();
    if (file.isEmpty()) {
      return new ArrayList<>();
    }
    ClassNode node = Ancestry.node(file.get());
    if (ChangedClasses.language(node).isPresent() || (node.access & Opcodes.ACC_ENUM) != 0) {
      return new ArrayList<>();
    }
    List<Declared> members =
        new ArrayList<>(members(Ancestry.named(String.valueOf(node.superName)), seen));
    for (FieldNode member : ChangedClass.members(node)) {
      members.add(new Declared(file.get(), node, member));
    }
    for (String permitted : Optional.ofNullable(node.permittedSubclasses).orElse(List.of())) {
      members.addAll(members(Ancestry.named(permitted), seen));
    }
    return members;
  }

  /** Returns the names of classes, other than the JDK's, that a member may hold. */
  private Stream<String> classes(FieldNode member) {
    return ChangedClass.classes(member)
        .filter(name -> !name.startsWith("java.") && files.read(name).isPresent());
  }
}
