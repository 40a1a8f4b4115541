package io.serbench.fork;

import io.serbench.dataset.object.ObjectWalk;
import io.serbench.protocol.Written;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.zip.Deflater;

/** Compares messages of new values with the strings of the values: who keeps them elsewhere? */
final class MessageLengths {
  private static final int TOO_SHORT = 2; // Times the bytes; no row packs characters so densely.
  private static final int LEAST_NEWS = 64; // Bytes; of fewer, half is within the error.

  private final int[] lengths;
  private final List<Object> values = new ArrayList<>();

  /**
   * Creates the lengths of messages.
   *
   * @param fresh makes the value of a number
   */
  MessageLengths(List<Written> messages, IntFunction<?> fresh) {
    lengths = messages.stream().mapToInt(written -> written.message().array().length).toArray();
    messages.forEach(written -> values.add(fresh.apply(written.value())));
  }

  /** Returns the average number of bytes; 0 if there are no messages. */
  int average() {
    return lengths.length == 0 ? 0 : bytes() / lengths.length;
  }

  private int bytes() {
    return IntStream.of(lengths).sum();
  }

  /**
   * Returns whether the messages are shorter than the strings of their values, or there are none:
   * from such, nothing follows for those of other values.
   */
  boolean areBelowStrings() {
    int characters = values.stream().mapToInt(MessageLengths::characters).sum();
    return characters == 0 || bytes() < characters;
  }

  /**
   * Returns that a message cannot hold the strings of its value, even if its reader knows those of
   * the value before it; empty if all can.
   */
  Optional<String> tooShort() {
    for (int i = 1; i < lengths.length; i++) {
      int news = deflated(text(values.get(i)), text(values.get(i - 1)));
      if (news >= LEAST_NEWS && TOO_SHORT * lengths[i] < news) {
        return Optional.of(
            "a message of a new value has %d bytes, but its strings alone have %d when compressed"
                .formatted(lengths[i], news));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns that the message of a value of the data set is too short for its strings.
   *
   * @param place of the value in the data set, from 0
   * @param length of the message in bytes
   */
  static Optional<String> tooShort(int place, Object value, int length) {
    int characters = characters(value);
    return TOO_SHORT * length < characters
        ? Optional.of(
            "the message of value %d has %d bytes, and its strings %d characters"
                .formatted(place + 1, length, characters))
        : Optional.empty();
  }

  /** Returns the length of all strings in a value, each counted once. */
  private static int characters(Object value) {
    return strings(value).stream().distinct().mapToInt(String::length).sum();
  }

  private static byte[] text(Object value) {
    return String.join("", strings(value)).getBytes(StandardCharsets.UTF_8);
  }

  private static List<String> strings(Object value) {
    List<String> strings = new ArrayList<>();
    ObjectWalk.through(
        value,
        (object, depth) -> {
          if (object instanceof String string) {
            strings.add(string);
          }
        });
    return strings;
  }

  /** Returns the number of bytes that text takes for a reader who knows another one. */
  private static int deflated(byte[] text, byte[] known) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    try {
      deflater.setDictionary(known);
      deflater.setInput(text);
      deflater.finish();
      return deflater.deflate(new byte[2 * text.length + LEAST_NEWS]);
    } finally {
      deflater.end();
    }
  }
}
