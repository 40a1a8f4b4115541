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
object JsoniterProtocol extends JsonProtocol {

  // Sizes and players are strings in capitals, as in the other rows' JSON.
  private implicit val codec: JsonValueCodec[MediaContent] = JsonCodecMaker.make(
    CodecMakerConfig
      .withDiscriminatorFieldName(None)
      .withAdtLeafClassNameMapper(name => JsonCodecMaker.simpleClassName(name).toUpperCase)
  )

  override def toBytes(value: MediaContent): Array[Byte] = writeToArray(value)

  override def ofBytes(bytes: Array[Byte]): MediaContent = readFromArray(bytes)

  override def toText(value: MediaContent): String = writeToString(value)

  override def ofText(text: String): MediaContent = readFromString(text)

  def toBuffer(value: MediaContent, target: ByteBuffer): Unit = writeToByteBuffer(value, target)

  def ofBuffer(source: ByteBuffer): MediaContent = readFromByteBuffer(source)
}
