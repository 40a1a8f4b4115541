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

/**
 * Decides which leaves have the same meaning: numbers, strings, enum constants, times, bytes. Part
 * of {@link SameValue}.
 */
final class SameLeaf {
  /** The name of the member in which readers put binary data, which JSON does not have. */
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
      // Formats without lists of leaves have lists of messages with one field. Hessian has enum
      // constants of this form.
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

  /** Returns whether two strings are the same time. ISO 8601 may omit seconds that are zero. */
  private static boolean isSameTime(String expected, String found) {
    try {
      return OffsetDateTime.parse(expected).equals(OffsetDateTime.parse(found));
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  /** Returns whether the decoded value is the 16 bytes of a UUID. */
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

  /**
   * Returns the value of a number, which may be a string: text formats have nothing else, and JSON
   * often has long numbers as strings. Empty if it is no number.
   */
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

  /**
   * Returns whether two numbers are equal. A float that was widened to 64 bits equals the decimal
   * number that the float stands for.
   */
  private static boolean isSameNumber(BigDecimal expected, BigDecimal found) {
    float narrow = found.floatValue();
    return expected.compareTo(found) == 0
        || (Float.isFinite(narrow)
            && found.doubleValue() == narrow
            && expected.compareTo(new BigDecimal(Float.toString(narrow))) == 0);
  }

  /** Returns whether two lists of numbers are the same bytes, signed or unsigned. */
  static boolean areSameBytes(ArrayNode expected, ArrayNode found) {
    Optional<List<Byte>> bytes = bytes(expected);
    return bytes.isPresent() && bytes.equals(bytes(found));
  }

  /**
   * Returns whether the decoded value is the whole list in one piece: bytes as binary data or as
   * Base64, or characters as one string.
   */
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

  /** Returns numbers as bytes, signed or unsigned; empty if any of them is not a byte. */
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
