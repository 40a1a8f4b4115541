package io.serbench.dataset.equality;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.equality.Difference.Spot;
import io.serbench.dataset.mapper.ReferenceMapper;
import io.serbench.dataset.object.GeneratedClasses;
import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Supplier;

/**
 * Compares a value with its copy field by field, whatever {@code equals} of their classes returns.
 *
 * <p>The copy must also be a result of encoding and decoding: it shares no mutable object with the
 * value, since a serializer that returns its input has done nothing. On request, objects that are
 * shared in the value must be shared in the copy.
 */
public final class DeepEquality {
  private DeepEquality() {}

  /**
   * Returns the first difference between two trees, as a path and a description; empty if the
   * second is an equal copy of the first.
   */
  public static Optional<String> difference(Object expected, Object actual) {
    return first(ObjectComparison::ofTrees, expected, actual)
        .map(difference -> "value" + difference);
  }

  /**
   * Returns the first difference between a data set's value and its copy; empty if they are equal.
   * Objects that are shared in the value must be shared in the copy if the type's shape is a graph.
   * Numbers without declared classes are compared by value. Values of generated classes are
   * compared by their {@code equals}. Constants of the data set may be the same instances.
   *
   * @param name the name of the value, with which the description begins
   */
  public static <T> Optional<String> difference(
      String name, Dataset<T> dataset, T expected, T actual) {
    return isGenerated(dataset.type())
        ? ofGenerated(name, expected, actual)
        : ofPart(name, dataset, expected, actual);
  }

  /**
   * Returns whether fields of values are internals of a library that generated the class. Bundled
   * types have none, and a fork with bundled data loads nothing to find that out.
   */
  public static boolean isGenerated(DataType<?> type) {
    return !type.bundled() && GeneratedClasses.formOf(type.root()).isPresent();
  }

  /**
   * Compares parts of a data set's value and its copy as {@link #difference(String, Dataset,
   * Object, Object)} does. They are compared again without each field in which a difference means
   * nothing.
   */
  public static Optional<String> ofPart(
      String name, Dataset<?> dataset, Object expected, Object actual) {
    return excused(name, dataset, expected, actual, Set.of(), Proofs::excuse);
  }

  /**
   * Returns what encoding changed of its input; empty if it changed nothing but what the class's
   * own accessors change when they are called.
   *
   * @param expected an untouched reading of the input
   * @param again another, from which it may differ: a field in which it does tells nothing
   */
  public static <T> Optional<String> change(
      String name, Dataset<T> dataset, T expected, T again, T input) {
    if (isGenerated(dataset.type())) {
      return difference(name, dataset, expected, again).isPresent()
          ? Optional.empty()
          : difference(name, dataset, expected, input);
    }
    Set<Field> changing = new HashSet<>();
    Optional<String> byItself =
        excused(
            name,
            dataset,
            expected,
            again,
            changing,
            (proofs, spot) -> proofs.excuse(spot) || changing.add(spot.field()));
    return byItself.isPresent()
        ? Optional.empty()
        : excused(
            name,
            dataset,
            expected,
            input,
            changing,
            (proofs, spot) ->
                proofs.excuse(spot) || (proofs.isChangedByUse(spot) && changing.add(spot.field())));
  }

  private static Optional<String> excused(
      String name,
      Dataset<?> dataset,
      Object expected,
      Object actual,
      Set<Field> without,
      BiPredicate<Proofs, Spot> excuse) {
    Optional<Proofs> proofs = Proofs.of(dataset);
    while (true) {
      Optional<Difference> difference =
          first(() -> ObjectComparison.of(dataset, true).without(without), expected, actual);
      boolean isExcused =
          difference.isPresent()
              && proofs.isPresent()
              && difference.get().spots().stream()
                  .anyMatch(spot -> excuse.test(proofs.get(), spot));
      if (!isExcused) {
        return difference.map(found -> name + found);
      }
    }
  }

  /**
   * Returns the first difference between a data set's value and its copy, with hardly any memory
   * for trees of bundled types: objects that recur are compared again, instead of remembered.
   *
   * @see #difference(String, Dataset, Object, Object)
   */
  public static <T> Optional<String> frugalDifference(
      String name, Dataset<T> dataset, T expected, T actual) {
    DataType<T> type = dataset.type();
    return type.bundled() && type.shape() != Shape.GRAPH
        ? first(() -> ObjectComparison.of(dataset, false), expected, actual)
            .map(difference -> name + difference)
        : difference(name, dataset, expected, actual);
  }

  /** Compares by the generated {@code equals}, and by JSON to find the place that differs. */
  private static Optional<String> ofGenerated(String name, Object expected, Object actual) {
    if (expected == actual) {
      return Optional.of(name + " is the same instance as the input, not a fresh object");
    }
    if (expected.equals(actual)) {
      return Optional.empty();
    }
    return actual == null || expected.getClass() != actual.getClass()
        ? Optional.of(name + Difference.between(expected, actual))
        : first(
                ObjectComparison::ofTrees,
                ReferenceMapper.walkable(expected),
                ReferenceMapper.walkable(actual))
            .map(difference -> name + difference)
            .or(() -> Optional.of(name + " is not equal by its equals, though its JSON is"));
  }

  /**
   * Returns the first difference between two answers; empty if they say the same. They may share
   * objects, and of a collection only what it holds counts.
   */
  static Optional<Difference> ofAnswers(Dataset<?> dataset, Object one, Object other) {
    return first(() -> ObjectComparison.of(dataset, true).ofAnswers(), one, other);
  }

  /** Returns whether two objects, which may share others, have the same contents and layout. */
  static boolean areSame(Dataset<?> dataset, Object one, Object other) {
    return first(() -> ObjectComparison.of(dataset, true).sharing(), one, other).isEmpty();
  }

  /** Returns whether two answers say the same, by {@link #ofAnswers}. */
  static boolean areAlike(Dataset<?> dataset, Object one, Object other) {
    return ofAnswers(dataset, one, other).isEmpty();
  }

  /**
   * Returns whether an object and its copy answered the same, as {@link #areAlike(Dataset, Object,
   * Object)} does. A view that leads back to the object is like one that leads to the copy.
   */
  static boolean areAlike(
      Dataset<?> dataset, Object one, Object other, Object object, Object copy) {
    return first(
            () -> ObjectComparison.of(dataset, true).ofAnswers().pairing(object, copy), one, other)
        .isEmpty();
  }

  /**
   * Returns which objects of a copy correspond to those of a value, as far as both have the same
   * structure.
   */
  static Partners pairs(Dataset<?> dataset, Object expected, Object actual) {
    return DeepStack.call(
        () -> ObjectComparison.of(dataset, true).ofAnswers().pairs(expected, actual));
  }

  private static Optional<Difference> first(
      Supplier<ObjectComparison> comparison, Object expected, Object actual) {
    return DeepStack.call(() -> Optional.ofNullable(comparison.get().compare(expected, actual)));
  }
}
