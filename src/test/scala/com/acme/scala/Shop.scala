package com.acme.scala

import java.time.{Instant, LocalDate}

/** What people write in Scala 2: each class has shapes that Java's beans lack. */
case class Order(
    id: String,
    lines: List[Line],
    coupon: Option[String],
    attributes: Map[String, String] = Map.empty,
    placed: Instant,
    priority: Int = 5,
    payment: Payment
) {

  /** Computed, so no content. */
  lazy val total: BigDecimal = lines.map(line => line.price * line.count).sum
}

case class Line(sku: String, count: Int, price: BigDecimal, note: Option[String])

sealed trait Payment
case class Card(number: String, expires: LocalDate) extends Payment
case class Transfer(iban: String, reference: Option[String]) extends Payment
case object Cash extends Payment

case class Basket(
    items: Seq[Line],
    shelves: Vector[String],
    tags: Set[String],
    byName: Map[String, Line],
    large: BigInt
)

case class Counts(
    total: Option[Long],
    daily: List[Int],
    byDay: Map[String, Double],
    flags: Vector[Boolean],
    nested: Option[List[Long]]
)

case class Page[T](items: List[T], next: Option[String])

case class Tree(name: String, children: List[Tree])

case class Pairs(first: (String, String), third: (String, LocalDate, String))

class Money(val amount: BigDecimal, val currency: String) {
  override def equals(other: Any): Boolean = other match {
    case that: Money => that.amount == amount && that.currency == currency
    case _           => false
  }
  override def hashCode: Int = amount.hashCode
}

case class Person(name: String, nick: Option[String] = None, ages: List[String] = Nil)

sealed abstract class Shape(val name: String)
object Shape {
  case class Circle(override val name: String, radius: Double) extends Shape(name)
  case class Group(override val name: String, shapes: List[Shape]) extends Shape(name)
}

object Level extends Enumeration {
  val Low, High = Value
}
case class Rating(level: Level.Value, byLine: Map[String, Level.Value], why: Either[Int, String])

sealed trait Reply[+T]
case class Found[T](value: T) extends Reply[T]
case class Failed(reason: String) extends Reply[Nothing]
case class Replies(one: Reply[Line], more: List[Reply[String]])
