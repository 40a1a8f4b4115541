package io.serbench.library.scala

/** The media data set as one would write it in Scala: immutable, with options for what may lack. */
final case class MediaContent(media: Media, images: List[Image])

final case class Media(
    uri: String,
    title: Option[String],
    width: Int,
    height: Int,
    format: String,
    duration: Long,
    size: Long,
    bitrate: Option[Int],
    persons: List[String],
    player: Player,
    copyright: Option[String]
)

final case class Image(
    uri: String,
    title: Option[String],
    width: Int,
    height: Int,
    size: Size
)

sealed abstract class Player extends Product with Serializable

object Player {
  case object Java extends Player
  case object Flash extends Player
}

sealed abstract class Size extends Product with Serializable

object Size {
  case object Small extends Size
  case object Large extends Size
}
