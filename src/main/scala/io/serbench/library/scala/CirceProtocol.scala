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
 * circe: a tree of JSON by derived codecs, which its printer writes and Jawn reads. The printer keeps
 * what it prints to for each thread, which it does for strings alone; so bytes are those of a string.
 *
 * @see https://circe.github.io/circe/codecs/semiauto-derivation.html
 * @see https://circe.github.io/circe/api/io/circe/Printer.html#reuseWriters:Boolean
 */
object CirceProtocol extends JsonProtocol {

  private val printer = Printer.noSpaces.copy(reuseWriters = true)

  private implicit val size: Codec[Size] =
    Codec.from(Decoder.decodeString.map(Names.size), Encoder.encodeString.contramap(Names.of))

  private implicit val player: Codec[Player] =
    Codec.from(Decoder.decodeString.map(Names.player), Encoder.encodeString.contramap(Names.of))

  private implicit val image: Codec[Image] = deriveCodec

  private implicit val media: Codec[Media] = deriveCodec

  private val mediaContent: Codec[MediaContent] = deriveCodec

  override def toBytes(value: MediaContent): Array[Byte] = toText(value).getBytes(UTF_8)

  override def ofBytes(bytes: Array[Byte]): MediaContent =
    jawn.decodeByteArray(bytes)(mediaContent).fold(throw _, identity)

  override def toText(value: MediaContent): String = printer.print(json(value))

  override def ofText(text: String): MediaContent =
    jawn.decode(text)(mediaContent).fold(throw _, identity)

  private def json(value: MediaContent): Json = mediaContent(value)
}
