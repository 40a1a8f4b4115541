package io.serbench.library.scala

import com.fasterxml.jackson.annotation.JsonSubTypes.Type
import com.fasterxml.jackson.annotation.{JsonSubTypes, JsonTypeInfo}
import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec
import com.github.plokhotnyuk.jsoniter_scala.macros.JsonCodecMaker
import io.bullet.borer.{Codec => BorerCodec}
import io.bullet.borer.NullOptions._
import io.bullet.borer.derivation.MapBasedCodecs
import io.circe.{Codec => CirceCodec}
import io.circe.generic.semiauto
import play.api.libs.json.{Format, Json, OFormat}
import upickle.default.{ReadWriter, macroRW}
import zio.json.{DeriveJsonCodec, JsonCodec}

/** Kinds of members as classes of Scala 2.13 have them, by their words. The sealed trait has
  * Jackson's annotations, since its module for Scala does not look for the cases. Companions have
  * the codecs that libraries derive by default; those of zio-json are apart, as only the forks of
  * its row can load them.
  */
private[scala] object ScalaKinds {
  def values: Map[String, List[AnyRef]] = Map(
    "case" -> List(Book("Kettles", 312)),
    "default" -> List(Parcel("p-1"), Parcel("p-2", "bike", 3)),
    "option" -> List(Remark(Some("fine"), None), Remark(None, Some(5))),
    "list" -> List(
      Library(List(Book("Kettles", 312)), Vector("a", "b"), Seq(3, 1), Set("x", "y"))
    ),
    "map" -> List(Stock(Map("kettle" -> 12, "cup" -> 300), Map("k" -> Book("Kettles", 312)))),
    "sealed" -> List(Purchase(Card("4000 1234"), Transfer("NL91 ABNA", 14))),
    "object" -> List(Purchase(Cash, Card("4000 1234"))),
    "decimal" -> List(
      Invoice(BigDecimal("12345678901234567.50"), BigInt(2).pow(70)),
      Invoice(BigDecimal("0.1"), BigInt(7))
    )
  )
}

case class Book(title: String, pages: Int)
object Book {
  implicit val forBorer: BorerCodec[Book] = MapBasedCodecs.deriveCodec[Book]
  implicit val forCirce: CirceCodec[Book] = semiauto.deriveCodec
  implicit val forJsoniter: JsonValueCodec[Book] = JsonCodecMaker.make
  implicit val forPickle: ReadWriter[Book] = macroRW
  implicit val forPlay: Format[Book] = Json.format[Book]
  object Zio {
    implicit val book: JsonCodec[Book] = DeriveJsonCodec.gen
  }
}

case class Parcel(id: String, carrier: String = "post", weight: Int = 1)
object Parcel {
  implicit val forBorer: BorerCodec[Parcel] = MapBasedCodecs.deriveCodec[Parcel]
  implicit val forCirce: CirceCodec[Parcel] = semiauto.deriveCodec
  implicit val forJsoniter: JsonValueCodec[Parcel] = JsonCodecMaker.make
  implicit val forPickle: ReadWriter[Parcel] = macroRW
  implicit val forPlay: Format[Parcel] = Json.format[Parcel]
  object Zio {
    implicit val parcel: JsonCodec[Parcel] = DeriveJsonCodec.gen
  }
}

case class Remark(text: Option[String], stars: Option[Int])
object Remark {
  implicit val forBorer: BorerCodec[Remark] = MapBasedCodecs.deriveCodec[Remark]
  implicit val forCirce: CirceCodec[Remark] = semiauto.deriveCodec
  implicit val forJsoniter: JsonValueCodec[Remark] = JsonCodecMaker.make
  implicit val forPickle: ReadWriter[Remark] = macroRW
  implicit val forPlay: Format[Remark] = Json.format[Remark]
  object Zio {
    implicit val remark: JsonCodec[Remark] = DeriveJsonCodec.gen
  }
}

case class Library(books: List[Book], shelves: Vector[String], sizes: Seq[Int], tags: Set[String])
object Library {
  implicit val forBorer: BorerCodec[Library] = MapBasedCodecs.deriveCodec[Library]
  implicit val forCirce: CirceCodec[Library] = semiauto.deriveCodec
  implicit val forJsoniter: JsonValueCodec[Library] = JsonCodecMaker.make
  implicit val forPickle: ReadWriter[Library] = macroRW
  implicit val forPlay: Format[Library] = Json.format[Library]
  object Zio {
    import Book.Zio._
    implicit val library: JsonCodec[Library] = DeriveJsonCodec.gen
  }
}

case class Stock(counts: Map[String, Int], books: Map[String, Book])
object Stock {
  implicit val forBorer: BorerCodec[Stock] = MapBasedCodecs.deriveCodec[Stock]
  implicit val forCirce: CirceCodec[Stock] = semiauto.deriveCodec
  implicit val forJsoniter: JsonValueCodec[Stock] = JsonCodecMaker.make
  implicit val forPickle: ReadWriter[Stock] = macroRW
  implicit val forPlay: Format[Stock] = Json.format[Stock]
  object Zio {
    import Book.Zio._
    implicit val stock: JsonCodec[Stock] = DeriveJsonCodec.gen
  }
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes(
  Array(
    new Type(value = classOf[Card], name = "card"),
    new Type(value = classOf[Transfer], name = "transfer"),
    new Type(value = classOf[Cash.type], name = "cash")
  )
)
sealed trait Payment
case class Card(number: String) extends Payment
case class Transfer(account: String, days: Int) extends Payment
case object Cash extends Payment
object Payment {
  implicit val forBorer: BorerCodec[Payment] = MapBasedCodecs.deriveAllCodecs[Payment]
  implicit val forCirce: CirceCodec[Payment] = semiauto.deriveCodec
  implicit val forPickle: ReadWriter[Payment] =
    ReadWriter.merge(macroRW[Card], macroRW[Transfer], macroRW[Cash.type])
  implicit val forPlay: Format[Payment] = {
    implicit val card: OFormat[Card] = Json.format[Card]
    implicit val transfer: OFormat[Transfer] = Json.format[Transfer]
    implicit val cash: OFormat[Cash.type] = Json.format[Cash.type]
    Json.format[Payment]
  }
  object Zio {
    implicit val payment: JsonCodec[Payment] = DeriveJsonCodec.gen
  }
}

case class Purchase(first: Payment, second: Payment)
object Purchase {
  implicit val forBorer: BorerCodec[Purchase] = MapBasedCodecs.deriveCodec[Purchase]
  implicit val forCirce: CirceCodec[Purchase] = semiauto.deriveCodec
  implicit val forJsoniter: JsonValueCodec[Purchase] = JsonCodecMaker.make
  implicit val forPickle: ReadWriter[Purchase] = macroRW
  implicit val forPlay: Format[Purchase] = Json.format[Purchase]
  object Zio {
    import Payment.Zio._
    implicit val purchase: JsonCodec[Purchase] = DeriveJsonCodec.gen
  }
}

case class Invoice(total: BigDecimal, count: BigInt)
object Invoice {
  implicit val forBorer: BorerCodec[Invoice] = MapBasedCodecs.deriveCodec[Invoice]
  implicit val forCirce: CirceCodec[Invoice] = semiauto.deriveCodec
  implicit val forJsoniter: JsonValueCodec[Invoice] = JsonCodecMaker.make
  implicit val forPickle: ReadWriter[Invoice] = macroRW
  implicit val forPlay: Format[Invoice] = Json.format[Invoice]
  object Zio {
    implicit val invoice: JsonCodec[Invoice] = DeriveJsonCodec.gen
  }
}
