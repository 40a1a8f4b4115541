package com.acme.kotlin

import java.math.BigDecimal
import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import kotlinx.serialization.Serializable

/** What people write in Kotlin: each class has shapes that Java's beans lack. */
data class Order(
  val id: String,
  val lines: List<Line>,
  val coupon: String? = null,
  val attributes: Map<String, String> = emptyMap(),
  val placed: Instant,
  val priority: Int = 5,
  val payment: Payment,
) {
  /** Computed, so no content. */
  val total: BigDecimal by lazy { lines.sumOf { it.price * it.count.toBigDecimal() } }
}

data class Line(val sku: Sku, val count: Int, val price: BigDecimal, val note: String?)

@JvmInline value class Sku(val value: String)

@JvmInline value class Cents(val value: Long)

sealed interface Payment

data class Card(val number: String, val expires: LocalDate) : Payment

data class Transfer(val iban: String, val reference: String?) : Payment

/** Has no content but its identity. */
object Cash : Payment {
  override fun toString() = "Cash"
}

data class Measurement(
  val small: UByte,
  val count: UInt,
  val bytes: ULong,
  val range: Pair<Int, Int>,
  val point: Triple<Double, Double, String>,
)

data class Wallet(val owner: Sku, val balance: Cents, val limit: Cents?, val history: List<Cents>)

data class Page<T>(val items: List<T>, val next: String?)

enum class Color { RED, GREEN }

class Settings(val name: String, var color: Color = Color.RED, val timeout: Duration = Duration.ofSeconds(3)) {
  var comment: String? = null

  init {
    require(name.isNotEmpty()) { "a name is needed" }
  }
}

data class Node(val name: String, val children: List<Node>, val parent: Node? = null)

data class Shelf(val byColor: Map<Color, List<Sku>>, val tags: Set<String>, val codes: IntArray, val flags: List<Boolean?>)

sealed class Shape {
  abstract val name: String
}

data class Circle(override val name: String, val radius: Double) : Shape()

data class Group(override val name: String, val shapes: List<Shape>) : Shape()

@Serializable
data class Contact(
  val name: String,
  val email: String? = null,
  val phones: List<String> = emptyList(),
  val ages: Map<String, Int> = emptyMap(),
  val level: UInt = 1u,
)

sealed interface Reply<out T>

data class Found<T>(val value: T) : Reply<T>

data class Failed(val reason: String) : Reply<Nothing>

data class Replies(val one: Reply<Int>, val more: ArrayDeque<Reply<Line>>)

class Task(val name: String, val timeout: kotlin.time.Duration) {
  var attempts: Int = 3
  lateinit var owner: String

  /** Computed, so no content. */
  val tags: List<String>
    get() = listOf(name)
}
