package io.serbench.lab.languages;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which leaves say the same: numbers, texts, enums, times, bytes. A part of {@link SameValue}. */
final class SameLeaf {
  /** How readers say binary data, which JSON does not have. */
  private static final String BYTES = "$bytes";

  private final Map<String, Integer> constants = new HashMap<>();

  SameLeaf(List<Class<?>> classes) {
    for (Class<?> each : classes) {
      if (each.isEnum()) {
        Object[] all = each.getEnumConstants();
        for (int position = 0; position < all.length; position++) {
          constants.put(((Enum<?>) all[position]).name(), position);
        }
      }
    }
  }

  boolean isSame(JsonNode expected, JsonNode decoded) {
    if (decoded.isObject() && decoded.size() == 1 && !decoded.has(BYTES)) {
      // Without lists of leaves, formats have lists of messages of one field. Hessian's enums are
      // so.
      return isSame(expected, decoded.iterator().next());
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

  /** Whether both lists are the same bytes, whatever signs their numbers have. */
  static boolean areSameBytes(ArrayNode expected, ArrayNode found) {
    Optional<List<Byte>> bytes = bytes(expected);
    return bytes.isPresent() && bytes.equals(bytes(found));
  }

  /** Bytes in one piece, binary or as Base64; characters as one text. */
  static boolean isSameBlock(ArrayNode expected, JsonNode decoded) {
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
}
