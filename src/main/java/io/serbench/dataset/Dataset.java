package io.serbench.dataset;

import io.serbench.dataset.codec.ValueCodec;
import io.serbench.dataset.own.Constants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * A type and values of it.
 *
 * @param <T> the class of the values
 */
public final class Dataset<T> {
  private final String name;
  private final DataType<T> type;
  private final List<T> values;
  private final IntFunction<T> again;
  private final Runnable signOfLife;
  private Variation<T> variation;
  private Set<Object> constants;

  /**
   * A data set of several values.
   *
   * @param name the family and the data set's own name: {@code media.1}
   * @param values one or more; never to be changed
   * @param again makes the value with that place once more: equal, and sharing nothing mutable
   */
  public Dataset(String name, DataType<T> type, List<T> values, IntFunction<T> again) {
    this(name, type, values, again, () -> {});
  }

  private Dataset(
      String name, DataType<T> type, List<T> values, IntFunction<T> again, Runnable signOfLife) {
    this.name = name;
    this.type = type;
    this.values = List.copyOf(values);
    this.again = again;
    this.signOfLife = signOfLife;
  }

  /** A data set of one value. */
  public Dataset(String name, DataType<T> type, T value) {
    this(name, type, List.of(value), place -> type.copy(value));
  }

  /**
   * A data set of one value that is tried and not timed: no code is written to copy it.
   *
   * @param family its family, and its name
   * @param others the classes beside its own that the value is made of
   */
  public static <T> Dataset<T> untimed(
      String family, Shape shape, Class<T> root, T value, Class<?>... others) {
    List<Class<?>> classes = new ArrayList<>(List.of(root));
    Collections.addAll(classes, others);
    ValueCodec codec = new ValueCodec(classes);
    return new Dataset<>(
        family,
        new DataType<>(family, root, classes, shape, each -> codec.copy(root, each)),
        value);
  }

  /** The family and the data set's own name: {@code media.1}. */
  public String name() {
    return name;
  }

  /** The type of the values. */
  public DataType<T> type() {
    return type;
  }

  /** All values, one or more; never to be changed. */
  public List<T> values() {
    return values;
  }

  /** The first value. */
  public T value() {
    return values.get(0);
  }

  /** Makes the value with that place once more: equal, and sharing nothing mutable. */
  public IntFunction<T> again() {
    return again;
  }

  /**
   * The same values.
   *
   * @param signOfLife called now and then while values are compared, which may take long
   */
  public Dataset<T> comparedWith(Runnable signOfLife) {
    return new Dataset<>(name, type, values, again, signOfLife);
  }

  Runnable signOfLife() {
    return signOfLife;
  }

  /**
   * Whether that object is in each of several makings of a value, which have nothing to do with
   * each other, by the will of its class: as one of a few instances, interned, or as a default.
   */
  public synchronized boolean isConstant(Object object) {
    if (constants == null) {
      constants = type.bundled() ? Set.of() : Constants.of(this);
    }
    return constants.contains(object);
  }

  /** A value that differs from the first; empty where there is none. */
  public Optional<T> other() {
    return values.size() > 1
        ? Optional.of(again.apply(1))
        : variation().map(variation -> variation.value(1));
  }

  /**
   * Makes values of the shape of this one; empty where the values are data of the user's, which
   * nobody but the user knows how to change. The first call encodes the value.
   */
  public synchronized Optional<Variation<T>> variation() {
    if (variation == null && type.bundled()) {
      variation = new Variation<>(type, value());
    }
    return Optional.ofNullable(variation);
  }

  /** Equal, distinct values: all of them, as often as it takes to have so many or more. */
  public List<T> copies(int least) {
    List<T> copies = new ArrayList<>();
    while (copies.size() < least) {
      for (int place = 0; place < values.size(); place++) {
        copies.add(again.apply(place));
      }
    }
    return copies;
  }
}
