package com.acme.kotlin

import kotlinx.serialization.Serializable

/** A class that has changed since an earlier build, and so has that of a member. */
@Serializable
data class Account(
  val id: String,
  val owner: Owner,
  val currency: String = "EUR",
  val limit: Long = 0,
)

@Serializable
data class Owner(val name: String, val language: String = "de")
