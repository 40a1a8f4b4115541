package io.serbench.library.scala;

import io.serbench.serializer.TextSerializer;

/**
 * uPickle's default pickler with what its macro writes for case classes.
 *
 * @see <a href="https://com-lihaoyi.github.io/upickle/">uPickle</a>
 */
final class Upickle extends ScalaObjects implements TextSerializer<MediaContent> {
  @Override
  public byte[] serialize(MediaContent value) {
    return UpickleProtocol.toBytes(value);
  }

  @Override
  public MediaContent deserialize(byte[] bytes) {
    return UpickleProtocol.ofBytes(bytes);
  }

  @Override
  public String write(MediaContent value) {
    return UpickleProtocol.toText(value);
  }

  @Override
  public MediaContent parse(String text) {
    return UpickleProtocol.ofText(text);
  }
}
