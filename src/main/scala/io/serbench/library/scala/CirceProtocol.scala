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
final class CirceProtocol[T](implicit encoder: Encoder[T], decoder: Decoder[T])
    extends JsonProtocol[T] {
  private val printer = Printer.noSpaces.copy(reuseWriters = true)

  override def toBytes(value: T): Array[Byte] = toText(value).getBytes(UTF_8)

  override def ofBytes(bytes: Array[Byte]): T =
    jawn.decodeByteArray[T](bytes).fold(throw _, identity)

  override def toText(value: T): String = printer.print(json(value))

  override def ofText(text: String): T =
    jawn.decode[T](text).fold(throw _, identity)

  private def json(value: T): Json = encoder(value)
}

object CirceProtocol {

  private implicit val size: Codec[Size] =
    Codec.from(Decoder.decodeString.map(Names.size), Encoder.encodeString.contramap(Names.of))

  private implicit val player: Codec[Player] =
    Codec.from(Decoder.decodeString.map(Names.player), Encoder.encodeString.contramap(Names.of))

  private implicit val image: Codec[Image] = deriveCodec

  private implicit val media: Codec[Media] = deriveCodec

  private implicit val mediaContent: Codec[MediaContent] = deriveCodec

  val ofMedia: JsonProtocol[MediaContent] = new CirceProtocol[MediaContent]

  /** Returns the protocol of a user's codec. */
  def of(encoder: AnyRef, decoder: AnyRef): JsonProtocol[AnyRef] =
    new CirceProtocol[AnyRef]()(
      encoder.asInstanceOf[Encoder[AnyRef]],
      decoder.asInstanceOf[Decoder[AnyRef]]
    )
}
