package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.LongStream;

/**
 * Whole numbers in their order, which do not change: a {@code List<Long>} of a third of the size. A
 * long run has millions of them.
 */
public final class Longs {
  /** None. */
  public static final Longs NONE = new Longs(new long[0]);

  private final long[] values;

  private Longs(long[] values) {
    this.values = values;
  }

  /** These. */
  @JsonCreator
  public static Longs of(long... values) {
    return new Longs(values.clone());
  }

  /** These. */
  public static Longs of(Collection<Long> values) {
    return new Longs(values.stream().mapToLong(Long::longValue).toArray());
  }

  /** How many there are. */
  public int size() {
    return values.length;
  }

  /**
   * One of them.
   *
   * @param index from 0
   */
  public long get(int index) {
    return values[index];
  }

  /** All of them, in their order. */
  public LongStream stream() {
    return LongStream.of(values);
  }

  /** In an array that is the caller's. */
  @JsonValue
  public long[] toArray() {
    return values.clone();
  }

  /** As numbers for arithmetic, in an array that is the caller's. */
  public double[] toDoubles() {
    double[] doubles = new double[values.length];
    Arrays.setAll(doubles, i -> values[i]);
    return doubles;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Longs longs && Arrays.equals(values, longs.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
