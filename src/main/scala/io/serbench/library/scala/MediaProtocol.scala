package io.serbench.library.scala

/** A library's codec for the root, with the calls that take it: bytes of some format. */
trait MediaProtocol {
  def toBytes(value: MediaContent): Array[Byte]

  def ofBytes(bytes: Array[Byte]): MediaContent
}
