package io.serbench.library.scala

import com.fasterxml.jackson.annotation.JsonSubTypes.Type
import com.fasterxml.jackson.annotation.{JsonSubTypes, JsonTypeInfo}

/** Kinds of members as classes of Scala 2.13 have them, by their words. The sealed trait has
  * Jackson's annotations, since its module for Scala does not look for the cases.
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

case class Parcel(id: String, carrier: String = "post", weight: Int = 1)

case class Remark(text: Option[String], stars: Option[Int])

case class Library(books: List[Book], shelves: Vector[String], sizes: Seq[Int], tags: Set[String])

case class Stock(counts: Map[String, Int], books: Map[String, Book])

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

case class Purchase(first: Payment, second: Payment)

case class Invoice(total: BigDecimal, count: BigInt)
