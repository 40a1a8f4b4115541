package io.serbench.library.scala;

import io.serbench.serializer.BufferSerializer;
import java.nio.ByteBuffer;

/** jsoniter-scala, which also writes and reads buffers. */
final class JsoniterScala<T, R> extends ScalaJson<T, R> implements BufferSerializer<R> {
  private final JsoniterProtocol<R> protocol;

  JsoniterScala(Conversion<T, R> conversion, JsoniterProtocol<R> protocol) {
    super(conversion, protocol);
    this.protocol = protocol;
  }

  @Override
  public void serialize(R value, ByteBuffer target) {
    protocol.toBuffer(value, target);
  }

  @Override
  public R deserialize(ByteBuffer source) {
    return protocol.ofBuffer(source);
  }
}
