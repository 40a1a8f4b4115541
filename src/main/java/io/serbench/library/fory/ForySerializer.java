package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import org.apache.fory.Fory;

/**
 * Fory as its page on <a
 * href="https://github.com/apache/fory/blob/main/docs/object-serialization/java/basic-serialization.md">serialization</a>
 * calls it: one instance for all calls, because making one is dear. It keeps its own buffer between
 * calls.
 */
final class ForySerializer<T> extends PlainObjects<T> {
  private final Fory fory;
  private final Class<T> root;

  ForySerializer(DataType<T> type, Fory fory) {
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
