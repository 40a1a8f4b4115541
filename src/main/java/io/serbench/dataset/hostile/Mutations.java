package io.serbench.dataset.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Valid messages with small errors. Every other one has a large number where a length may be,
 * because most libraries that fail trust a declared length.
 *
 * @param valid messages of one type: at least one, none of them empty
 * @param text whether the messages are text, in which numbers are digits
 */
public record Mutations(List<byte[]> valid, boolean text) {
  private static final Pattern DIGITS = Pattern.compile("[0-9]+");
  private static final int MOST_FLIPS = 4;
  private static final int MOST_REPEATS = 1000;
  private static final int LONGEST_CHUNK = 32;

  /** Numbers that are large as lengths, as binary formats encode them. */
  private static final List<Message> LARGE =
      Crafted.lines("large")
          .map(line -> new Message(line[1], () -> HexFormat.of().parseHex(line[2])))
          .toList();

  public Mutations {
    valid = List.copyOf(valid);
  }

  /** Draws a number of messages, the same ones for the same seed. */
  public List<Message> draw(long seed, int count) {
    SplittableRandom seeds = new SplittableRandom(seed);
    List<Message> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(draw(seeds.split(), i % 2 == 0));
    }
    return all;
  }

  private Message draw(SplittableRandom random, boolean length) {
    byte[] from = valid.get(random.nextInt(valid.size()));
    if (length) {
      return text ? digits(from, random) : large(from, random);
    }
    return switch (random.nextInt(6)) {
      case 0, 1 -> flipped(from, random);
      case 2 -> {
        int end = random.nextInt(from.length);
        yield new Message("truncated to " + end + " B", () -> Arrays.copyOf(from, end));
      }
      case 3 -> spliced(from, valid.get(random.nextInt(valid.size())), random);
      case 4 -> without(from, random);
      default -> repeated(from, random);
    };
  }

  private static Message large(byte[] from, SplittableRandom random) {
    Message large = LARGE.get(random.nextInt(LARGE.size()));
    int at = random.nextInt(from.length);
    // Replaces as many bytes, or the single byte of a small varint.
    int end = Math.min(from.length, at + (random.nextBoolean() ? 1 : large.bytes().length));
    return new Message(large.name() + " at " + at, () -> replaced(from, at, end, large.bytes()));
  }

  private static Message digits(byte[] from, SplittableRandom random) {
    Matcher number = DIGITS.matcher(new String(from, ISO_8859_1));
    if (!number.find(random.nextInt(from.length)) && !number.find(0)) {
      return flipped(from, random);
    }
    int at = number.start();
    int end = number.end();
    String large = random.nextBoolean() ? "2147483647" : "67108864";
    return new Message(
        large + " at " + at, () -> replaced(from, at, end, large.getBytes(ISO_8859_1)));
  }

  private static Message flipped(byte[] from, SplittableRandom random) {
    byte[] bytes = from.clone();
    int flips = 1 + random.nextInt(MOST_FLIPS);
    int first = random.nextInt(from.length);
    for (int i = 0; i < flips; i++) {
      int at = i == 0 ? first : random.nextInt(from.length);
      bytes[at] ^= (byte) (1 << random.nextInt(Byte.SIZE));
    }
    return new Message(
        flips + (flips == 1 ? " bit" : " bits") + " flipped, first at " + first, () -> bytes);
  }

  private static Message spliced(byte[] head, byte[] tail, SplittableRandom random) {
    int end = random.nextInt(head.length);
    int start = random.nextInt(tail.length);
    return new Message(
        "spliced: the first " + end + " B, and all from " + start,
        () -> replaced(head, end, head.length, Arrays.copyOfRange(tail, start, tail.length)));
  }

  private static Message without(byte[] from, SplittableRandom random) {
    int at = random.nextInt(from.length);
    int end = Math.min(from.length, at + 1 + random.nextInt(LONGEST_CHUNK));
    return new Message(
        "without " + (end - at) + " B at " + at, () -> replaced(from, at, end, new byte[0]));
  }

  private static Message repeated(byte[] from, SplittableRandom random) {
    int at = random.nextInt(from.length);
    int end = Math.min(from.length, at + 1 + random.nextInt(LONGEST_CHUNK));
    int times = 2 + random.nextInt(MOST_REPEATS);
    return new Message(
        times + " times the " + (end - at) + " B at " + at,
        () ->
            replaced(
                from,
                at,
                end,
                new String(from, at, end - at, ISO_8859_1).repeat(times).getBytes(ISO_8859_1)));
  }

  /** Returns a copy with other bytes instead of those from {@code start} to {@code end}. */
  static byte[] replaced(byte[] from, int start, int end, byte[] by) {
    return ByteBuffer.allocate(start + by.length + from.length - end)
        .put(from, 0, start)
        .put(by)
        .put(from, end, from.length - end)
        .array();
  }
}
