package io.serbench.lab.floor;

import io.serbench.serializer.Serializer;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/** A row with additional work of a known kind in each {@code serialize} and {@code deserialize}. */
final class ExtraWork<T, R> implements Serializer<T, R> {
  private final Serializer<T, R> row;
  private final LongUnaryOperator work;
  private final boolean remembers;
  private long state = 1;
  private byte[] latest = new byte[0];

  /**
   * Adds work to a row.
   *
   * @param work the work, which is given the result of the work before
   * @param remembers whether {@code deserialize} omits the work if the message is equal to the last
   *     one that it decoded
   */
  ExtraWork(Serializer<T, R> row, LongUnaryOperator work, boolean remembers) {
    this.row = row;
    this.work = work;
    this.remembers = remembers;
  }

  @Override
  public R create(T value) throws Exception {
    return row.create(value);
  }

  @Override
  public byte[] serialize(R representation) throws Exception {
    state = work.applyAsLong(state);
    return row.serialize(representation);
  }

  @Override
  public R deserialize(byte[] bytes) throws Exception {
    if (!remembers || !Arrays.equals(bytes, latest)) {
      state = work.applyAsLong(state);
      latest = bytes.clone();
    }
    return row.deserialize(bytes);
  }

  @Override
  public T restore(R representation) throws Exception {
    return row.restore(representation);
  }
}
