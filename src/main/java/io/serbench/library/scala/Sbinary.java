package io.serbench.library.scala;

import sbinary.Operations;

/**
 * sbinary with formats written by hand. Its {@code Operations} are all there is to call: the
 * streams behind them are a {@code ByteArrayOutputStream} and a {@code ByteArrayInputStream}.
 *
 * @see <a href="https://github.com/sbt/sbinary">sbinary</a>
 */
final class Sbinary extends ScalaObjects {
  @Override
  public byte[] serialize(MediaContent value) {
    return Operations.toByteArray(value, SbinaryProtocol.mediaContent());
  }

  @Override
  public MediaContent deserialize(byte[] bytes) {
    return Operations.fromByteArray(bytes, SbinaryProtocol.mediaContent());
  }
}
