package io.serbench.library.scala

/** Kinds of members that only classes of Scala 3 have, by their words. */
object Scala3Kinds:
  def values: Map[String, List[AnyRef]] = Map(
    "enum" -> List(Ticket(Season.Winter, Fare.Reduced(50)), Ticket(Season.Summer, Fare.Free))
  )

enum Season:
  case Spring, Summer, Autumn, Winter

enum Fare:
  case Reduced(percent: Int)
  case Free

case class Ticket(season: Season, fare: Fare)
