package io.serbench.library.eclipseserializer;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import java.nio.ByteBuffer;
import org.eclipse.serializer.Serializer;
import org.eclipse.serializer.SerializerFoundation;
import org.eclipse.serializer.SerializerTypeInfoStrategyCreator;
import org.eclipse.serializer.TypedSerializer;
import org.eclipse.serializer.persistence.binary.types.Binary;

/**
 * Eclipse Serializer to byte arrays, which its page on <a
 * href="https://docs.eclipsestore.io/manual/serializer/performance.html">performance</a> calls the
 * most efficient medium; one instance for all values, because making one is dear.
 *
 * <p>The instance gives the library's own {@link Binary}, the direct buffers that it writes. What
 * makes an array of them is the function that its instances for byte arrays call; to a direct
 * buffer they are copied without that array, and out of one nothing is copied before it is read.
 */
final class EclipseSerializerObjects<T> extends PlainObjects<T> implements BufferSerializer<T> {
  private final Class<T> root;
  private final Serializer<Binary> serializer;
  private final Framing framing;

  private EclipseSerializerObjects(
      DataType<T> type, Serializer<Binary> serializer, Framing framing) {
    super(type);
    this.root = type.root();
    this.serializer = serializer;
    this.framing = framing;
  }

  /**
   * Nothing is known ahead: each value brings the description of its own types, and of no others.
   */
  static <T> EclipseSerializerObjects<T> typed(DataType<T> type) {
    SerializerFoundation<?> foundation = SerializerFoundation.New();
    foundation.setSerializerTypeInfoStrategyCreator(
        new SerializerTypeInfoStrategyCreator.Diff(false));
    return new EclipseSerializerObjects<>(type, TypedSerializer.Binary(foundation), Framing.TYPED);
  }

  /** Types are numbers, which both sides give them by registering the same types in one order. */
  static <T> EclipseSerializerObjects<T> registered(DataType<T> type) {
    SerializerFoundation<?> foundation = SerializerFoundation.New();
    foundation.registerEntityTypes(type.classes());
    return new EclipseSerializerObjects<>(type, Serializer.Binary(foundation), Framing.PLAIN);
  }

  @Override
  public byte[] serialize(T value) {
    return framing.toBytes(serializer.serialize(value));
  }

  @Override
  public T deserialize(byte[] bytes) {
    return root.cast(serializer.<Object>deserialize(framing.toBinary(bytes)));
  }

  @Override
  public void serialize(T value, ByteBuffer target) {
    framing.write(serializer.serialize(value), target);
  }

  @Override
  public T deserialize(ByteBuffer source) {
    return root.cast(serializer.<Object>deserialize(framing.view(source)));
  }
}
