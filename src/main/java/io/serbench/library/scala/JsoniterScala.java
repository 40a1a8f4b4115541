package io.serbench.library.scala;

import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.TextSerializer;
import java.nio.ByteBuffer;

/**
 * jsoniter-scala with one codec for the root, as its guide recommends: it holds the code of all
 * that is within. Readers and writers with their buffers are kept for each thread by the library.
 *
 * @see <a href="https://github.com/plokhotnyuk/jsoniter-scala#how-to">jsoniter-scala's README</a>
 */
final class JsoniterScala extends ScalaObjects
    implements BufferSerializer<MediaContent>, TextSerializer<MediaContent> {
  @Override
  public byte[] serialize(MediaContent value) {
    return JsoniterProtocol.toBytes(value);
  }

  @Override
  public MediaContent deserialize(byte[] bytes) {
    return JsoniterProtocol.ofBytes(bytes);
  }

  @Override
  public void serialize(MediaContent value, ByteBuffer target) {
    JsoniterProtocol.toBuffer(value, target);
  }

  @Override
  public MediaContent deserialize(ByteBuffer source) {
    return JsoniterProtocol.ofBuffer(source);
  }

  @Override
  public String write(MediaContent value) {
    return JsoniterProtocol.toText(value);
  }

  @Override
  public MediaContent parse(String text) {
    return JsoniterProtocol.ofText(text);
  }
}
