package io.serbench.lab.floor;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;

/**
 * A serializer whose {@code create} does nothing, and whose {@code serialize} takes the time of a
 * {@link BusyLoop}.
 */
final class KnownTime<T> implements Serializer<T, T> {
  private static final byte[] NOTHING = new byte[0];

  private final DataType<T> type;
  private final BusyLoop busy = new BusyLoop();
  private T latest;

  KnownTime(DataType<T> type) {
    this.type = type;
  }

  @Override
  public T create(T value) {
    return value;
  }

  @Override
  public byte[] serialize(T representation) {
    latest = representation;
    busy.run();
    return NOTHING;
  }

  @Override
  public T deserialize(byte[] bytes) {
    return type.copy(latest);
  }

  @Override
  public T restore(T representation) {
    return representation;
  }
}
