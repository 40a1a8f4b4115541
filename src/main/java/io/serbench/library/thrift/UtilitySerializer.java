package io.serbench.library.thrift;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import org.apache.thrift.TBase;
import org.apache.thrift.TDeserializer;
import org.apache.thrift.TException;
import org.apache.thrift.TSerializer;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TProtocolFactory;

/**
 * Thrift as most programs without a connection call it: {@link TSerializer} and {@link
 * TDeserializer}, Thrift's utilities for byte arrays, made once and reused. The former writes
 * through a {@code ByteArrayOutputStream}, which locks at each of many small writes, while {@link
 * ThriftSerializer} writes to the buffer of Thrift's own transports.
 *
 * @see <a
 *     href="https://github.com/apache/thrift/blob/v0.25.0/lib/java/src/main/java/org/apache/thrift/TSerializer.java">
 *     TSerializer</a>
 */
final class UtilitySerializer<T, S extends TBase<?, ?>> implements Serializer<T, S> {
  private final Conversion<T, S> conversion;
  private final TSerializer serializer;
  private final TDeserializer deserializer;

  private UtilitySerializer(Conversion<T, S> conversion, TProtocolFactory protocols)
      throws TException {
    this.conversion = conversion;
    this.serializer = new TSerializer(protocols);
    this.deserializer = new TDeserializer(protocols);
  }

  static UtilitySerializer<?, ?> binary(DataType<?> type) throws TException {
    return new UtilitySerializer<>(Conversion.of(type), new TBinaryProtocol.Factory());
  }

  static UtilitySerializer<?, ?> compact(DataType<?> type) throws TException {
    return new UtilitySerializer<>(Conversion.of(type), new TCompactProtocol.Factory());
  }

  @Override
  public S create(T value) {
    return conversion.struct().apply(value);
  }

  @Override
  public byte[] serialize(S struct) throws TException {
    return serializer.serialize(struct);
  }

  @Override
  public S deserialize(byte[] bytes) throws TException {
    S struct = conversion.empty().get();
    deserializer.deserialize(struct, bytes);
    return struct;
  }

  @Override
  public T restore(S struct) {
    return conversion.plain().apply(struct);
  }
}
