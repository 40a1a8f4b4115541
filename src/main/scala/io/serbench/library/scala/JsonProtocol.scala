package io.serbench.library.scala

/** A protocol whose format is text: JSON as bytes and as strings. */
trait JsonProtocol extends MediaProtocol {
  def toText(value: MediaContent): String

  def ofText(text: String): MediaContent
}
