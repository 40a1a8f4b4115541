package io.serbench.library.kotlinx

import kotlinx.serialization.Serializable

/** What plays a medium. */
@Serializable
enum class KotlinPlayer {
  JAVA,
  FLASH,
}

/** How large an image is. */
@Serializable
enum class KotlinSize {
  SMALL,
  LARGE,
}

/** An image, as users of kotlinx.serialization write it; the compiler's plugin adds the serializer. */
@Serializable
data class KotlinImage(
  val uri: String,
  val title: String? = null,
  val width: Int,
  val height: Int,
  val size: KotlinSize,
)

/** A medium; what is null is the default, and so is left out. */
@Serializable
data class KotlinMedium(
  val uri: String,
  val title: String? = null,
  val width: Int,
  val height: Int,
  val format: String,
  val duration: Long,
  val size: Long,
  val bitrate: Int? = null,
  val persons: List<String>,
  val player: KotlinPlayer,
  val copyright: String? = null,
)

/** A medium and its images, in the order of schema/protobuf, so that ProtoBuf numbers them so. */
@Serializable data class KotlinContent(val images: List<KotlinImage>, val media: KotlinMedium)

/** Many of them. */
@Serializable data class KotlinContents(val items: List<KotlinContent>)
