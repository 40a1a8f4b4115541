package io.serbench.library.scala;

/** Scala's case classes as bytes, with one library's codec. */
class ScalaBytes extends ScalaObjects {
  private final MediaProtocol protocol;

  ScalaBytes(MediaProtocol protocol) {
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
}
