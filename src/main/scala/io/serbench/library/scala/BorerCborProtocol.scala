package io.serbench.library.scala

import io.bullet.borer.Cbor

import BorerCodecs.mediaContent

/**
 * borer's CBOR, with its default configurations, which keep one buffer for the next call.
 *
 * @see https://sirthias.github.io/borer/borer-core/encoding-and-decoding.html
 */
object BorerCborProtocol extends MediaProtocol {
  override def toBytes(value: MediaContent): Array[Byte] = Cbor.encode(value).toByteArray

  override def ofBytes(bytes: Array[Byte]): MediaContent = Cbor.decode(bytes).to[MediaContent].value
}
