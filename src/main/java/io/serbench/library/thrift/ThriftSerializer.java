package io.serbench.library.thrift;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.thrift.generated.TMediaContent;
import io.serbench.serializer.Serializer;
import java.util.Arrays;
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

/**
 * Thrift on byte arrays; protocols and transports are made once and reused.
 *
 * <p>It writes into {@link AutoExpandingBufferWriteTransport}, the reusable buffer that Thrift made
 * for its {@code TFastFramedTransport}. The handier {@code TSerializer} writes through a stream
 * that locks at each of the many small writes, and took about five times as long. It reads with
 * {@link TDeserializer}, which keeps one {@code TMemoryInputTransport} that reads an array in
 * place.
 *
 * @see <a
 *     href="https://github.com/apache/thrift/blob/master/lib/java/src/main/java/org/apache/thrift/transport/layered/TFastFramedTransport.java">
 *     TFastFramedTransport</a>
 */
final class ThriftSerializer implements Serializer<MediaContent, TMediaContent> {
  private static final int INITIAL_CAPACITY = 1024;

  private final AutoExpandingBufferWriteTransport buffer =
      new AutoExpandingBufferWriteTransport(new TConfiguration(), INITIAL_CAPACITY, 0);
  private final TProtocol writer;
  private final TDeserializer deserializer;

  private ThriftSerializer(TProtocolFactory protocol) throws TException {
    this.writer = protocol.getProtocol(buffer);
    this.deserializer = new TDeserializer(protocol);
  }

  static ThriftSerializer binary() throws TException {
    return new ThriftSerializer(new TBinaryProtocol.Factory());
  }

  static ThriftSerializer compact() throws TException {
    return new ThriftSerializer(new TCompactProtocol.Factory());
  }

  static ThriftSerializer tuple() throws TException {
    return new ThriftSerializer(new TTupleProtocol.Factory());
  }

  static ThriftSerializer json() throws TException {
    return new ThriftSerializer(new TJSONProtocol.Factory());
  }

  @Override
  public TMediaContent create(MediaContent value) {
    return MediaStructs.struct(value);
  }

  @Override
  public byte[] serialize(TMediaContent struct) throws TException {
    buffer.reset();
    struct.write(writer);
    return Arrays.copyOf(buffer.getBuf().array(), buffer.getLength());
  }

  @Override
  public TMediaContent deserialize(byte[] bytes) throws TException {
    TMediaContent struct = new TMediaContent();
    deserializer.deserialize(struct, bytes);
    return struct;
  }

  @Override
  public MediaContent restore(TMediaContent struct) {
    return MediaStructs.plain(struct);
  }
}
