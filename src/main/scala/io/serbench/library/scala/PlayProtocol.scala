package io.serbench.library.scala

import play.api.libs.json.Format
import play.api.libs.json.JsResultException
import play.api.libs.json.JsString
import play.api.libs.json.JsValue
import play.api.libs.json.Json
import play.api.libs.json.Reads
import play.api.libs.json.Writes

/**
 * Play JSON: a tree by the formats that its macro writes for case classes, which Jackson prints and
 * parses.
 *
 * @see https://www.playframework.com/documentation/3.0.x/ScalaJsonAutomated
 */
final class PlayProtocol[T](implicit reads: Reads[T], writes: Writes[T]) extends JsonProtocol[T] {
  override def toBytes(value: T): Array[Byte] = Json.toBytes(json(value))

  override def ofBytes(bytes: Array[Byte]): T = read(Json.parse(bytes))

  override def toText(value: T): String = Json.stringify(json(value))

  override def ofText(text: String): T = read(Json.parse(text))

  private def json(value: T): JsValue = writes.writes(value)

  private def read(json: JsValue): T =
    reads.reads(json).fold(errors => throw JsResultException(errors), identity)
}

object PlayProtocol {

  private implicit val size: Format[Size] =
    Format(Reads.StringReads.map(Names.size), Writes((size: Size) => JsString(Names.of(size))))

  private implicit val player: Format[Player] =
    Format(
      Reads.StringReads.map(Names.player),
      Writes((player: Player) => JsString(Names.of(player)))
    )

  private implicit val image: Format[Image] = Json.format[Image]

  private implicit val media: Format[Media] = Json.format[Media]

  private implicit val mediaContent: Format[MediaContent] = Json.format[MediaContent]

  val ofMedia: JsonProtocol[MediaContent] = new PlayProtocol[MediaContent]

  /** Returns the protocol of a user's formats. */
  def of(reads: AnyRef, writes: AnyRef): JsonProtocol[AnyRef] =
    new PlayProtocol[AnyRef]()(
      reads.asInstanceOf[Reads[AnyRef]],
      writes.asInstanceOf[Writes[AnyRef]]
    )
}
