package io.serbench.library.scala

import upickle.default._

/**
 * uPickle's default pickler with what its macro writes for case classes.
 *
 * @see https://com-lihaoyi.github.io/upickle/
 */
final class UpickleProtocol[T](implicit codec: ReadWriter[T]) extends JsonProtocol[T] {
  override def toBytes(value: T): Array[Byte] = writeToByteArray(value)

  override def ofBytes(bytes: Array[Byte]): T = read[T](bytes)

  override def toText(value: T): String = write(value)

  override def ofText(text: String): T = read[T](text)
}

object UpickleProtocol {

  private implicit val size: ReadWriter[Size] =
    readwriter[String].bimap(Names.of(_: Size), Names.size)

  private implicit val player: ReadWriter[Player] =
    readwriter[String].bimap(Names.of(_: Player), Names.player)

  private implicit val image: ReadWriter[Image] = macroRW

  private implicit val media: ReadWriter[Media] = macroRW

  private implicit val mediaContent: ReadWriter[MediaContent] = macroRW

  val ofMedia: JsonProtocol[MediaContent] = new UpickleProtocol[MediaContent]

  /** Returns the protocol of a user's codec. */
  def of(codec: AnyRef): JsonProtocol[AnyRef] =
    new UpickleProtocol[AnyRef]()(codec.asInstanceOf[ReadWriter[AnyRef]])
}
