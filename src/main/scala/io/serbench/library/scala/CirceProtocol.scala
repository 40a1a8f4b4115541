package io.serbench.library.scala

import io.circe.Codec
import io.circe.Decoder
import io.circe.Encoder
import io.circe.Json
import io.circe.Printer
import io.circe.generic.semiauto.deriveCodec
import io.circe.jawn

import java.nio.charset.StandardCharsets.UTF_8

/**
 * circe: a tree of JSON by derived codecs, which its printer writes and Jawn reads.
 *
 * @see https://circe.github.io/circe/codecs/semiauto-derivation.html
 */
object CirceProtocol extends JsonProtocol {

  private implicit val size: Codec[Size] =
    Codec.from(Decoder.decodeString.map(Names.size), Encoder.encodeString.contramap(Names.of))

  private implicit val player: Codec[Player] =
    Codec.from(Decoder.decodeString.map(Names.player), Encoder.encodeString.contramap(Names.of))

  private implicit val image: Codec[Image] = deriveCodec

  private implicit val media: Codec[Media] = deriveCodec

  private val mediaContent: Codec[MediaContent] = deriveCodec

  override def toBytes(value: MediaContent): Array[Byte] = {
    val printed = Printer.noSpaces.printToByteBuffer(json(value), UTF_8)
    val bytes = new Array[Byte](printed.remaining)
    printed.get(bytes)
    bytes
  }

  override def ofBytes(bytes: Array[Byte]): MediaContent =
    jawn.decodeByteArray(bytes)(mediaContent).fold(throw _, identity)

  override def toText(value: MediaContent): String = Printer.noSpaces.print(json(value))

  override def ofText(text: String): MediaContent =
    jawn.decode(text)(mediaContent).fold(throw _, identity)

  private def json(value: MediaContent): Json = mediaContent(value)
}
