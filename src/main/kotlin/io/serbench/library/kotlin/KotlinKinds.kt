package io.serbench.library.kotlin

import com.fasterxml.jackson.annotation.JsonTypeInfo
import java.io.Serializable as JavaSerializable
import kotlinx.serialization.Serializable

/**
 * Kinds of members as classes of Kotlin have them. They are `@Serializable` for the rows that need
 * it, and `java.io.Serializable` as those of Java are. The sealed interface has the one annotation that Jackson's module for Kotlin needs.
 */
internal object KotlinKinds {
  fun values(): Map<String, List<Any>> =
    mapOf(
      "data" to listOf(Book("Kettles", 312)),
      "default" to listOf(Parcel("p-1"), Parcel("p-2", "bike", 3)),
      "nullable" to listOf(Remark("fine", null), Remark(null, 5)),
      "value" to listOf(Copy(Isbn("978-3"), Cents(1250))),
      "sealed" to listOf(Purchase(Card("4000 1234"), Transfer("NL91 ABNA", 14))),
      "object" to listOf(Purchase(Cash, Card("4000 1234"))),
      "pair" to listOf(Route("north" to 7, Triple(1, 2, "by road"))),
      "unsigned" to listOf(Reading(200u, 4_000_000_000u, ULong.MAX_VALUE)),
    )
}

@Serializable data class Book(val title: String, val pages: Int) : JavaSerializable

@Serializable data class Parcel(val id: String, val carrier: String = "post", val weight: Int = 1) : JavaSerializable

@Serializable data class Remark(val text: String?, val stars: Int?) : JavaSerializable

@Serializable @JvmInline value class Isbn(val code: String) : JavaSerializable

@Serializable @JvmInline value class Cents(val amount: Long) : JavaSerializable

@Serializable data class Copy(val isbn: Isbn, val price: Cents) : JavaSerializable

@Serializable
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind")
sealed interface Payment : JavaSerializable

@Serializable data class Card(val number: String) : Payment

@Serializable data class Transfer(val account: String, val days: Int) : Payment

@Serializable data object Cash : Payment

@Serializable data class Purchase(val first: Payment, val second: Payment) : JavaSerializable

@Serializable data class Route(val ends: Pair<String, Int>, val via: Triple<Int, Int, String>) : JavaSerializable

@Serializable data class Reading(val small: UByte, val count: UInt, val bytes: ULong) : JavaSerializable
