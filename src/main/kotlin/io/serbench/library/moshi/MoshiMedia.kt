package io.serbench.library.moshi

import com.squareup.moshi.JsonClass

/** What plays a medium. */
enum class MoshiPlayer {
  JAVA,
  FLASH,
}

/** How large an image is. */
enum class MoshiSize {
  SMALL,
  LARGE,
}

/**
 * An image, as users of Moshi write it; its compiler adds the adapter. It has no defaults, for which
 * the adapter would call a constructor by reflection; what may be null need not be there all the same.
 */
@JsonClass(generateAdapter = true)
data class MoshiImage(
  val uri: String,
  val title: String?,
  val width: Int,
  val height: Int,
  val size: MoshiSize,
)

/** A medium. */
@JsonClass(generateAdapter = true)
data class MoshiMedium(
  val uri: String,
  val title: String?,
  val width: Int,
  val height: Int,
  val format: String,
  val duration: Long,
  val size: Long,
  val bitrate: Int?,
  val persons: List<String>,
  val player: MoshiPlayer,
  val copyright: String?,
)

/** A medium and its images. */
@JsonClass(generateAdapter = true)
data class MoshiContent(val images: List<MoshiImage>, val media: MoshiMedium)

/** Many of them. */
@JsonClass(generateAdapter = true)
data class MoshiContents(val items: List<MoshiContent>)
