package io.serbench.library.scala;

import io.serbench.serializer.Serializer;

/** Scala's case classes as bytes, with one library's codec. */
class ScalaBytes<T, R> extends ScalaObjects<T, R> {
  private final BytesProtocol<R> protocol;

  ScalaBytes(Conversion<T, R> conversion, BytesProtocol<R> protocol) {
    super(conversion);
    this.protocol = protocol;
  }

  static Serializer<?, ?> ofMedia(BytesProtocol<MediaContent> protocol) {
    return new ScalaBytes<>(Conversion.OF_MEDIA, protocol);
  }

  /** Returns a serializer of a user's class. */
  static Serializer<?, ?> own(BytesProtocol<Object> protocol) {
    return new ScalaBytes<>(Conversion.NONE, protocol);
  }

  @Override
  public final byte[] serialize(R value) {
    return protocol.toBytes(value);
  }

  @Override
  public final R deserialize(byte[] bytes) {
    return protocol.ofBytes(bytes);
  }
}
