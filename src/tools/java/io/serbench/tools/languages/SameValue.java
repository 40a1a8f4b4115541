package io.serbench.tools.languages;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether what another language decoded says what a data set's JSON says.
 *
 * <p>Formats say the same thing in several ways, because few of them have all of Java's types. The
 * ways that count as the same are the methods here, and no others; docs/languages.md lists them.
 * None of them is about one row.
 */
final class SameValue {
  /** How readers say binary data, which JSON does not have. */
  private static final String BYTES = "$bytes";

  private final Map<String, Integer> constants;

  /**
   * For values of some classes.
   *
   * @param classes whose enums' constants may come as their positions
   */
  SameValue(List<Class<?>> classes) {
    constants = new HashMap<>();
    for (Class<?> each : classes) {
      if (each.isEnum()) {
        for (Object constant : each.getEnumConstants()) {
          constants.put(((Enum<?>) constant).name(), ((Enum<?>) constant).ordinal());
        }
      }
    }
  }

  /** The first difference, as a path and what stands there; empty where they say the same. */
  Optional<String> difference(JsonNode expected, JsonNode decoded) {
    return difference("value", expected, decoded);
  }

  Optional<String> difference(String path, JsonNode expected, JsonNode decoded) {
    if (XmlElement.is(decoded)) {
      return new XmlElement(decoded, this).difference(path, expected);
    }
    if (decoded instanceof ArrayNode list && isAfterClass(list)) {
      return difference(path, expected, list.get(1));
    }
    if (expected.isNull()) {
      return same(path, expected, decoded, isBlank(decoded));
    }
    if (expected instanceof ObjectNode object) {
      return inObject(path, object, decoded);
    }
    if (expected instanceof ArrayNode list) {
      return inList(path, list, decoded);
    }
    return same(path, expected, decoded, isSameLeaf(expected, decoded));
  }

  private static Optional<String> same(
      String path, JsonNode expected, JsonNode decoded, boolean isSame) {
    return isSame
        ? Optional.empty()
        : Optional.of(path + ": expected " + brief(expected) + ", found " + brief(decoded));
  }

  static String brief(JsonNode node) {
    String text = node.isMissingNode() ? "nothing" : node.toString();
    return text.length() > 60 ? text.substring(0, 57) + "..." : text;
  }

  /** Null, absent, or the zero of a type that has no null. */
  static boolean isBlank(JsonNode decoded) {
    return decoded.isNull()
        || decoded.isMissingNode()
        || (decoded.isNumber() && decoded.decimalValue().signum() == 0)
        || (decoded.isBoolean() && !decoded.booleanValue())
        || (decoded.isTextual() && List.of("", "0", "false").contains(decoded.textValue()))
        || (decoded.isContainerNode() && decoded.isEmpty());
  }

  private boolean isSameLeaf(JsonNode expected, JsonNode decoded) {
    if (decoded.isObject() && decoded.size() == 1 && !decoded.has(BYTES)) {
      // Formats without lists of leaves have lists of messages of one field; Hessian has such
      // enums.
      return isSameLeaf(expected, decoded.iterator().next());
    }
    if (expected.isNumber()) {
      return number(decoded)
          .filter(found -> isSameNumber(expected.decimalValue(), found))
          .isPresent();
    }
    if (expected.isBoolean()) {
      boolean value = expected.booleanValue();
      return decoded.isBoolean()
          ? decoded.booleanValue() == value
          : decoded.asText().equals(value ? "1" : "0")
              || decoded.asText().equals(value ? "true" : "false");
    }
    String text = expected.textValue();
    if (decoded.isTextual() && decoded.textValue().equals(text)) {
      return true;
    }
    if (constants.containsKey(text)) {
      return decoded.asText().equalsIgnoreCase(text)
          || decoded.asText().equals(String.valueOf(constants.get(text)));
    }
    return isSameTime(text, decoded.asText())
        || isSameUuid(text, decoded)
        || (text.length() == 1 && decoded.asText().equals(String.valueOf((int) text.charAt(0))));
  }

  /** ISO 8601 says the same time with and without seconds that are zero. */
  private static boolean isSameTime(String expected, String found) {
    try {
      return OffsetDateTime.parse(expected).equals(OffsetDateTime.parse(found));
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  /** A UUID as its 16 bytes. */
  private static boolean isSameUuid(String expected, JsonNode decoded) {
    return bytesOf(decoded.path(BYTES).asText())
        .filter(bytes -> bytes.size() == 2 * Long.BYTES)
        .map(
            bytes -> {
              StringBuilder digits = new StringBuilder();
              bytes.forEach(each -> digits.append(HexFormat.of().toHexDigits(each)));
              return expected.replace("-", "").equals(digits.toString());
            })
        .orElse(false);
  }

  /** A number, also as text: formats of text have no other, and JSON's long ones are often text. */
  private static Optional<BigDecimal> number(JsonNode decoded) {
    if (decoded.isNumber()) {
      return Optional.of(decoded.decimalValue());
    }
    try {
      return decoded.isTextual()
          ? Optional.of(new BigDecimal(decoded.textValue()))
          : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** By value; a number of 32 bits that was widened is the one that it was narrowed from. */
  private static boolean isSameNumber(BigDecimal expected, BigDecimal found) {
    float narrow = found.floatValue();
    return expected.compareTo(found) == 0
        || (Float.isFinite(narrow)
            && found.doubleValue() == narrow
            && expected.compareTo(new BigDecimal(Float.toString(narrow))) == 0);
  }

  private Optional<String> inObject(String path, ObjectNode expected, JsonNode decoded) {
    if (isOnly(decoded, "e")) {
      return inObject(path, expected, decoded.get("e"));
    }
    if (decoded instanceof ArrayNode list) {
      Optional<ObjectNode> map = asMap(list);
      return map.isPresent() ? inObject(path, expected, map.get()) : inPlaces(path, expected, list);
    }
    if (!(decoded instanceof ObjectNode found)) {
      return same(path, expected, decoded, expected.isEmpty() && isBlank(decoded));
    }
    Members members = new Members(found);
    return inMembers(path, expected, members)
        .or(
            () ->
                members.rest().map(rest -> path + "." + rest + ", which the value does not have"));
  }

  private Optional<String> inMembers(String path, ObjectNode expected, Members members) {
    for (Map.Entry<String, JsonNode> member : expected.properties()) {
      String place = path + "." + member.getKey();
      Optional<String> difference = Optional.empty();
      if (member.getValue() instanceof ObjectNode object
          && !object.isEmpty()
          && members.named(member.getKey()).isEmpty()) {
        // Formats without nested messages have the members of an object in its place.
        difference = inMembers(place, object, members);
      } else if (!isAboutTypes(member.getKey())) {
        difference = difference(place, member.getValue(), members.take(member.getKey()));
      }
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  /** What languages write of a Java class's name is not a part of the value. */
  static boolean isAboutTypes(String name) {
    return name.startsWith("@") || name.startsWith("$") || name.startsWith("__");
  }

  /** A list of pairs, of formats without maps; {@code {e: [{k, v}]}} is Protostuff's. */
  private static Optional<ObjectNode> asMap(ArrayNode list) {
    ObjectNode map = list.objectNode();
    for (JsonNode pair : list) {
      if (isOnly(pair, "key", "value")) {
        map.set(pair.get("key").asText(), pair.get("value"));
      } else if (isOnly(pair, "k", "v")) {
        map.set(pair.get("k").asText(), pair.get("v"));
      } else {
        return Optional.empty();
      }
    }
    return list.isEmpty() ? Optional.empty() : Optional.of(map);
  }

  /** An object written as a list of its members' values; which is which, its reader must know. */
  private Optional<String> inPlaces(String path, ObjectNode expected, ArrayNode decoded) {
    List<JsonNode> members = new ArrayList<>();
    expected.properties().stream()
        .filter(member -> !isAboutTypes(member.getKey()))
        .forEach(member -> members.add(member.getValue()));
    int[] memberAt = new int[decoded.size()];
    Arrays.fill(memberAt, -1);
    for (int member = 0; member < members.size(); member++) {
      if (!place(member, members, decoded, memberAt, new HashSet<>())
          && !members.get(member).isNull()) {
        return Optional.of(path + ": no item of the list is " + brief(members.get(member)));
      }
    }
    for (int i = 0; i < memberAt.length; i++) {
      if (memberAt[i] < 0 && !isBlank(decoded.get(i)) && !decoded.get(i).isBoolean()) {
        return Optional.of(
            path
                + "["
                + i
                + "]: found "
                + brief(decoded.get(i))
                + ", which the value does not have");
      }
    }
    return Optional.empty();
  }

  /** Gives each member an item of its own, and makes others move where they can. */
  private boolean place(
      int member, List<JsonNode> members, ArrayNode decoded, int[] memberAt, Set<Integer> tried) {
    for (int i = 0; i < memberAt.length; i++) {
      if (difference("", members.get(member), decoded.get(i)).isEmpty()
          && tried.add(i)
          && (memberAt[i] < 0 || place(memberAt[i], members, decoded, memberAt, tried))) {
        memberAt[i] = member;
        return true;
      }
    }
    return false;
  }

  /** Whether it is an object of these members and no others. */
  private static boolean isOnly(JsonNode node, String... members) {
    return node.isObject()
        && node.size() == members.length
        && Arrays.stream(members).allMatch(node::has);
  }

  private Optional<String> inList(String path, ArrayNode expected, JsonNode decoded) {
    // As Protostuff writes arrays: their length and their found.
    if (isOnly(decoded, "a", "b") && decoded.get("a").asInt() == expected.size()) {
      return inList(path, expected, decoded.get("b"));
    }
    if (decoded instanceof ArrayNode found) {
      if (found.size() != expected.size()) {
        return Optional.of(
            path + ": expected " + expected.size() + " items, found " + found.size());
      }
      if (bytes(expected).isPresent() && bytes(expected).equals(bytes(found))) {
        return Optional.empty();
      }
      for (int i = 0; i < expected.size(); i++) {
        Optional<String> difference =
            difference(path + "[" + i + "]", expected.get(i), found.get(i));
        if (difference.isPresent()) {
          return difference;
        }
      }
      return Optional.empty();
    }
    if (expected.isEmpty() && (decoded.isNull() || decoded.isMissingNode())) {
      return Optional.empty();
    }
    return same(path, expected, decoded, isSameBlock(expected, decoded));
  }

  /** {@code ["java.util.ArrayList", [1, 2]]}: a value after the name of its class. */
  private static boolean isAfterClass(ArrayNode list) {
    return list.size() == 2 && list.get(0).asText().startsWith("java.");
  }

  /** Bytes in one piece, binary or as Base64; characters as one text. */
  private boolean isSameBlock(ArrayNode expected, JsonNode decoded) {
    String text = decoded.isObject() ? decoded.path(BYTES).asText() : decoded.asText();
    StringBuilder joined = new StringBuilder();
    expected.forEach(item -> joined.append(item.asText()));
    if (!expected.isEmpty() && expected.get(0).isTextual() && joined.toString().equals(text)) {
      return true;
    }
    Optional<List<Byte>> bytes = bytes(expected);
    return bytes.isPresent() && bytes.equals(bytesOf(text));
  }

  private static Optional<List<Byte>> bytesOf(String base64) {
    try {
      List<Byte> bytes = new ArrayList<>();
      for (byte each : Base64.getDecoder().decode(base64.replaceAll("\\s", ""))) {
        bytes.add(each);
      }
      return Optional.of(bytes);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Numbers that may be bytes, with their sign or without. */
  private static Optional<List<Byte>> bytes(ArrayNode numbers) {
    List<Byte> bytes = new ArrayList<>();
    for (JsonNode each : numbers) {
      if (!each.isIntegralNumber() || each.longValue() < Byte.MIN_VALUE || each.longValue() > 255) {
        return Optional.empty();
      }
      bytes.add((byte) each.intValue());
    }
    return Optional.of(bytes);
  }

  /** The same for {@code int_value}, {@code intValue} and {@code IntValue}. */
  static String style(String name) {
    return name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
  }

  /** Members by name, whatever its style: {@code int_value} is {@code intValue}. */
  private static final class Members {
    private final Map<String, JsonNode> left = new LinkedHashMap<>();

    Members(ObjectNode object) {
      for (Map.Entry<String, JsonNode> member : object.properties()) {
        if (!isAboutTypes(member.getKey())) {
          left.put(member.getKey(), member.getValue());
        }
      }
      for (Map.Entry<String, JsonNode> member : object.properties()) {
        flagged(member.getKey(), member.getValue());
      }
    }

    /** A member that says whether another is there: {@code hasBitrate}, {@code noTitle}. */
    private void flagged(String flag, JsonNode value) {
      for (String prefix : List.of("has", "no")) {
        Optional<String> other =
            flag.toLowerCase(Locale.ROOT).startsWith(prefix)
                ? named(flag.substring(prefix.length()))
                : Optional.empty();
        if (other.isPresent() && !other.get().equals(flag)) {
          left.remove(flag);
          if (value.asBoolean() != prefix.equals("has")) {
            left.put(other.get(), NullNode.getInstance());
          }
        }
      }
    }

    private Optional<String> named(String name) {
      return left.containsKey(name)
          ? Optional.of(name)
          : left.keySet().stream().filter(each -> style(each).equals(style(name))).findFirst();
    }

    JsonNode take(String name) {
      return named(name).map(left::remove).orElse(NullNode.getInstance());
    }

    /** What nobody took and is not blank. */
    Optional<String> rest() {
      return left.entrySet().stream()
          .filter(member -> !isBlank(member.getValue()))
          .map(member -> member.getKey() + ": found " + brief(member.getValue()))
          .findFirst();
    }
  }
}
