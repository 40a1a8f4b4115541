package io.serbench.dataset;

import java.lang.reflect.Type;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The type of a family of data sets, with what a generic row needs to know of it.
 *
 * @param family the family's name, the part of a data set's name before the first dot: {@code
 *     media}
 * @param root the class of the values
 * @param bound what libraries that bind data to types are told: the root, with the types that it
 *     takes; {@code Object} of JSON without a class
 * @param parts the classes that a value is made of
 * @param shape whether the values have shared references
 * @param copier makes a deep copy by hand-written code, because the copy is a part of the timed
 *     {@code create} and {@code ser} of every row that takes plain objects. For a user's class
 *     there is no such code, and every row is given the value itself
 * @param <T> the class of the values
 */
public record DataType<T>(
    String family, Class<T> root, Type bound, Parts parts, Shape shape, UnaryOperator<T> copier)
    implements Cargo {

  /**
   * The classes that a value is made of.
   *
   * @param own those that are no part of the JDK, the root first; what libraries that want classes
   *     registered are given, in this order
   * @param others arrays, and what the JDK brings, as far as a library may not know it by itself
   * @param bundled whether they come with serbench
   */
  public record Parts(List<Class<?>> own, List<Class<?>> others, boolean bundled) {
    public Parts {
      own = List.copyOf(own);
      others = List.copyOf(others);
    }
  }

  /** A type that comes with serbench. */
  public DataType(
      String family, Class<T> root, List<Class<?>> classes, Shape shape, UnaryOperator<T> copier) {
    this(family, root, root, new Parts(classes, List.of(), true), shape, copier);
  }

  /** The classes of ours, or the user's, that a value is made of, the root first. */
  public List<Class<?>> classes() {
    return parts.own();
  }

  /**
   * Whether nothing says of which classes the values are, as of JSON without a class: a number is
   * then the same in whichever class of numbers it comes back.
   */
  public boolean untyped() {
    return bound == Object.class;
  }

  @Override
  public boolean bundled() {
    return parts.bundled();
  }

  /** A type of trees. */
  public DataType(String family, Class<T> root, List<Class<?>> classes, UnaryOperator<T> copier) {
    this(family, root, classes, Shape.TREE, copier);
  }

  /** A deep copy: equal, and sharing nothing mutable with {@code value}; or the value itself. */
  public T copy(T value) {
    return copier.apply(value);
  }
}
