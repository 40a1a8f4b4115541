package io.serbench.library.microstream;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.FramedBuffers;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import java.nio.ByteBuffer;
import one.microstream.persistence.binary.types.Binary;
import one.microstream.persistence.binary.types.ChunksWrapper;
import one.microstream.persistence.binary.util.Serializer;
import one.microstream.persistence.binary.util.SerializerFoundation;
import one.microstream.persistence.binary.util.SerializerTypeInfoStrategyCreator;
import one.microstream.persistence.binary.util.TypedSerializer;

/**
 * MicroStream's serializer, one instance for all values, as the manual of its successor advises
 * (https://docs.eclipsestore.io/manual/serializer/performance.html). Each value includes the
 * description of its types, so that the reader need not know them.
 *
 * <p>The instance returns the library's {@link Binary}, with the direct buffers that it writes.
 * They become an array by the function that the library's serializers of byte arrays call. For a
 * caller's direct buffer, the same is done here, with each buffer after its length.
 */
final class MicrostreamObjects<T> extends PlainObjects<T> implements BufferSerializer<T> {
  private final Class<T> root;
  private final Serializer<Binary> serializer;

  MicrostreamObjects(DataType<T> type) {
    super(type);
    this.root = type.root();
    SerializerFoundation<?> foundation = SerializerFoundation.New();
    foundation.setSerializerTypeInfoStrategyCreator(
        new SerializerTypeInfoStrategyCreator.Diff(false));
    this.serializer = TypedSerializer.Binary(foundation);
  }

  @Override
  public byte[] serialize(T value) {
    return TypedSerializer.Static.toBytes(serializer.serialize(value));
  }

  @Override
  public T deserialize(byte[] bytes) {
    return root.cast(serializer.<Object>deserialize(TypedSerializer.Static.toBinary(bytes)));
  }

  @Override
  public void serialize(T value, ByteBuffer target) {
    FramedBuffers.write(serializer.serialize(value).buffers(), target);
  }

  @Override
  public T deserialize(ByteBuffer source) {
    Binary binary = ChunksWrapper.New(FramedBuffers.views(source));
    return root.cast(serializer.<Object>deserialize(binary));
  }
}
