package io.serbench.library.scala;

import io.serbench.serializer.TextSerializer;

/** JSON of Scala's case classes, by one library's codec. */
class ScalaJson extends ScalaObjects implements TextSerializer<MediaContent> {
  private final JsonProtocol protocol;

  ScalaJson(JsonProtocol protocol) {
    this.protocol = protocol;
  }

  @Override
  public final byte[] serialize(MediaContent value) {
    return protocol.toBytes(value);
  }

  @Override
  public final MediaContent deserialize(byte[] bytes) {
    return protocol.ofBytes(bytes);
  }

  @Override
  public final String write(MediaContent value) {
    return protocol.toText(value);
  }

  @Override
  public final MediaContent parse(String text) {
    return protocol.ofText(text);
  }
}
