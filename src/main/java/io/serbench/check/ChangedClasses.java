package io.serbench.check;

import io.serbench.catalog.Ancestry;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.own.TypeName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** Versions of a user's class and its permitted subclasses, or of serbench's, which never load. */
public final class ChangedClasses {
  /** What Scala's compilers leave in each class. */
  private static final Set<String> SCALA = Set.of("Scala", "ScalaSig", "ScalaInlineInfo", "TASTY");

  private final Ancestry files;
  private final List<ChangedClass> all = new ArrayList<>();
  private Optional<String> obstacle = Optional.empty();

  /**
   * Reads the class of the type from these jars and folders.
   *
   * @param jdk the feature version of the JVM that runs the forks
   */
  public ChangedClasses(OwnType type, UserClassPath classPath, int jdk) {
    this.files = new Ancestry(classPath, jdk);
    if (type.className().isEmpty()) {
      obstacle = Optional.of("JSON without a class has no members to change; pass -type=CLASS");
      return;
    }
    if (type.generated().isPresent()) {
      obstacle = Optional.of("%s is generated: change its schema, and compile it".formatted(type));
      return;
    }
    find(TypeName.of(type.className().get()).name());
  }

  ChangedClasses() {
    this.files = new Ancestry(UserClassPath.NONE);
    Evolving.bundled().forEach(dataset -> find(dataset.type().root().getName()));
  }

  /** Returns why the type has no versions; empty if it has. */
  public Optional<String> obstacle() {
    return obstacle;
  }

  /** Returns a line for each class that says what its versions change. */
  public List<String> descriptions() {
    return all.stream().map(ChangedClass::description).toList();
  }

  Map<String, Evolving.Change> changes() {
    return all.stream().collect(Collectors.toMap(ChangedClass::name, ChangedClass::change));
  }

  Optional<String> lacks(Version version) {
    List<String> lacking =
        all.stream()
            .flatMap(
                changed -> changed.lacks(version).map(why -> changed.name() + " " + why).stream())
            .toList();
    return lacking.size() < all.size() ? Optional.empty() : Optional.of(String.join("; ", lacking));
  }

  void write(Version version, Path folder) throws IOException {
    for (ChangedClass changed : all) {
      if (changed.lacks(version).isEmpty()) {
        changed.write(changed.changed(version), folder);
      }
    }
  }

  private void find(String first) {
    Set<String> seen = new HashSet<>();
    Deque<String> left = new ArrayDeque<>(List.of(first));
    while (!left.isEmpty() && obstacle.isEmpty()) {
      String name = left.pop();
      Optional<ClassReader> file = name.startsWith("java.") ? Optional.empty() : files.read(name);
      if (file.isEmpty()) {
        obstacle =
            Optional.of(name + " is not one of your classes; pass -type=CLASS with one that is");
      } else if (seen.add(name)) {
        ClassNode node = Ancestry.node(file.get());
        if (node.permittedSubclasses != null && (node.access & Opcodes.ACC_ABSTRACT) != 0) {
          node.permittedSubclasses.forEach(permitted -> left.add(Ancestry.named(permitted)));
        } else {
          obstacle = obstacle(name, node);
          all.add(new ChangedClass(file.get(), inherited(node, files)));
        }
      }
    }
    if (obstacle.isEmpty() && all.stream().noneMatch(ChangedClass::hasMembers)) {
      obstacle = Optional.of(first + " has no members to change");
    }
  }

  private static Optional<String> obstacle(String name, ClassNode node) {
    if ((node.access & Opcodes.ACC_ENUM) != 0) {
      return Optional.of(name + " is an enum, which has no members to change");
    }
    if ((node.access & Opcodes.ACC_ABSTRACT) != 0) {
      return Optional.of(name + " is abstract; pass -type=CLASS with a class that extends it");
    }
    return language(node)
        .map(
            language ->
                "%s is written in %s; only Java classes can be changed ('serbench check evolution"
                        .formatted(name, language)
                    + " -against' compares two builds of any)");
  }

  /** Returns the language of a class of which serbench does not know all that depends on it. */
  static Optional<String> language(ClassNode node) {
    boolean isKotlin =
        node.visibleAnnotations != null
            && node.visibleAnnotations.stream().anyMatch(it -> it.desc.equals("Lkotlin/Metadata;"));
    boolean isScala =
        node.attrs != null && node.attrs.stream().anyMatch(it -> SCALA.contains(it.type));
    return Optional.of(isKotlin ? "Kotlin" : isScala ? "Scala" : "")
        .filter(name -> !name.isEmpty());
  }

  /** Returns the names of all methods that the supertypes of a class declare, except the JDK's. */
  static Set<String> inherited(ClassNode node, Ancestry files) {
    Set<String> names = new HashSet<>();
    for (String name : files.of(Ancestry.named(node.name))) {
      ClassNode declaring = files.node(name).orElseThrow();
      if (!declaring.name.equals(node.name)) {
        declaring.methods.forEach(method -> names.add(method.name));
      }
    }
    return names;
  }
}
