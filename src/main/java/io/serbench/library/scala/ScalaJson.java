package io.serbench.library.scala;

import io.serbench.serializer.TextSerializer;

/** Scala's case classes as JSON, in bytes and in strings. */
class ScalaJson extends ScalaBytes implements TextSerializer<MediaContent> {
  private final JsonProtocol protocol;

  ScalaJson(JsonProtocol protocol) {
    super(protocol);
    this.protocol = protocol;
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
