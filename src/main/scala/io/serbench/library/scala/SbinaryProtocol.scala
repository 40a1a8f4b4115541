package io.serbench.library.scala

import sbinary.DefaultProtocol._
import sbinary.Format
import sbinary.Input
import sbinary.Operations.fromByteArray
import sbinary.Operations.read
import sbinary.Operations.toByteArray
import sbinary.Operations.write
import sbinary.Output

/**
 * sbinary: formats written by hand on its own of strings, numbers, options and lists. Its Operations
 * are all there is to call: the streams behind them are a ByteArrayOutputStream and a
 * ByteArrayInputStream.
 *
 * @see https://github.com/sbt/sbinary
 */
object SbinaryProtocol extends BytesProtocol[MediaContent] {

  private implicit val size: Format[Size] = new Format[Size] {
    def reads(in: Input): Size = read[Byte](in) match {
      case 0 => Size.Small
      case 1 => Size.Large
      case code => throw new IllegalArgumentException(s"no size $code")
    }

    def writes(out: Output, value: Size): Unit = write[Byte](
      out,
      value match {
        case Size.Small => 0
        case Size.Large => 1
      }
    )
  }

  private implicit val player: Format[Player] = new Format[Player] {
    def reads(in: Input): Player = read[Byte](in) match {
      case 0 => Player.Java
      case 1 => Player.Flash
      case code => throw new IllegalArgumentException(s"no player $code")
    }

    def writes(out: Output, value: Player): Unit = write[Byte](
      out,
      value match {
        case Player.Java => 0
        case Player.Flash => 1
      }
    )
  }

  private implicit val image: Format[Image] = new Format[Image] {
    def reads(in: Input): Image = Image(
      read[String](in),
      read[Option[String]](in),
      read[Int](in),
      read[Int](in),
      read[Size](in)
    )

    def writes(out: Output, value: Image): Unit = {
      write(out, value.uri)
      write(out, value.title)
      write(out, value.width)
      write(out, value.height)
      write(out, value.size)
    }
  }

  private implicit val media: Format[Media] = new Format[Media] {
    def reads(in: Input): Media = Media(
      read[String](in),
      read[Option[String]](in),
      read[Int](in),
      read[Int](in),
      read[String](in),
      read[Long](in),
      read[Long](in),
      read[Option[Int]](in),
      read[List[String]](in),
      read[Player](in),
      read[Option[String]](in)
    )

    def writes(out: Output, value: Media): Unit = {
      write(out, value.uri)
      write(out, value.title)
      write(out, value.width)
      write(out, value.height)
      write(out, value.format)
      write(out, value.duration)
      write(out, value.size)
      write(out, value.bitrate)
      write(out, value.persons)
      write(out, value.player)
      write(out, value.copyright)
    }
  }

  private implicit val mediaContent: Format[MediaContent] = new Format[MediaContent] {
    def reads(in: Input): MediaContent = MediaContent(read[Media](in), read[List[Image]](in))

    def writes(out: Output, value: MediaContent): Unit = {
      write(out, value.media)
      write(out, value.images)
    }
  }

  override def toBytes(value: MediaContent): Array[Byte] = toByteArray(value)

  override def ofBytes(bytes: Array[Byte]): MediaContent = fromByteArray[MediaContent](bytes)
}
