package io.serbench.library.scala

import io.bullet.borer.Json

import java.nio.charset.StandardCharsets.UTF_8

import BorerCodecs.mediaContent

/**
 * borer's JSON, with its default configurations. Its parser takes byte arrays without detour; strings
 * are coded here, as its pages do.
 *
 * @see https://sirthias.github.io/borer/borer-core/encoding-and-decoding.html
 */
object BorerJsonProtocol extends JsonProtocol {
  override def toBytes(value: MediaContent): Array[Byte] = Json.encode(value).toByteArray

  override def ofBytes(bytes: Array[Byte]): MediaContent = Json.decode(bytes).to[MediaContent].value

  override def toText(value: MediaContent): String = Json.encode(value).toUtf8String

  override def ofText(text: String): MediaContent = ofBytes(text.getBytes(UTF_8))
}
