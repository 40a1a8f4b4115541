package io.serbench.dataset;

import io.serbench.dataset.codec.ValueCodec;
import io.serbench.dataset.equality.Proofs;
import io.serbench.dataset.own.Constants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A data set: a type and one or more values of it.
 *
 * @param <T> the class of the values
 */
public final class Dataset<T> {
  private final String name;
  private final DataType<T> type;
  private final List<T> values;
  private final IntFunction<T> again;
  private final Runnable signOfLife;
  private final Supplier<Optional<IntFunction<T>>> others;
  private Variation<T> variation;
  private Set<Object> constants;
  private Proofs proofs;

  /**
   * Creates a data set of several values.
   *
   * @param name the full name, which begins with that of the family: {@code media.1}
   * @param values one or more, which nobody may change
   * @param again makes the value at an index again: equal to it, and sharing nothing mutable
   */
  public Dataset(String name, DataType<T> type, List<T> values, IntFunction<T> again) {
    this(name, type, values, again, () -> {}, Optional::empty);
  }

  private Dataset(
      String name,
      DataType<T> type,
      List<T> values,
      IntFunction<T> again,
      Runnable signOfLife,
      Supplier<Optional<IntFunction<T>>> others) {
    this.name = name;
    this.type = type;
    this.values = List.copyOf(values);
    this.again = again;
    this.signOfLife = signOfLife;
    this.others = others;
  }

  /** Creates a data set of one value, of which the type makes copies. */
  public Dataset(String name, DataType<T> type, T value) {
    this(name, type, List.of(value), place -> type.copy(value));
  }

  /**
   * Creates a data set of one value for a check. Since it is never timed, {@link ValueCodec} copies
   * it, instead of hand-written code.
   *
   * @param family the name of both the family and the data set
   * @param others the classes other than {@code root} that the value consists of
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

  /** Returns the full name, which begins with that of the family: {@code media.1}. */
  public String name() {
    return name;
  }

  /** Returns the type of the values. */
  public DataType<T> type() {
    return type;
  }

  /** Returns all values, one or more, which nobody may change. */
  public List<T> values() {
    return values;
  }

  /** Returns the first value. */
  public T value() {
    return values.get(0);
  }

  /** Returns a function that makes the value at an index again: equal, sharing nothing mutable. */
  public IntFunction<T> again() {
    return again;
  }

  /**
   * Returns a data set of the same values.
   *
   * @param signOfLife called now and then while values are compared, which may take long
   */
  public Dataset<T> comparedWith(Runnable signOfLife) {
    return new Dataset<>(name, type, values, again, signOfLife, others);
  }

  /**
   * Returns a data set of the same values.
   *
   * @param others makes values other than these, and is asked at most once whether it can
   */
  public Dataset<T> withOthers(Supplier<Optional<IntFunction<T>>> others) {
    return new Dataset<>(name, type, values, again, signOfLife, others);
  }

  /** Returns what to call now and then while values are compared. */
  public Runnable signOfLife() {
    return signOfLife;
  }

  /**
   * Returns whether a user's class has made an object a constant: values that are made
   * independently of each other share it, such as one of a fixed set of instances, an interned
   * object, or a default. The first call makes every value several times. False for all objects of
   * bundled types.
   */
  public synchronized boolean isConstant(Object object) {
    if (constants == null) {
      constants = type.bundled() ? Set.of() : Constants.of(this);
    }
    return constants.contains(object);
  }

  /**
   * Returns what proves that differences in some fields mean nothing; empty for bundled types,
   * whose fields all count.
   */
  public synchronized Optional<Proofs> proofs() {
    if (proofs == null && !type.bundled()) {
      proofs = new Proofs(this);
    }
    return Optional.ofNullable(proofs);
  }

  /** Returns a value that differs from the first; empty if there is none. */
  public Optional<T> other() {
    return values.size() > 1
        ? Optional.of(again.apply(1))
        : variation().map(variation -> variation.value(1));
  }

  /**
   * Returns a source of values of the same shape as the first; empty for a user's type, since
   * serbench cannot know what its strings mean. The first call encodes the value.
   */
  public synchronized Optional<Variation<T>> variation() {
    if (variation == null && type.bundled()) {
      variation = new Variation<>(type, value());
    }
    return Optional.ofNullable(variation);
  }

  /**
   * Returns a function that makes values other than those of the data set: a new object at each
   * call, and the same value for the same number, which is above {@code 1 << 16}; empty if serbench
   * cannot make any.
   */
  public Optional<IntFunction<T>> others() {
    Optional<IntFunction<T>> varied = variation().map(variation -> variation::value);
    return varied.isPresent() ? varied : others.get();
  }

  /** Returns whether other values are as large as those of the data set. */
  public boolean othersAreAlike() {
    return type.bundled();
  }

  /** Returns a number of copies of the values, which take turns. */
  public List<T> copies(int count) {
    return IntStream.range(0, count)
        .mapToObj(place -> again.apply(place % values.size()))
        .collect(Collectors.toCollection(ArrayList::new));
  }
}
