package io.serbench.cli;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Damages texts, always in the same way for a seed. */
public final class Mutations {
  /** What breaks readers, terminals and tables. */
  private static final List<String> NASTY =
      List.of(
          "null",
          "-1",
          "0",
          "1e999",
          "9223372036854775808",
          "1".repeat(1001),
          "\"\"",
          "[]",
          "{}",
          "true",
          "NaN",
          "\"\\u001b[31m\"",
          "\"a\\nb\\u202ec\\u0007\"",
          "\u001b]0;x\u0007",
          "\u202e",
          "\uD83D",
          "\"" + "k".repeat(3000) + "\"",
          "[".repeat(1200),
          "/*",
          "\\",
          "'",
          "\"");

  private final Random random;

  public Mutations(long seed) {
    random = new Random(seed);
  }

  /** The bytes of a text after one to four damages. */
  public byte[] of(String text) {
    StringBuilder damaged = new StringBuilder(text);
    for (int i = random.nextInt(4); i >= 0; i--) {
      damage(damaged);
    }
    byte[] bytes = damaged.toString().getBytes(StandardCharsets.UTF_8);
    if (bytes.length > 0 && random.nextInt(8) == 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  private void damage(StringBuilder text) {
    if (text.length() < 2) {
      text.append(nasty());
      return;
    }
    int at = random.nextInt(text.length());
    switch (random.nextInt(6)) {
      case 0 -> text.insert(at, nasty());
      case 1 -> text.setLength(at);
      case 2 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(20)));
      case 3 -> text.setCharAt(at, (char) (random.nextInt(4) == 0 ? random.nextInt(32) : '9'));
      case 4 -> text.insert(at, text.substring(at, Math.min(text.length(), at + 200)));
      default -> replaceValue(text, at);
    }
  }

  /** What JSON has there, up to the next comma or bracket, becomes something else. */
  private void replaceValue(StringBuilder text, int from) {
    int start = text.indexOf(":", from) + 1;
    if (start == 0) {
      return;
    }
    int end = start;
    while (end < text.length() && ",]}\n".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    text.replace(start, end, nasty());
  }

  /** Something that no reader expects. */
  public String nasty() {
    return NASTY.get(random.nextInt(NASTY.size()));
  }

  /** One of these. */
  public <T> T oneOf(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** A number from 0 up to that, which is excluded. */
  public int below(int bound) {
    return random.nextInt(bound);
  }
}
