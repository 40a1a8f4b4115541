package io.serbench.library.scala

/** Sizes and players as strings in capitals, as in the other rows' JSON. */
private[scala] object Names {

  def of(size: Size): String = size match {
    case Size.Small => "SMALL"
    case Size.Large => "LARGE"
  }

  def size(name: String): Size = name match {
    case "SMALL" => Size.Small
    case "LARGE" => Size.Large
    case _       => throw new IllegalArgumentException(s"no size $name")
  }

  def of(player: Player): String = player match {
    case Player.Java  => "JAVA"
    case Player.Flash => "FLASH"
  }

  def player(name: String): Player = name match {
    case "JAVA"  => Player.Java
    case "FLASH" => Player.Flash
    case _       => throw new IllegalArgumentException(s"no player $name")
  }
}
