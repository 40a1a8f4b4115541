package io.serbench.library.sbe;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.library.sbe.generated.BooleanCode;
import io.serbench.library.sbe.generated.PlayerCode;
import io.serbench.library.sbe.generated.SizeCode;

/** Converts enums, and strings that may be absent. */
final class Codes {
  private Codes() {}

  /** Returns an empty string for an absent one, which a set in the message marks as absent. */
  static String orEmpty(String text) {
    return text == null ? "" : text;
  }

  static BooleanCode code(boolean value) {
    return value ? BooleanCode.YES : BooleanCode.NO;
  }

  static boolean plain(BooleanCode code) {
    return switch (code) {
      case NO -> false;
      case YES -> true;
      case NULL_VAL -> throw new IllegalArgumentException("neither yes nor no");
    };
  }

  static PlayerCode code(Media.Player player) {
    return switch (player) {
      case JAVA -> PlayerCode.JAVA;
      case FLASH -> PlayerCode.FLASH;
    };
  }

  static Media.Player plain(PlayerCode code) {
    return switch (code) {
      case JAVA -> Media.Player.JAVA;
      case FLASH -> Media.Player.FLASH;
      case NULL_VAL -> throw new IllegalArgumentException("no player");
    };
  }

  static SizeCode code(Image.Size size) {
    return switch (size) {
      case SMALL -> SizeCode.SMALL;
      case LARGE -> SizeCode.LARGE;
    };
  }

  static Image.Size plain(SizeCode code) {
    return switch (code) {
      case SMALL -> Image.Size.SMALL;
      case LARGE -> Image.Size.LARGE;
      case NULL_VAL -> throw new IllegalArgumentException("no size");
    };
  }
}
