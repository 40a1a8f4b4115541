package io.serbench.dataset.own;

import io.serbench.dataset.Cargo;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Shape;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The type of data of a user's. Where it is a class, only its name is known here: the class is on
 * the class path of child JVMs alone.
 *
 * @param className the class, as {@code Class.forName} or the language writes it, with the types
 *     that it takes: see {@link TypeName}; empty for JSON without a class, which becomes maps,
 *     lists, strings, numbers, booleans and null
 * @param generated what its values are called, if a library's compiler generated it: {@link
 *     GeneratedClasses#noun}
 */
public record OwnType(Optional<String> className, Optional<String> generated) implements Cargo {
  /** JSON without a class. */
  public static final OwnType JSON = new OwnType(Optional.empty());

  /** How it is said that a class is missing, by its {@code name}. */
  public static final Pattern MISSING =
      Pattern.compile("-type=(?<name>.+): there is no such class");

  /** A class of plain objects, or JSON without a class. */
  public OwnType(Optional<String> className) {
    this(className, Optional.empty());
  }

  /** A class of plain objects. */
  public static OwnType of(String className) {
    return new OwnType(Optional.of(className));
  }

  /**
   * The names of its classes without those of their packages: {@code Order}, {@code List-Order};
   * {@code json} where there is no class.
   */
  @Override
  public String family() {
    return className.map(name -> TypeName.of(name).simple()).orElse("json");
  }

  /**
   * The type in this JVM.
   *
   * @throws DataFileException where it is not on the class path
   */
  Type find() throws DataFileException {
    return className.isEmpty() ? Object.class : OwnClass.complete(TypeName.of(className.get()));
  }

  /**
   * The same class, as it is now known to be.
   *
   * @param ancestors the names of it and of all above it
   */
  public OwnType knownBy(Set<String> ancestors) {
    return new OwnType(
        className,
        GeneratedClasses.all().stream()
            .filter(each -> each.include(ancestors))
            .findFirst()
            .map(GeneratedClasses::noun));
  }

  /** What people call its values: {@code plain objects}, {@code protobuf messages}. */
  public String kind() {
    return generated.orElse("plain objects");
  }

  @Override
  public boolean isGeneratedFor(String row) {
    return generated.isPresent()
        && GeneratedClasses.all().stream()
            .anyMatch(each -> each.noun().equals(generated.get()) && each.areCarriedBy(row));
  }

  /** Unknown until values are made; whether shared references are kept is seen by trying. */
  @Override
  public Shape shape() {
    return Shape.TREE;
  }

  @Override
  public boolean bundled() {
    return false;
  }

  /** For people: {@code com.acme.Order}. */
  @Override
  public String toString() {
    return className.orElse("maps and lists");
  }
}
