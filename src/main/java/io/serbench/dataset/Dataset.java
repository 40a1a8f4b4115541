package io.serbench.dataset;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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
  private final Map<Class<?>, Object> kept = new HashMap<>();

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
   * Returns what was found out about this data set, which it keeps.
   *
   * @param kind the class of what is kept, one object of each
   * @param make finds it out, when it is asked for the first time
   */
  public synchronized <K> K kept(Class<K> kind, Function<Dataset<?>, K> make) {
    return kind.cast(kept.computeIfAbsent(kind, absent -> make.apply(this)));
  }

  /**
   * Returns what {@link #withOthers} gave it: a function that makes a new object at each call, and
   * the same value for the same number; empty if there is none.
   */
  public Optional<IntFunction<T>> others() {
    return others.get();
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
