package io.serbench.library.scala

import io.bullet.borer.Codec
import io.bullet.borer.Decoder
import io.bullet.borer.Encoder
import io.bullet.borer.Cbor

/**
 * borer's CBOR, with its default configurations, which keep one buffer for the next call.
 *
 * @see https://sirthias.github.io/borer/borer-core/encoding-and-decoding.html
 */
final class BorerCborProtocol[T](implicit encoder: Encoder[T], decoder: Decoder[T])
    extends BytesProtocol[T] {
  override def toBytes(value: T): Array[Byte] = Cbor.encode(value).toByteArray

  override def ofBytes(bytes: Array[Byte]): T = Cbor.decode(bytes).to[T].value
}

object BorerCborProtocol {
  val ofMedia: BytesProtocol[MediaContent] = of(BorerCodecs.mediaContent)

  /** Returns the protocol of a user's codec. */
  def ofUser(codec: AnyRef): BytesProtocol[AnyRef] = of(codec.asInstanceOf[Codec[AnyRef]])

  private def of[T](codec: Codec[T]): BytesProtocol[T] =
    new BorerCborProtocol[T]()(codec.encoder, codec.decoder)
}
