package io.serbench.library.kotlinx

import kotlinx.serialization.Serializable

/**
 * Every primitive type, boxed and in arrays, in the order of schema/protobuf; what is null is the
 * default, and so is left out. It is no data class, since arrays have no equality of their own.
 */
@Serializable
class KotlinSample(
  val intValue: Int,
  val longValue: Long,
  val floatValue: Float,
  val doubleValue: Double,
  val shortValue: Short,
  val charValue: Char,
  val booleanValue: Boolean,
  val intBoxed: Int? = null,
  val longBoxed: Long? = null,
  val floatBoxed: Float? = null,
  val doubleBoxed: Double? = null,
  val shortBoxed: Short? = null,
  val charBoxed: Char? = null,
  val booleanBoxed: Boolean? = null,
  val ints: IntArray,
  val shorts: ShortArray,
  val longs: LongArray,
  val floats: FloatArray,
  val doubles: DoubleArray,
  val chars: CharArray,
  val booleans: BooleanArray,
  val text: String,
  val sample: KotlinSample? = null,
)

/** Many of them. */
@Serializable class KotlinSamples(val items: List<KotlinSample>)
