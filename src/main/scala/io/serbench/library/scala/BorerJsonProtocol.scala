package io.serbench.library.scala

import io.bullet.borer.Codec
import io.bullet.borer.Decoder
import io.bullet.borer.Encoder
import io.bullet.borer.Json

import java.nio.charset.StandardCharsets.UTF_8

/**
 * borer's JSON, with its default configurations. Its parser takes byte arrays without detour; strings
 * are coded here, as its pages do.
 *
 * @see https://sirthias.github.io/borer/borer-core/encoding-and-decoding.html
 */
final class BorerJsonProtocol[T](implicit encoder: Encoder[T], decoder: Decoder[T])
    extends JsonProtocol[T] {
  override def toBytes(value: T): Array[Byte] = Json.encode(value).toByteArray

  override def ofBytes(bytes: Array[Byte]): T = Json.decode(bytes).to[T].value

  override def toText(value: T): String = Json.encode(value).toUtf8String

  override def ofText(text: String): T = ofBytes(text.getBytes(UTF_8))
}

object BorerJsonProtocol {
  val ofMedia: JsonProtocol[MediaContent] = of(BorerCodecs.mediaContent)

  /** Returns the protocol of a user's codec. */
  def ofUser(codec: AnyRef): JsonProtocol[AnyRef] = of(codec.asInstanceOf[Codec[AnyRef]])

  private def of[T](codec: Codec[T]): JsonProtocol[T] =
    new BorerJsonProtocol[T]()(codec.encoder, codec.decoder)
}
