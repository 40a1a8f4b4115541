package io.serbench.report.format;

import java.nio.charset.Charset;

/**
 * What bars are drawn with.
 *
 * @param first of the first or only part
 * @param second of the second part
 */
public record Fill(char first, char second) {
  /** Block characters, full and shaded. */
  public static final Fill BLOCKS = new Fill('\u2588', '\u2592');

  /** For terminals that have no others. */
  public static final Fill ASCII = new Fill('#', '-');

  /** Blocks where the output's charset can encode them. */
  public static Fill fitting(Charset charset) {
    if (!charset.canEncode()) {
      return ASCII;
    }
    var encoder = charset.newEncoder();
    return encoder.canEncode(BLOCKS.first) && encoder.canEncode(BLOCKS.second) ? BLOCKS : ASCII;
  }

  /** What a part of a bar is drawn with, from 0. */
  String of(int part) {
    return Character.toString(part == 0 ? first : second);
  }
}
