package io.serbench.dataset;

import java.lang.reflect.Type;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The type of a data set's values, with what a row that takes any type needs to know about it.
 *
 * @param bound the type to name to libraries that bind data to types: the root with its type
 *     arguments, or {@code Object} for JSON without a class
 * @param parts the classes that a value consists of
 * @param copier makes a deep copy, in hand-written code for bundled types, because the copy is part
 *     of the timed {@code create} and {@code ser} of every row that takes plain objects. For a
 *     user's class there is no such code, and the copier returns the value itself
 * @param <T> the class of the values
 */
public record DataType<T>(
    String family, Class<T> root, Type bound, Parts parts, Shape shape, UnaryOperator<T> copier)
    implements Cargo {

  /**
   * The classes that a value consists of.
   *
   * @param own the classes outside the JDK, the root first, in the order in which to register them
   * @param others arrays and the JDK's classes that a library may not know by itself
   * @param replacements further classes outside the JDK, which {@code writeReplace} of a value's
   *     objects leads to
   * @param bundled whether the type comes with serbench
   */
  public record Parts(
      List<Class<?>> own, List<Class<?>> others, List<Class<?>> replacements, boolean bundled) {
    public Parts {
      own = List.copyOf(own);
      others = List.copyOf(others);
      replacements = List.copyOf(replacements);
    }

    /** Creates the parts of values whose objects are written as they are. */
    public Parts(List<Class<?>> own, List<Class<?>> others, boolean bundled) {
      this(own, others, List.of(), bundled);
    }
  }

  /** Creates a type that comes with serbench. */
  public DataType(
      String family, Class<T> root, List<Class<?>> classes, Shape shape, UnaryOperator<T> copier) {
    this(family, root, root, new Parts(classes, List.of(), true), shape, copier);
  }

  /** Returns the classes outside the JDK that a value consists of, the root first. */
  public List<Class<?>> classes() {
    return parts.own();
  }

  /**
   * Returns the classes outside the JDK that a library meets if it calls {@code writeReplace}:
   * those of a value, then its replacements.
   */
  public List<Class<?>> writtenClasses() {
    return Stream.concat(parts.own().stream(), parts.replacements().stream()).toList();
  }

  /**
   * Returns whether the values have no declared classes, as JSON without a class. Any class of
   * numbers may then hold a decoded number.
   */
  public boolean untyped() {
    return bound == Object.class;
  }

  /**
   * Returns the type to name to libraries that bind data to types and read JSON without a class
   * only if asked for a map or a list: the root with its type arguments.
   */
  public Type declared() {
    return untyped() ? root : bound;
  }

  @Override
  public List<String> annotations() {
    return bundled()
        ? List.of()
        : Stream.of(root.getAnnotations())
            .map(annotation -> annotation.annotationType().getName())
            .toList();
  }

  @Override
  public boolean bundled() {
    return parts.bundled();
  }

  /** Creates a type that comes with serbench and has no shared references. */
  public DataType(String family, Class<T> root, List<Class<?>> classes, UnaryOperator<T> copier) {
    this(family, root, classes, Shape.TREE, copier);
  }

  /** Returns a deep copy of a value, which shares nothing mutable with it, or the value itself. */
  public T copy(T value) {
    return copier.apply(value);
  }
}
