package io.serbench.library.scala;

import io.serbench.serializer.BufferSerializer;
import java.nio.ByteBuffer;

/** jsoniter-scala, which also writes and reads buffers. */
final class JsoniterScala extends ScalaJson implements BufferSerializer<MediaContent> {
  JsoniterScala() {
    super(JsoniterProtocol$.MODULE$);
  }

  @Override
  public void serialize(MediaContent value, ByteBuffer target) {
    JsoniterProtocol.toBuffer(value, target);
  }

  @Override
  public MediaContent deserialize(ByteBuffer source) {
    return JsoniterProtocol.ofBuffer(source);
  }
}
