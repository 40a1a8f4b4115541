package io.serbench.dataset.own;

import io.serbench.dataset.Cargo;
import io.serbench.dataset.Shape;
import java.util.Optional;

/**
 * The type of data of a user's. Where it is a class, only its name is known here: the class is on
 * the class path of child JVMs alone.
 *
 * @param className the class, as {@code Class.forName} or the language writes it; empty for JSON
 *     without a class, which becomes maps, lists, strings, numbers, booleans and null
 */
public record OwnType(Optional<String> className) implements Cargo {
  /** JSON without a class. */
  public static final OwnType JSON = new OwnType(Optional.empty());

  /** A class. */
  public static OwnType of(String className) {
    return new OwnType(Optional.of(className));
  }

  /** The class's own name without that of its package; {@code json} where there is no class. */
  @Override
  public String family() {
    return className
        .map(name -> name.substring(1 + Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'))))
        .orElse("json");
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
