package io.serbench.library.scala;

import io.serbench.serializer.TextSerializer;
import java.nio.ByteBuffer;

/**
 * circe: a tree of JSON by derived codecs, which its printer writes and Jawn reads.
 *
 * @see <a href="https://circe.github.io/circe/codecs/semiauto-derivation.html">circe,
 *     "Semi-automatic Derivation"</a>
 */
final class Circe extends ScalaObjects implements TextSerializer<MediaContent> {
  @Override
  public byte[] serialize(MediaContent value) {
    ByteBuffer json = CirceProtocol.toBuffer(value);
    byte[] bytes = new byte[json.remaining()];
    json.get(bytes);
    return bytes;
  }

  @Override
  public MediaContent deserialize(byte[] bytes) {
    return CirceProtocol.ofBytes(bytes);
  }

  @Override
  public String write(MediaContent value) {
    return CirceProtocol.toText(value);
  }

  @Override
  public MediaContent parse(String text) {
    return CirceProtocol.ofText(text);
  }
}
