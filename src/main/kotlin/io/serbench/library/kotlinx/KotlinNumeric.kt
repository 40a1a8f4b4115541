package io.serbench.library.kotlinx

import kotlinx.serialization.Serializable

/** Twelve whole numbers, in the order of schema/protobuf. */
@Serializable
data class KotlinNumeric(
  val f1: Int,
  val f2: Int,
  val f3: Int,
  val f4: Int,
  val f5: Int,
  val f6: Int,
  val f7: Int,
  val f8: Int,
  val f9: Int,
  val f10: Int,
  val f11: Int,
  val f12: Int,
)

/** Many of them. */
@Serializable data class KotlinNumerics(val items: List<KotlinNumeric>)
