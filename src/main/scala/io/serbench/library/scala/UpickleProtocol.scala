package io.serbench.library.scala

import upickle.default._

/** What uPickle's macro writes for the classes, and the calls that take it. */
object UpickleProtocol {

  private implicit val size: ReadWriter[Size] =
    readwriter[String].bimap(Names.of(_: Size), Names.size)

  private implicit val player: ReadWriter[Player] =
    readwriter[String].bimap(Names.of(_: Player), Names.player)

  private implicit val image: ReadWriter[Image] = macroRW

  private implicit val media: ReadWriter[Media] = macroRW

  private implicit val mediaContent: ReadWriter[MediaContent] = macroRW

  def toBytes(value: MediaContent): Array[Byte] = writeToByteArray(value)

  def ofBytes(bytes: Array[Byte]): MediaContent = read[MediaContent](bytes)

  def toText(value: MediaContent): String = write(value)

  def ofText(text: String): MediaContent = read[MediaContent](text)
}
