package com.example.orders

/** A Kotlin class of one's own: nested, with defaults and with members that may be null. */
data class Invoice(
  val number: Long,
  val customer: Customer,
  val items: List<Item>,
  val currency: String = "EUR",
  val note: String? = null,
)

data class Customer(val name: String, val email: String? = null)

data class Item(val text: String, val cents: Long, val count: Int = 1)
