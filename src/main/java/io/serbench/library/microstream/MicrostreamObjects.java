package io.serbench.library.microstream;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import one.microstream.persistence.binary.util.Serializer;
import one.microstream.persistence.binary.util.SerializerFoundation;
import one.microstream.persistence.binary.util.SerializerTypeInfoStrategyCreator;
import one.microstream.persistence.binary.util.TypedSerializer;

/**
 * MicroStream's serializer to byte arrays, one instance for all values, as the manual of its
 * successor says (https://docs.eclipsestore.io/manual/serializer/performance.html); each value
 * brings the description of its own types, so that nothing need be known ahead.
 */
final class MicrostreamObjects<T> extends PlainObjects<T> {
  private final Class<T> root;
  private final Serializer<byte[]> serializer;

  MicrostreamObjects(DataType<T> type) {
    super(type);
    this.root = type.root();
    SerializerFoundation<?> foundation = SerializerFoundation.New();
    foundation.setSerializerTypeInfoStrategyCreator(
        new SerializerTypeInfoStrategyCreator.Diff(false));
    this.serializer = TypedSerializer.Bytes(foundation);
  }

  @Override
  public byte[] serialize(T value) {
    return serializer.serialize(value);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return root.cast(serializer.<Object>deserialize(bytes));
  }
}
