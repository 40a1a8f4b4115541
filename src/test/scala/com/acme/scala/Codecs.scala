package com.acme.scala

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonReader, JsonValueCodec, JsonWriter}
import io.circe.{Codec => CirceCodec, Decoder, Encoder}
import play.api.libs.json.{Format, JsString, Reads, Writes}
import upickle.default.{ReadWriter, readwriter}
import zio.json.JsonCodec

/** A class with a codec in its companion. */
case class Seat(row: Int, name: String)

object Seat {
  def of(text: String): Seat = {
    val parts = text.split(":", 2)
    Seat(parts(0).toInt, parts(1))
  }

  def text(seat: Seat): String = s"${seat.row}:${seat.name}"

  implicit val format: Format[Seat] =
    Format(Reads.StringReads.map(of), Writes((seat: Seat) => JsString(text(seat))))
}

/** Codecs of the libraries that share a class path, found by their types. */
object Codecs {
  implicit val forPickle: ReadWriter[Seat] = readwriter[String].bimap(Seat.text(_: Seat), Seat.of)

  implicit val circe: CirceCodec[Seat] =
    CirceCodec.from(Decoder.decodeString.map(Seat.of), Encoder.encodeString.contramap(Seat.text))

  implicit val borer: io.bullet.borer.Codec[Seat] =
    io.bullet.borer.Codec.bimap[String, Seat](Seat.text(_), Seat.of)

  implicit lazy val jsoniter: JsonValueCodec[Seat] = new JsonValueCodec[Seat] {
    override def nullValue: Seat = null

    override def decodeValue(in: JsonReader, default: Seat): Seat = Seat.of(in.readString(null))

    override def encodeValue(seat: Seat, out: JsonWriter): Unit = out.writeVal(Seat.text(seat))
  }

  implicit def play: Format[Seat] = Seat.format
}

/** A codec of a library that only the forks of its own row have. */
object ZioCodecs {
  implicit val zio: JsonCodec[Seat] = JsonCodec.string.transform(Seat.of, Seat.text)
}
