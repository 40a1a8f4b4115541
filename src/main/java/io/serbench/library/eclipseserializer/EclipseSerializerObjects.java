package io.serbench.library.eclipseserializer;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import org.eclipse.serializer.Serializer;
import org.eclipse.serializer.SerializerFoundation;
import org.eclipse.serializer.SerializerTypeInfoStrategyCreator;
import org.eclipse.serializer.TypedSerializer;

/**
 * Eclipse Serializer to byte arrays, which its page on <a
 * href="https://docs.eclipsestore.io/manual/serializer/performance.html">performance</a> calls the
 * most efficient medium; one instance for all values, because making one is dear.
 */
final class EclipseSerializerObjects<T> extends PlainObjects<T> {
  private final Class<T> root;
  private final Serializer<byte[]> serializer;

  private EclipseSerializerObjects(DataType<T> type, Serializer<byte[]> serializer) {
    super(type);
    this.root = type.root();
    this.serializer = serializer;
  }

  /**
   * Nothing is known ahead: each value brings the description of its own types, and of no others.
   */
  static <T> EclipseSerializerObjects<T> typed(DataType<T> type) {
    SerializerFoundation<?> foundation = SerializerFoundation.New();
    foundation.setSerializerTypeInfoStrategyCreator(
        new SerializerTypeInfoStrategyCreator.Diff(false));
    return new EclipseSerializerObjects<>(type, TypedSerializer.Bytes(foundation));
  }

  /** Types are numbers, which both sides give them by registering the same types in one order. */
  static <T> EclipseSerializerObjects<T> registered(DataType<T> type) {
    SerializerFoundation<?> foundation = SerializerFoundation.New();
    foundation.registerEntityTypes(type.classes());
    return new EclipseSerializerObjects<>(type, Serializer.Bytes(foundation));
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
