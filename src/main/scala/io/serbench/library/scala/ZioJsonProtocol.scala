package io.serbench.library.scala

import zio.json._

import java.nio.charset.StandardCharsets.UTF_8

/**
 * zio-json with derived codecs. It writes and reads characters alone, so bytes are those of a string.
 *
 * @see https://zio.dev/zio-json/getting-started
 */
final class ZioJsonProtocol[T](implicit codec: JsonCodec[T]) extends JsonProtocol[T] {
  override def toBytes(value: T): Array[Byte] = toText(value).getBytes(UTF_8)

  override def ofBytes(bytes: Array[Byte]): T = ofText(new String(bytes, UTF_8))

  override def toText(value: T): String = value.toJson

  override def ofText(text: String): T =
    text.fromJson[T].fold(problem => throw new IllegalArgumentException(problem), identity)
}

object ZioJsonProtocol {

  private implicit val size: JsonCodec[Size] =
    JsonCodec.string.transform(Names.size, Names.of(_: Size))

  private implicit val player: JsonCodec[Player] =
    JsonCodec.string.transform(Names.player, Names.of(_: Player))

  private implicit val image: JsonCodec[Image] = DeriveJsonCodec.gen

  private implicit val media: JsonCodec[Media] = DeriveJsonCodec.gen

  private implicit val mediaContent: JsonCodec[MediaContent] = DeriveJsonCodec.gen

  val ofMedia: JsonProtocol[MediaContent] = new ZioJsonProtocol[MediaContent]

  /** Returns the protocol of a user's codec. */
  def of(codec: AnyRef): JsonProtocol[AnyRef] =
    new ZioJsonProtocol[AnyRef]()(codec.asInstanceOf[JsonCodec[AnyRef]])
}
