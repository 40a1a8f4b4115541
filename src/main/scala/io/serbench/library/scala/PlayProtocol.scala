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
object PlayProtocol extends JsonProtocol {

  private implicit val size: Format[Size] =
    Format(Reads.StringReads.map(Names.size), Writes((size: Size) => JsString(Names.of(size))))

  private implicit val player: Format[Player] =
    Format(
      Reads.StringReads.map(Names.player),
      Writes((player: Player) => JsString(Names.of(player)))
    )

  private implicit val image: Format[Image] = Json.format[Image]

  private implicit val media: Format[Media] = Json.format[Media]

  private val mediaContent: Format[MediaContent] = Json.format[MediaContent]

  override def toBytes(value: MediaContent): Array[Byte] = Json.toBytes(json(value))

  override def ofBytes(bytes: Array[Byte]): MediaContent = of(Json.parse(bytes))

  override def toText(value: MediaContent): String = Json.stringify(json(value))

  override def ofText(text: String): MediaContent = of(Json.parse(text))

  private def json(value: MediaContent): JsValue = mediaContent.writes(value)

  private def of(json: JsValue): MediaContent =
    mediaContent.reads(json).fold(errors => throw JsResultException(errors), identity)
}
