package io.serbench.library.scala

/** A library's codec for the root, with the calls that take it: JSON as bytes and as strings. */
trait JsonProtocol {
  def toBytes(value: MediaContent): Array[Byte]

  def ofBytes(bytes: Array[Byte]): MediaContent

  def toText(value: MediaContent): String

  def ofText(text: String): MediaContent
}
