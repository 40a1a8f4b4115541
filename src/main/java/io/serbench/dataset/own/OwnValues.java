package io.serbench.dataset.own;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/** Makes a data set of values of a user's. */
final class OwnValues {
  private OwnValues() {}

  /**
   * The data set.
   *
   * @param declared the class that was asked for
   * @param values one or more
   * @param again makes the value with that place once more
   */
  static Dataset<?> dataset(
      String name, OwnType type, Class<?> declared, List<?> values, IntFunction<?> again) {
    return dataset(name, type.family(), root(values, declared), values, again);
  }

  private static <T> Dataset<T> dataset(
      String name, String family, Class<T> root, List<?> values, IntFunction<?> again) {
    FoundParts found = FoundParts.of(root, values);
    return new Dataset<>(
        name,
        new DataType<>(family, root, found.parts(), found.shape(), UnaryOperator.identity()),
        values.stream().map(root::cast).toList(),
        place -> root.cast(again.apply(place)));
  }

  /**
   * The class of the values where all have the same: many libraries read a class that can be made,
   * and no other. Else the one that they have in common.
   */
  private static Class<?> root(List<?> values, Class<?> declared) {
    Class<?> first = values.get(0).getClass();
    return values.stream().allMatch(value -> value.getClass() == first) ? first : declared;
  }
}
