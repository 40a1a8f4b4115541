package io.serbench.library.scala

/** A protocol whose format is text: JSON as bytes and as strings. */
trait JsonProtocol[T] extends BytesProtocol[T] {
  def toText(value: T): String

  def ofText(text: String): T
}
