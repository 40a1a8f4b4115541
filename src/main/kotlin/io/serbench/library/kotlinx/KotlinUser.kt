package io.serbench.library.kotlinx

import kotlinx.serialization.Serializable

/** A user, in the order of schema/protobuf; what is null is the default, and so is left out. */
@Serializable
data class KotlinUser(
  val id: Long,
  val name: String,
  val age: Int,
  val gender: Boolean,
  val scope: Double? = null,
  val identifies: List<String>,
  val info: Map<String, String>,
)
