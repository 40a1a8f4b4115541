package io.serbench.dataset.hostile;

import io.serbench.dataset.Resource;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Hostile messages written by hand from the specification of a format, since no library writes
 * them. For unknown formats, messages that are hostile in any: no bytes, too many, and one byte a
 * hundred thousand times, which nests as deeply if that byte opens a level.
 *
 * <p>Sources: RFC 8259 (JSON), XML 1.0, YAML 1.2.2, RFC 8949 (CBOR), the specifications of
 * MessagePack, Smile, BSON, Ion 1.0, Protocol Buffers' encoding, Thrift's binary and compact
 * protocols, Avro 1.12.
 */
public final class Crafted {
  private static final int DEEP = Forgery.DEEP;
  private static final int MANY = 1_000_000;
  private static final int DIGITS = 100_000;
  private static final String CANARY = Canary.class.getName();

  /** A file that does not exist. A library whose error names it has tried to open it. */
  public static final String FOREIGN_FILE = "/serbench-foreign-entity";

  private static final Pattern NUMBER = Pattern.compile("(?<=[:>,\\[ ])-?\\d+(?=[,}\\]<\\n])");
  private static final int MOST_NUMBERS = 12;

  /** The formats of {@code binary.txt}; the first whose name is in the row's is meant. */
  private static final List<String> BINARY =
      List.of("cbor", "smile", "bson", "ion", "protobuf", "thrift", "avro", "msgpack");

  private static final List<Integer> HEADER_LENGTHS = List.of(0, 4);

  private final byte[] valid;
  private final List<Message> all = new ArrayList<>();

  private Crafted(byte[] valid) {
    this.valid = valid;
  }

  /** Returns whether a message contains no control characters other than line breaks and tabs. */
  public static boolean isText(byte[] valid) {
    return new String(valid, StandardCharsets.ISO_8859_1)
        .chars()
        .noneMatch(each -> each < ' ' && "\n\r\t".indexOf(each) < 0);
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
      yaml();
    } else if (!isText(valid)) {
      BINARY.stream().filter(row::contains).findFirst().ifPresent(this::binary);
    } else if (valid[0] == '{' || valid[0] == '[') {
      json();
    } else if (valid[0] == '<') {
      xml();
    }
  }

  private void add(String name, Supplier<byte[]> made) {
    all.add(new Message(name, made));
  }

  private void addText(String name, Supplier<String> made) {
    add(name, () -> made.get().getBytes(StandardCharsets.UTF_8));
  }

  private String text() {
    return new String(valid, StandardCharsets.UTF_8);
  }

  private void anything() {
    add("nothing", () -> new byte[0]);
    add("1,000 bytes after the message", () -> Arrays.copyOf(valid, valid.length + 1000));
    add("1,000 bytes of 0xff", () -> filled(0, 0xff, 1000));
    if (isText(valid)) {
      return;
    }
    for (int header : HEADER_LENGTHS) {
      for (int each = 0; each <= 0xff; each++) {
        int value = each;
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
    deepText("[", "", "");
    deepText("[", "0", "]");
    deepText("{", "", "");
    deepText("{\"a\":", "0", "}");
    inside(
        "an unknown property, lists 100,000 deep",
        () -> "\"zz\":" + "[".repeat(DEEP) + "]".repeat(DEEP) + ",");
    inside(
        "an unknown property, objects 100,000 deep",
        () -> "\"zz\":" + "{\"a\":".repeat(DEEP) + "0" + "}".repeat(DEEP) + ",");
    addText("a million empty lists", () -> "[" + "[],".repeat(MANY - 1) + "[]]");
    inside("a million empty objects", () -> "\"zz\":[" + "{},".repeat(MANY - 1) + "{}],");
    inside("one key a million times", () -> "\"zz\":0,".repeat(MANY));
    inside(
        "16,384 keys with one hash code",
        () -> "\"" + String.join("\":0,\"", Forgery.collidingKeys()) + "\":0,");
    numbers();
    inside("a lone surrogate", () -> "\"zz\":\"\\ud800\",");
    inside("NUL in a string", () -> "\"zz\":\"\0\",");
    int inside = text().indexOf('{') + 1;
    byte[] overlong = "\"zz\":\"\u00c0\u0080\",".getBytes(StandardCharsets.ISO_8859_1);
    add(
        "an over-long UTF-8 NUL in a string",
        () -> Mutations.replaced(valid, inside, inside, overlong));
    for (String key : List.of("@type", "@class", "class", "$type", "_class", "java.class")) {
      addText(
          "a canary named by " + key, () -> "{\"%s\":\"%s\",\"weight\":7}".formatted(key, CANARY));
      inside(
          "a canary named by " + key + " in an unknown property",
          () -> "\"zz\":{\"%s\":\"%s\",\"weight\":7},".formatted(key, CANARY));
      inside(
          "a canary named by " + key + " in the root",
          () -> "\"%s\":\"%s\",".formatted(key, CANARY));
    }
    addText("a canary named in a list", () -> "[\"%s\",{\"weight\":7}]".formatted(CANARY));
  }

  private void deepText(String open, String middle, String close) {
    String name = close.isEmpty() ? " never closed" : "";
    addText(
        "100,000 levels of " + open + name, () -> open.repeat(DEEP) + middle + close.repeat(DEEP));
  }

  /** Adds the message with a part inserted at the beginning of its root object, if it has one. */
  private void inside(String name, Supplier<String> part) {
    int at = text().indexOf('{') + 1;
    if (at > 0) {
      add(
          name,
          () -> Mutations.replaced(valid, at, at, part.get().getBytes(StandardCharsets.UTF_8)));
    }
  }

  /** Adds the message with each of its first numbers replaced. */
  private void numbers() {
    Matcher number = NUMBER.matcher(text());
    for (int i = 0; i < MOST_NUMBERS && number.find(); i++) {
      int start = number.start();
      int end = number.end();
      number(start, end, "100,000 digits", () -> "9".repeat(DIGITS));
      number(start, end, "a fraction of 100,000 digits", () -> "0." + "9".repeat(DIGITS));
      number(start, end, "1e1000000000", () -> "1e1000000000");
      number(start, end, "1e-1000000000", () -> "1e-1000000000");
    }
  }

  private void number(int start, int end, String what, Supplier<String> number) {
    String text = text();
    addText(
        what + " instead of the number at " + start,
        () -> text.substring(0, start) + number.get() + text.substring(end));
  }

  private void xml() {
    String text = text();
    int root = text.indexOf('<', text.startsWith("<?") ? 2 : 0);
    int inside = text.indexOf('>', root) + 1;
    String entities = entities();
    addText(
        "entities that expand to 10^9 letters",
        () -> entities + with(inside, "&e9;").substring(root));
    add("entities that expand to 10^9 letters in a string", () -> inText(entities, root, "&e9;"));
    String external =
        "<!DOCTYPE r [<!ENTITY e SYSTEM \"file://%s.txt\">]>\n".formatted(FOREIGN_FILE);
    addText("an external entity", () -> external + with(inside, "&e;").substring(root));
    add("an external entity in a string", () -> inText(external, root, "&e;"));
    addText(
        "an external DTD",
        () ->
            "<!DOCTYPE r SYSTEM \"file://%s.dtd\">\n".formatted(FOREIGN_FILE)
                + text.substring(root));
    addText("100,000 levels never closed", () -> "<a>".repeat(DEEP));
    addText(
        "100,000 levels in an unknown element",
        () -> with(inside, "<zz>".repeat(DEEP) + "</zz>".repeat(DEEP)));
    addText("a million empty elements", () -> with(inside, "<zz/>".repeat(MANY)));
    addText("100,000 attributes", () -> with(inside - 1, attributes()));
    numbers();
    addText("a canary as the root", () -> "<%s><weight>7</weight></%s>".formatted(CANARY, CANARY));
    addText(
        "a canary named by a class attribute",
        () -> with(inside - 1, " class=\"%s\"".formatted(CANARY)));
    addText(
        "a canary in an unknown element",
        () -> with(inside, "<zz class=\"%s\"/>".formatted(CANARY)));
  }

  private String with(int at, String part) {
    return text().substring(0, at) + part + text().substring(at);
  }

  private static String attributes() {
    return IntStream.range(0, DEEP).mapToObj(i -> " a" + i + "=\"\"").collect(Collectors.joining());
  }

  private static String entities() {
    StringBuilder dtd = new StringBuilder("<!DOCTYPE r [<!ENTITY e0 \"e\">");
    for (int i = 1; i < 10; i++) {
      dtd.append("<!ENTITY e%d \"%s\">".formatted(i, ("&e" + (i - 1) + ";").repeat(10)));
    }
    return dtd.append("]>\n").toString();
  }

  private byte[] inText(String dtd, int root, String reference) {
    String text = text().substring(root);
    Matcher inner = Pattern.compile(">[^<>\\s][^<]*<").matcher(text);
    String with =
        inner.find()
            ? text.substring(0, inner.start() + 1) + reference + text.substring(inner.end() - 1)
            : text;
    return (dtd + with).getBytes(StandardCharsets.UTF_8);
  }

  private void yaml() {
    deepText("[", "", "");
    deepText("[", "0", "]");
    deepText("{a: ", "0", "}");
    addText("100,000 levels of dashes", () -> "- ".repeat(DEEP) + "0");
    StringBuilder laughs = new StringBuilder("zz0: &a0 [0,0,0,0,0,0,0,0,0]\n");
    for (int i = 1; i < 10; i++) {
      String alias = "*a" + (i - 1);
      laughs.append("zz%d: &a%d [%s]\n".formatted(i, i, (alias + ",").repeat(8) + alias));
    }
    addText("aliases that expand to 10^9 elements", () -> laughs + body());
    addText("an alias that refers to itself", () -> "&a\nzz: *a\n" + body());
    addText("one key 100,000 times", () -> "zz: 0\n".repeat(DEEP) + body());
    addText("a canary named by a tag", () -> "!!" + CANARY + " {weight: 7}");
    addText(
        "a canary named by a tag in an unknown property",
        () -> "zz: !!" + CANARY + " {weight: 7}\n" + body());
    addText("a canary named by a local tag", () -> "!<!" + CANARY + "> {weight: 7}");
    numbers();
  }

  private String body() {
    String text = text();
    return text.startsWith("---") ? text.substring(text.indexOf('\n') + 1) : text;
  }

  /**
   * Adds the messages of {@code binary.txt} for a format, which stand there as hexadecimal digits.
   */
  private void binary(String format) {
    Resource.text(Crafted.class, "binary.txt")
        .lines()
        .map(line -> line.split(" *\\| *", -1))
        .filter(parts -> parts[0].equals(format))
        .forEach(parts -> add(parts[1], () -> repeated(parts)));
    if (format.equals("protobuf")) {
      add("messages 10,000 deep in field 1", () -> nested(0x0a));
      add("messages 10,000 deep in field 2", () -> nested(0x12));
    }
  }

  private static byte[] repeated(String[] parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(HexFormat.of().parseHex(parts[2]));
    int times = parts.length > 3 ? Integer.parseInt(parts[4]) : 0;
    for (int i = 0; i < times; i++) {
      out.writeBytes(HexFormat.of().parseHex(parts[3]));
    }
    return out.toByteArray();
  }

  /** Returns messages of which each is the only field of the one around it. */
  private static byte[] nested(int tag) {
    byte[] buffer = new byte[8 * 10_000];
    int start = buffer.length;
    for (int i = 0; i < 10_000; i++) {
      int length = buffer.length - start;
      int groups = Math.max(1, (Integer.SIZE - Integer.numberOfLeadingZeros(length) + 6) / 7);
      for (int group = groups - 1; group >= 0; group--) {
        start--;
        buffer[start] =
            (byte) (((length >>> (7 * group)) & 0x7f) | (group < groups - 1 ? 0x80 : 0));
      }
      start--;
      buffer[start] = (byte) tag;
    }
    return Arrays.copyOfRange(buffer, start, buffer.length);
  }
}
