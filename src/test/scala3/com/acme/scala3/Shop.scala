package com.acme.scala3

import java.time.{Instant, LocalDate}

/** What people write in Scala 3. */
case class Order(
    id: String,
    lines: List[Line],
    coupon: Option[String],
    attributes: Map[String, String] = Map.empty,
    placed: Instant,
    priority: Int = 5,
    payment: Payment,
    color: Color
):
  /** Computed, so no content. */
  lazy val total: BigDecimal = lines.map(line => line.price * line.count).sum

case class Line(sku: String, count: Int, price: BigDecimal, note: Option[String])

enum Color:
  case Red, Green, Blue

enum Payment:
  case Card(number: String, expires: LocalDate)
  case Transfer(iban: String, reference: Option[String])
  case Cash

/** Cases with and without parameters, one of them by two names. */
enum Figure:
  case Disk(radius: Double)
  case Empty, Square

object Figure:
  val usual: Figure = Square

case class Drawing(name: String, figures: List[Figure], ground: Figure)

sealed trait Shape
case class Circle(name: String, radius: Double) extends Shape
case class Group(name: String, shapes: List[Shape]) extends Shape

case class Counts(
    total: Option[Long],
    daily: List[Int],
    byDay: Map[String, Double],
    nested: Option[List[Long]]
)
