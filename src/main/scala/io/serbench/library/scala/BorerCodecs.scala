package io.serbench.library.scala

import io.bullet.borer.Codec
import io.bullet.borer.NullOptions._
import io.bullet.borer.derivation.MapBasedCodecs.deriveCodec

/**
 * borer's codecs, which are the same for CBOR and JSON: maps of names and values, derived by its
 * macro for each case class.
 *
 * @see https://sirthias.github.io/borer/borer-derivation/map-based.html
 */
private[scala] object BorerCodecs {

  private implicit val size: Codec[Size] = Codec.bimap[String, Size](Names.of(_: Size), Names.size)

  private implicit val player: Codec[Player] =
    Codec.bimap[String, Player](Names.of(_: Player), Names.player)

  private implicit val image: Codec[Image] = deriveCodec[Image]

  private implicit val media: Codec[Media] = deriveCodec[Media]

  implicit val mediaContent: Codec[MediaContent] = deriveCodec[MediaContent]
}
