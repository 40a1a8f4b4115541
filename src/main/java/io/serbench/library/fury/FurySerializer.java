package io.serbench.library.fury;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import org.apache.fury.Fury;

/**
 * Fury as its <a
 * href="https://github.com/apache/fory/blob/v0.10.3/docs/guide/java_serialization_guide.md">guide</a>
 * calls it: one instance for all calls, because making one is dear. It keeps its own buffer between
 * calls.
 */
final class FurySerializer<T> extends PlainObjects<T> {
  private final Fury fury;
  private final Class<T> root;

  FurySerializer(DataType<T> type, Fury fury) {
    super(type);
    this.fury = fury;
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T representation) {
    return fury.serialize(representation);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return root.cast(fury.deserialize(bytes));
  }
}
