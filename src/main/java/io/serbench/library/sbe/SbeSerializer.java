package io.serbench.library.sbe;

import io.serbench.dataset.DataType;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * SBE as its guide shows it. There are no objects but flyweights over the encoded message, so
 * creating is encoding, and encoding is copying; what is decoded is a flyweight over the received
 * array, and reading the fields, in the order of the schema, is {@link #restore}'s work.
 *
 * <p>Encoder, header and buffer are made once. Only the decoder is new for each message, because it
 * is the fresh object that a row must give. It is never over a buffer of the caller's, which the
 * next message overwrites: what is decoded from there is copied first.
 *
 * @see <a href="https://github.com/aeron-io/simple-binary-encoding/wiki/Java-Users-Guide">Java
 *     Users Guide</a>
 */
final class SbeSerializer<T, D> implements Serializer<T, D>, BufferSerializer<D> {
  private static final int INITIAL_CAPACITY = 1024;

  private final MessageCodec<T, D> codec;
  private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer(INITIAL_CAPACITY);
  private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
  private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();

  private SbeSerializer(MessageCodec<T, D> codec) {
    this.codec = codec;
  }

  static SbeSerializer<?, ?> of(DataType<?> type) {
    return new SbeSerializer<>(MessageCodec.of(type));
  }

  @Override
  public D create(T value) {
    int length = codec.encode(value, buffer, headerEncoder);
    return decoder(Arrays.copyOf(buffer.byteArray(), length));
  }

  @Override
  public byte[] serialize(D message) {
    byte[] bytes = codec.message(message).byteArray();
    return Arrays.copyOf(bytes, bytes.length);
  }

  @Override
  public D deserialize(byte[] bytes) {
    return decoder(bytes);
  }

  @Override
  public void serialize(D message, ByteBuffer target) {
    target.put(codec.message(message).byteArray());
  }

  @Override
  public D deserialize(ByteBuffer source) {
    byte[] bytes = new byte[source.remaining()];
    source.get(bytes);
    return decoder(bytes);
  }

  @Override
  public T restore(D message) {
    return codec.decode(message);
  }

  private D decoder(byte[] bytes) {
    return codec.wrap(new UnsafeBuffer(bytes), headerDecoder);
  }
}
