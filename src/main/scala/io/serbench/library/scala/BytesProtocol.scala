package io.serbench.library.scala

/** A library's codec for a class, with the calls that take it: bytes of some format. */
trait BytesProtocol[T] {
  def toBytes(value: T): Array[Byte]

  def ofBytes(bytes: Array[Byte]): T
}
