package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import org.apache.fory.ThreadSafeFory;

/**
 * Fory for threads that share it: {@link ThreadSafeFory} lends each call one of a pool of
 * serializers, or the one of its thread. Its builder's javadoc advises byte arrays.
 */
final class ForySharedSerializer<T> extends PlainObjects<T> {
  private final ThreadSafeFory fory;
  private final Class<T> root;

  ForySharedSerializer(DataType<T> type, ThreadSafeFory fory) {
    super(type);
    this.fory = fory;
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T representation) {
    return fory.serialize(representation);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return root.cast(fory.deserialize(bytes));
  }
}
