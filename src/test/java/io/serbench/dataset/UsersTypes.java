package io.serbench.dataset;

import java.util.List;
import java.util.function.UnaryOperator;

/** Types of values as a user's class has them: not bundled, and without a copier. */
public final class UsersTypes {
  private UsersTypes() {}

  /** Returns the type of a class that holds no other one of the user's. */
  public static <T> DataType<T> of(Class<T> root, Shape shape) {
    DataType.Parts parts = new DataType.Parts(List.of(root), List.of(), false);
    return new DataType<>(root.getSimpleName(), root, root, parts, shape, UnaryOperator.identity());
  }
}
