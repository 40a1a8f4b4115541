package io.serbench.library.scala

import upickle.default._

/**
 * uPickle's default pickler with what its macro writes for case classes.
 *
 * @see https://com-lihaoyi.github.io/upickle/
 */
object UpickleProtocol extends JsonProtocol {

  private implicit val size: ReadWriter[Size] =
    readwriter[String].bimap(Names.of(_: Size), Names.size)

  private implicit val player: ReadWriter[Player] =
    readwriter[String].bimap(Names.of(_: Player), Names.player)

  private implicit val image: ReadWriter[Image] = macroRW

  private implicit val media: ReadWriter[Media] = macroRW

  private implicit val mediaContent: ReadWriter[MediaContent] = macroRW

  override def toBytes(value: MediaContent): Array[Byte] = writeToByteArray(value)

  override def ofBytes(bytes: Array[Byte]): MediaContent = read[MediaContent](bytes)

  override def toText(value: MediaContent): String = write(value)

  override def ofText(text: String): MediaContent = read[MediaContent](text)
}
