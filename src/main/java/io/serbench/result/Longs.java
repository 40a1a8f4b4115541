package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * An immutable list of {@code long} values. It takes a third of the memory of a {@code List<Long>},
 * and a long run has millions of values.
 */
public final class Longs {
  public static final Longs NONE = new Longs(new long[0]);

  private final long[] values;

  private Longs(long[] values) {
    this.values = values;
  }

  @JsonCreator
  public static Longs of(long... values) {
    return new Longs(values.clone());
  }

  public int size() {
    return values.length;
  }

  public long get(int index) {
    return values[index];
  }

  public LongStream stream() {
    return LongStream.of(values);
  }

  @JsonValue
  public long[] toArray() {
    return values.clone();
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
