package io.serbench.dataset.own;

import io.serbench.dataset.DataType;
import io.serbench.dataset.DataType.Parts;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.equality.Constants;
import io.serbench.dataset.object.FoundParts;
import io.serbench.dataset.object.GeneratedClasses;
import io.serbench.dataset.types.Member;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/** Makes data sets of the user's values. */
public final class OwnValues {
  private OwnValues() {}

  /** Returns a data set with one kind of member, as if its class were a user's. */
  public static Dataset<?> dataset(String name, Member member) {
    Member.MemberValues sample = member.sample();
    return dataset(
        name,
        OwnType.of(sample.type().getName()),
        sample.type(),
        sample.all(),
        place -> member.sample().all().get(place));
  }

  /** Returns a data set of values, at least one, of the declared type that the user passed. */
  static Dataset<?> dataset(
      String name, OwnType type, Type declared, List<?> values, IntFunction<?> again) {
    Class<?> root = declared == Object.class ? kind(values) : FoundParts.raw(declared);
    return dataset(name, type.family(), root, declared, values, again);
  }

  private static <T> Dataset<T> dataset(
      String name, String family, Class<T> root, Type bound, List<?> values, IntFunction<?> again) {
    Parts parts = new Parts(List.of(root), List.of(), false);
    Shape shape = Shape.TREE;
    // The fields of a generated class are internals of its library.
    if (GeneratedClasses.formOf(root).isEmpty()) {
      FoundParts found = FoundParts.of(bound == Object.class ? root : bound, values);
      parts = found.parts();
      shape = shape(found.shared(), values.size(), again);
    }
    return new Dataset<>(
        name,
        new DataType<>(family, root, bound, parts, shape, UnaryOperator.identity()),
        values.stream().map(root::cast).toList(),
        place -> root.cast(again.apply(place)));
  }

  /** Returns the shape; constants, which all values share, do not make a graph. */
  private static Shape shape(Set<Object> shared, int values, IntFunction<?> again) {
    for (int place = 0; place < values && !shared.isEmpty(); place++) {
      Constants.of(again, place).forEach(shared::remove);
    }
    return shared.isEmpty() ? Shape.TREE : Shape.GRAPH;
  }

  /**
   * Returns the root for JSON without a class: the interface, as Jackson chose the class; the class
   * of strings, numbers or booleans; or Object if the values have nothing else in common.
   */
  private static Class<?> kind(List<?> values) {
    for (Class<?> kind : List.of(Map.class, List.class)) {
      if (values.stream().allMatch(kind::isInstance)) {
        return kind;
      }
    }
    Class<?> first = values.get(0).getClass();
    return values.stream().allMatch(first::isInstance) ? first : Object.class;
  }
}
