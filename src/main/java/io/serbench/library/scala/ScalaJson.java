package io.serbench.library.scala;

import io.serbench.serializer.Serializer;
import io.serbench.serializer.TextSerializer;

/** Scala's case classes as JSON, in bytes and in strings. */
class ScalaJson<T, R> extends ScalaBytes<T, R> implements TextSerializer<R> {
  private final JsonProtocol<R> protocol;

  ScalaJson(Conversion<T, R> conversion, JsonProtocol<R> protocol) {
    super(conversion, protocol);
    this.protocol = protocol;
  }

  static Serializer<?, ?> ofMedia(JsonProtocol<MediaContent> protocol) {
    return new ScalaJson<>(Conversion.OF_MEDIA, protocol);
  }

  /** Returns a serializer of a user's class. */
  static Serializer<?, ?> own(JsonProtocol<Object> protocol) {
    return new ScalaJson<>(Conversion.NONE, protocol);
  }

  @Override
  public final String write(R value) {
    return protocol.toText(value);
  }

  @Override
  public final R parse(String text) {
    return protocol.ofText(text);
  }
}
