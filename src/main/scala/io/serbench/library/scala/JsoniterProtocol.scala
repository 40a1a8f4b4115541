package io.serbench.library.scala

import com.github.plokhotnyuk.jsoniter_scala.core._
import com.github.plokhotnyuk.jsoniter_scala.macros.CodecMakerConfig
import com.github.plokhotnyuk.jsoniter_scala.macros.JsonCodecMaker

import java.nio.ByteBuffer

/** The codec that jsoniter-scala's macro writes for the root, and the calls that take it. */
object JsoniterProtocol {

  // Sizes and players are strings in capitals, as in the other rows' JSON.
  private implicit val codec: JsonValueCodec[MediaContent] = JsonCodecMaker.make(
    CodecMakerConfig
      .withDiscriminatorFieldName(None)
      .withAdtLeafClassNameMapper(name => JsonCodecMaker.simpleClassName(name).toUpperCase)
  )

  def toBytes(value: MediaContent): Array[Byte] = writeToArray(value)

  def ofBytes(bytes: Array[Byte]): MediaContent = readFromArray(bytes)

  def toText(value: MediaContent): String = writeToString(value)

  def ofText(text: String): MediaContent = readFromString(text)

  def toBuffer(value: MediaContent, target: ByteBuffer): Unit = writeToByteBuffer(value, target)

  def ofBuffer(source: ByteBuffer): MediaContent = readFromByteBuffer(source)
}
