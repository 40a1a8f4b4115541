package io.serbench.dataset;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The type of a family of data sets, with what a generic row needs to know of it.
 *
 * @param family the family's name, the part of a data set's name before the first dot: {@code
 *     media}
 * @param root the class of the values
 * @param classes every class of ours that a value is made of, the root first; what libraries that
 *     want classes registered are given, in this order
 * @param shape whether the values have shared references
 * @param copier makes a deep copy by hand-written code, because the copy is a part of the timed
 *     {@code create} and {@code ser} of every row that takes plain objects
 * @param <T> the class of the values
 */
public record DataType<T>(
    String family, Class<T> root, List<Class<?>> classes, Shape shape, UnaryOperator<T> copier) {

  public DataType {
    classes = List.copyOf(classes);
  }

  /** A type of trees. */
  public DataType(String family, Class<T> root, List<Class<?>> classes, UnaryOperator<T> copier) {
    this(family, root, classes, Shape.TREE, copier);
  }

  /** A deep copy: equal, and sharing nothing mutable with {@code value}. */
  public T copy(T value) {
    return copier.apply(value);
  }
}
