package io.serbench.dataset.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.stream.Collectors.joining;

import io.serbench.dataset.Resource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Hostile messages written by hand from the specification of a format, since no library writes
 * them: those of {@code messages.txt}. For unknown formats, messages that are hostile in any: no
 * bytes, too many, and one byte a hundred thousand times, which nests as deeply if that byte opens
 * a level.
 *
 * <p>Sources: RFC 8259 (JSON), XML 1.0, YAML 1.2.2, RFC 8949 (CBOR), the specifications of
 * MessagePack, Smile, BSON, Ion 1.0, Protocol Buffers' encoding, Thrift's binary and compact
 * protocols, Avro 1.12.
 */
public final class Crafted {
  private static final int DEEP = Forgery.DEEP;

  private static final Pattern NUMBER = Pattern.compile("(?<=[:>,\\[ ])-?\\d+(?=[,}\\]<\\n])");
  private static final int MOST_NUMBERS = 12;

  /** In a line of {@code messages.txt}: a part's name, or a number and what to repeat so often. */
  private static final Pattern PLACE = Pattern.compile("%(?:([a-z]+)%|(\\d+)\\(([^)]*)\\))");

  /** The binary formats; the first whose name is in the row's is meant. */
  private static final List<String> BINARY =
      List.of("cbor", "smile", "bson", "ion", "protobuf", "thrift", "avro", "msgpack");

  private final byte[] valid;

  /** The valid message in Latin-1, which has a character for each byte. */
  private final String text;

  /** What lines of {@code messages.txt} name. */
  private final Map<String, String> parts = new HashMap<>();

  private final List<Message> all = new ArrayList<>();

  private Crafted(byte[] valid) {
    this.valid = valid;
    this.text = new String(valid, ISO_8859_1);
    parts.put("canary", Canary.class.getName());
    // A library whose error names this file, which does not exist, has tried to open it.
    parts.put("file", "/serbench-foreign-entity");
  }

  /** Returns whether a message contains no control characters other than line breaks and tabs. */
  public static boolean isText(byte[] valid) {
    return new String(valid, ISO_8859_1)
        .chars()
        .noneMatch(character -> character < ' ' && "\n\r\t".indexOf(character) < 0);
  }

  /**
   * Returns all crafted messages for a row.
   *
   * @param valid a message that the row encoded, not empty
   */
  public static List<Message> of(String row, byte[] valid) {
    Crafted crafted = new Crafted(valid);
    crafted.ofFormat(row);
    crafted.anything();
    return crafted.all;
  }

  /** Recognises a format by the row's name and the first byte of a message. */
  private void ofFormat(String row) {
    if (row.contains("yaml")) {
      parts.put("body", text.startsWith("---") ? text.substring(text.indexOf('\n') + 1) : text);
      texts("yaml");
    } else if (!isText(valid)) {
      BINARY.stream().filter(row::contains).findFirst().ifPresent(this::binary);
    } else if (valid[0] == '{' || valid[0] == '[') {
      json();
    } else if (valid[0] == '<') {
      xml();
    }
  }

  private void anything() {
    add("nothing", () -> new byte[0]);
    add("1,000 bytes after the message", () -> Arrays.copyOf(valid, valid.length + 1000));
    add("1,000 bytes of 0xff", () -> filled(0, 0xff, 1000));
    if (isText(valid)) {
      return;
    }
    for (int header : List.of(0, 4)) {
      for (int next = 0; next <= 0xff; next++) {
        int value = next;
        if (header < valid.length) {
          String name = "0x%02x %,d times".formatted(value, DEEP);
          add(
              header == 0 ? name : name + " after the first " + header + " B of a message",
              () -> filled(header, value, DEEP));
        }
      }
    }
  }

  private byte[] filled(int header, int value, int times) {
    byte[] bytes = Arrays.copyOf(valid, header + times);
    Arrays.fill(bytes, header, bytes.length, (byte) value);
    return bytes;
  }

  private void json() {
    int inside = text.indexOf('{') + 1;
    if (inside > 0) {
      parts.put("head", text.substring(0, inside));
      parts.put("tail", text.substring(inside));
      parts.put(
          "keys", Forgery.collidingKeys().stream().map("\"%s\":0,"::formatted).collect(joining()));
    }
    texts("json");
  }

  private void xml() {
    int root = text.indexOf('<', text.startsWith("<?") ? 2 : 0);
    int inside = text.indexOf('>', root) + 1;
    parts.put("prolog", text.substring(0, root));
    parts.put("root", text.substring(root, inside - 1));
    parts.put("rest", text.substring(inside));
    Matcher first = Pattern.compile(">[^<>\\s][^<]*<").matcher(text);
    if (first.find(root)) {
      parts.put("before", text.substring(root, first.start() + 1));
      parts.put("after", text.substring(first.end() - 1));
    }
    parts.put(
        "attributes",
        IntStream.range(0, DEEP).mapToObj(i -> " a" + i + "=\"\"").collect(joining()));
    texts("xml");
  }

  /** Adds the messages of a text format, and the valid one with its first numbers replaced. */
  private void texts(String format) {
    addLines(format, message -> completed(message).getBytes(ISO_8859_1));
    Matcher number = NUMBER.matcher(text);
    for (int i = 0; i < MOST_NUMBERS && number.find(); i++) {
      int at = number.start();
      String before = text.substring(0, at);
      String after = text.substring(number.end());
      lines("number")
          .forEach(
              line ->
                  add(
                      line[1] + " instead of the number at " + at,
                      () -> (before + completed(line[2]) + after).getBytes(ISO_8859_1)));
    }
    addLines(format + "+", message -> completed(message).getBytes(ISO_8859_1));
  }

  private void binary(String format) {
    addLines(format, message -> HexFormat.of().parseHex(completed(message)));
    if (format.equals("protobuf")) {
      add("messages 10,000 deep in field 1", () -> nested((char) 0x0a));
      add("messages 10,000 deep in field 2", () -> nested((char) 0x12));
    }
  }

  /** Returns messages of which each is the only field of the one around it. */
  private static byte[] nested(char tag) {
    String message = "";
    for (int i = 0; i < 10_000; i++) {
      message = tag + varint(message.length()) + message;
    }
    return message.getBytes(ISO_8859_1);
  }

  private static String varint(int number) {
    return number < 0x80
        ? String.valueOf((char) number)
        : (char) ((number & 0x7f) | 0x80) + varint(number >>> 7);
  }

  private void add(String name, Supplier<byte[]> made) {
    all.add(new Message(name, made));
  }

  /** Adds the messages of a format for which the valid one has all parts. */
  private void addLines(String format, Function<String, byte[]> encoding) {
    lines(format)
        .filter(line -> PLACE.matcher(line[2]).results().allMatch(this::isKnown))
        .forEach(line -> add(line[1], () -> encoding.apply(line[2])));
  }

  /** Returns the lines of {@code messages.txt} for a format, each as its columns. */
  static Stream<String[]> lines(String format) {
    return Resource.text(Crafted.class, "messages.txt")
        .lines()
        .map(line -> line.split(" *\\| *", 3))
        .filter(line -> line[0].equals(format));
  }

  private boolean isKnown(MatchResult place) {
    return place.group(1) == null || parts.containsKey(place.group(1));
  }

  private String completed(String message) {
    return PLACE
        .matcher(message.translateEscapes())
        .replaceAll(
            place ->
                Matcher.quoteReplacement(
                    place.group(1) == null
                        ? place.group(3).repeat(Integer.parseInt(place.group(2)))
                        : parts.get(place.group(1))));
  }
}
