package io.serbench.library.scala

import com.github.plokhotnyuk.jsoniter_scala.core._
import com.github.plokhotnyuk.jsoniter_scala.macros.CodecMakerConfig
import com.github.plokhotnyuk.jsoniter_scala.macros.JsonCodecMaker

import java.nio.ByteBuffer

/**
 * jsoniter-scala with one codec for the root, as its guide recommends: it holds the code of all that
 * is within. Readers and writers with their buffers are kept for each thread by the library.
 *
 * @see https://github.com/plokhotnyuk/jsoniter-scala#how-to
 */
final class JsoniterProtocol[T](implicit codec: JsonValueCodec[T]) extends JsonProtocol[T] {
  override def toBytes(value: T): Array[Byte] = writeToArray(value)

  override def ofBytes(bytes: Array[Byte]): T = readFromArray[T](bytes)

  override def toText(value: T): String = writeToString(value)

  override def ofText(text: String): T = readFromString[T](text)

  def toBuffer(value: T, target: ByteBuffer): Unit = writeToByteBuffer(value, target)

  def ofBuffer(source: ByteBuffer): T = readFromByteBuffer[T](source)
}

object JsoniterProtocol {

  // Sizes and players are strings in capitals, as in the other rows' JSON.
  private implicit val codec: JsonValueCodec[MediaContent] = JsonCodecMaker.make(
    CodecMakerConfig
      .withDiscriminatorFieldName(None)
      .withAdtLeafClassNameMapper(name => JsonCodecMaker.simpleClassName(name).toUpperCase)
  )

  val ofMedia: JsoniterProtocol[MediaContent] = new JsoniterProtocol[MediaContent]

  /** Returns the protocol of a user's codec. */
  def of(codec: AnyRef): JsoniterProtocol[AnyRef] =
    new JsoniterProtocol[AnyRef]()(codec.asInstanceOf[JsonValueCodec[AnyRef]])
}
