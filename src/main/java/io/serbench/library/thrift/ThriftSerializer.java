package io.serbench.library.thrift;

import io.serbench.dataset.DataType;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.thrift.TBase;
import org.apache.thrift.TConfiguration;
import org.apache.thrift.TDeserializer;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TJSONProtocol;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.protocol.TTupleProtocol;
import org.apache.thrift.transport.AutoExpandingBufferWriteTransport;
import org.apache.thrift.transport.TByteBuffer;
import org.apache.thrift.transport.TIOStreamTransport;
import org.apache.thrift.transport.TTransport;
import org.apache.thrift.transport.layered.TFastFramedTransport;
import org.apache.thrift.transport.layered.TFramedTransport;

/**
 * Thrift called like its own transports. For byte arrays, protocols and transports are made once
 * and reused.
 *
 * <p>It writes to an {@link AutoExpandingBufferWriteTransport}, the reusable buffer of Thrift's
 * {@code TFastFramedTransport}. The more convenient {@code TSerializer}, which {@link
 * UtilitySerializer} calls, took about five times as long. It reads with {@link TDeserializer},
 * which keeps a {@code TMemoryInputTransport} that reads an array in place.
 *
 * <p>On a stream each value is a frame of {@link TFastFramedTransport}, four bytes of length and
 * the value, because that accesses the stream only once per value. It reuses its buffer, of which
 * binary fields are views, so structs with such fields are read with {@link TFramedTransport}. For
 * a caller's buffers, a {@link TByteBuffer} and a protocol are made for each value, since they are
 * bound to one buffer.
 *
 * @see <a
 *     href="https://github.com/apache/thrift/blob/master/lib/java/src/main/java/org/apache/thrift/transport/layered/TFastFramedTransport.java">
 *     TFastFramedTransport</a>
 */
final class ThriftSerializer<T, S extends TBase<?, ?>>
    implements Serializer<T, S>, BufferSerializer<S>, StreamSerializer<S> {
  /** The longest frame that the hardened row reads. Thrift reserves it before it reads. */
  static final int LONGEST_FRAME = 65_536;

  private static final int INITIAL_CAPACITY = 1024;

  private final Conversion<T, S> conversion;
  private final TProtocolFactory protocols;
  private final TConfiguration limits;
  private final AutoExpandingBufferWriteTransport buffer =
      new AutoExpandingBufferWriteTransport(new TConfiguration(), INITIAL_CAPACITY, 0);
  private final TProtocol writer;
  private final TDeserializer deserializer;

  private ThriftSerializer(
      Conversion<T, S> conversion, TProtocolFactory protocols, TConfiguration limits)
      throws TException {
    this.conversion = conversion;
    this.protocols = protocols;
    this.limits = limits;
    this.writer = protocols.getProtocol(buffer);
    this.deserializer = new TDeserializer(protocols);
  }

  static ThriftSerializer<?, ?> binary(DataType<?> type) throws TException {
    return withDefaults(type, new TBinaryProtocol.Factory());
  }

  static ThriftSerializer<?, ?> compact(DataType<?> type) throws TException {
    return withDefaults(type, new TCompactProtocol.Factory());
  }

  static ThriftSerializer<?, ?> tuple(DataType<?> type) throws TException {
    return withDefaults(type, new TTupleProtocol.Factory());
  }

  static ThriftSerializer<?, ?> json(DataType<?> type) throws TException {
    return withDefaults(type, new TJSONProtocol.Factory());
  }

  /** As {@link #binary}, and refuses frames longer than {@link #LONGEST_FRAME}. */
  static ThriftSerializer<?, ?> hardened(DataType<?> type) throws TException {
    TConfiguration limits = TConfiguration.custom().setMaxFrameSize(LONGEST_FRAME).build();
    return new ThriftSerializer<>(Conversion.of(type), new TBinaryProtocol.Factory(), limits);
  }

  private static ThriftSerializer<?, ?> withDefaults(DataType<?> type, TProtocolFactory protocols)
      throws TException {
    return new ThriftSerializer<>(Conversion.of(type), protocols, new TConfiguration());
  }

  @Override
  public S create(T value) {
    return conversion.struct().apply(value);
  }

  @Override
  public byte[] serialize(S struct) throws TException {
    buffer.reset();
    struct.write(writer);
    return Arrays.copyOf(buffer.getBuf().array(), buffer.getLength());
  }

  @Override
  public S deserialize(byte[] bytes) throws TException {
    S struct = conversion.empty().get();
    deserializer.deserialize(struct, bytes);
    return struct;
  }

  @Override
  public void serialize(S struct, ByteBuffer target) throws TException {
    struct.write(protocols.getProtocol(new TByteBuffer(target)));
  }

  @Override
  public S deserialize(ByteBuffer source) throws TException {
    return read(protocols.getProtocol(new TByteBuffer(limits, source)));
  }

  @Override
  public ItemWriter<S> writer(OutputStream out) throws TException {
    TTransport transport = new TFastFramedTransport(new TIOStreamTransport(out));
    TProtocol protocol = protocols.getProtocol(transport);
    return new ItemWriter<>() {
      @Override
      public void write(S struct) throws TException {
        struct.write(protocol);
        transport.flush();
      }

      @Override
      public void end() {
        // Every value has been flushed, which ends its frame.
      }
    };
  }

  @Override
  public ItemReader<S> reader(InputStream in) throws TException {
    TTransport stream = new TIOStreamTransport(limits, in);
    TTransport frames =
        OwnStructs.holdsBinary(conversion.empty().get().getClass())
            ? new TFramedTransport(stream)
            : new TFastFramedTransport(stream);
    TProtocol protocol = protocols.getProtocol(frames);
    return () -> read(protocol);
  }

  @Override
  public T restore(S struct) {
    return conversion.plain().apply(struct);
  }

  private S read(TProtocol protocol) throws TException {
    S struct = conversion.empty().get();
    struct.read(protocol);
    return struct;
  }
}
