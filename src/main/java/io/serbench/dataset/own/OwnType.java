package io.serbench.dataset.own;

import io.serbench.dataset.Cargo;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Shape;
import io.serbench.dataset.object.GeneratedClasses;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The type of a user's data. For a class, only the name is known here: the class is on the class
 * path of forks alone.
 *
 * @param className the class, as in {@code Class.forName} or in Java, with its type arguments: see
 *     {@link TypeName}; empty for JSON without a class, which becomes maps, lists, strings,
 *     numbers, booleans and null
 * @param generated the {@link GeneratedClasses#noun} of a generated class
 * @param annotations the names of the class's annotations, and of the types of its codecs
 */
public record OwnType(
    Optional<String> className, Optional<String> generated, List<String> annotations)
    implements Cargo {
  /** JSON without a class. */
  public static final OwnType JSON = new OwnType(Optional.empty(), Optional.empty(), List.of());

  /** Matches the message that a class is missing, with its {@code name}. */
  public static final Pattern MISSING = Pattern.compile("-type=(?<name>.+): class not found");

  public OwnType {
    annotations = List.copyOf(annotations);
  }

  /** Returns the type of a class of plain objects. */
  public static OwnType of(String className) {
    return new OwnType(Optional.of(className), Optional.empty(), List.of());
  }

  /**
   * Returns the names of its classes without packages: {@code Order}, {@code List-Order}; {@code
   * json} if there is no class.
   */
  @Override
  public String family() {
    return className.map(name -> TypeName.of(name).simple()).orElse("json");
  }

  /**
   * Returns the type in this JVM.
   *
   * @throws DataFileException if it is not on the class path
   */
  Type find() throws DataFileException {
    return className.isEmpty() ? Object.class : TypeName.of(className.get()).find();
  }

  /**
   * Returns the same class, marked as generated if its ancestors say so.
   *
   * @param ancestors the names of the class and of all its supertypes
   */
  public OwnType knownBy(Set<String> ancestors) {
    return new OwnType(
        className, GeneratedClasses.of(ancestors).map(GeneratedClasses::noun), annotations);
  }

  /** Returns the same class with the names of its annotations. */
  public OwnType annotatedBy(List<String> names) {
    return new OwnType(className, generated, names);
  }

  /**
   * Returns the same class with codecs, which rows need as others need annotations.
   *
   * @param codecs the names of the codecs' types
   */
  public OwnType codedBy(List<String> codecs) {
    return new OwnType(
        className, generated, Stream.concat(annotations.stream(), codecs.stream()).toList());
  }

  /** Returns a plural for its values: {@code plain objects}, {@code protobuf messages}. */
  public String kind() {
    return generated.orElse("plain objects");
  }

  @Override
  public boolean isGeneratedFor(String row) {
    return generated.isPresent()
        && GeneratedClasses.all().stream()
            .anyMatch(kind -> kind.noun().equals(generated.get()) && kind.areCarriedBy(row));
  }

  /** Returns a tree: the real shape is unknown until values are made. */
  @Override
  public Shape shape() {
    return Shape.TREE;
  }

  @Override
  public boolean bundled() {
    return false;
  }

  /** Returns the name for people: {@code com.acme.Order}, or {@code maps and lists}. */
  @Override
  public String toString() {
    return className.orElse("maps and lists");
  }
}
