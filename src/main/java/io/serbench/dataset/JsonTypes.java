package io.serbench.dataset;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The types that the components of a data file's records may have, beside records themselves. */
final class JsonTypes {
  /** How types are read that JSON has as texts. */
  private static final Map<Class<?>, Function<String, Object>> TEXTS =
      Map.of(
          char.class, JsonTypes::character,
          Character.class, JsonTypes::character,
          UUID.class, UUID::fromString,
          LocalDate.class, LocalDate::parse,
          OffsetDateTime.class, OffsetDateTime::parse);

  private JsonTypes() {}

  /**
   * The value that the parser stands at.
   *
   * @throws IllegalArgumentException where it is not one of that type
   */
  static Object scalar(JsonParser parser, Class<?> type) throws IOException {
    JsonToken token = parser.currentToken();
    if (type == String.class && token == JsonToken.VALUE_STRING) {
      return parser.getText();
    }
    if (type.isEnum() && token == JsonToken.VALUE_STRING) {
      return constant(type, parser.getText());
    }
    if (token == JsonToken.VALUE_STRING && TEXTS.containsKey(type)) {
      return parsed(parser.getText(), TEXTS.get(type));
    }
    if ((type == boolean.class || type == Boolean.class) && token.isBoolean()) {
      return parser.getBooleanValue();
    }
    if (token.isNumeric()) {
      try {
        return number(parser, type);
      } catch (ArithmeticException e) {
        throw new IllegalArgumentException("out of range", e);
      }
    }
    throw new IllegalArgumentException("not of this type");
  }

  /** What is wanted: {@code a whole number from ... to ...}, {@code a text or null}. */
  static String describe(Type type, boolean nullable) {
    return describe(type) + (nullable ? " or null" : "");
  }

  private static String describe(Type type) {
    if (type instanceof Class<?> array && array.isArray()) {
      return "a list, [...]";
    }
    if (type instanceof ParameterizedType generic) {
      return generic.getRawType() == List.class ? "a list, [...]" : "an object, {...}";
    }
    if (type == int.class || type == Integer.class) {
      return "a whole number from " + Integer.MIN_VALUE + " to " + Integer.MAX_VALUE;
    }
    if (type == long.class || type == Long.class) {
      return "a whole number from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE;
    }
    if (type == short.class || type == Short.class) {
      return "a whole number from " + Short.MIN_VALUE + " to " + Short.MAX_VALUE;
    }
    if (type == byte.class || type == Byte.class) {
      return "a whole number from " + Byte.MIN_VALUE + " to " + Byte.MAX_VALUE;
    }
    if (type == double.class
        || type == Double.class
        || type == float.class
        || type == Float.class
        || type == BigDecimal.class) {
      return "a number";
    }
    if (type == char.class || type == Character.class) {
      return "a text of one character";
    }
    if (type == UUID.class) {
      return "a UUID in a text";
    }
    if (type == LocalDate.class) {
      return "a date such as \"2026-11-21\"";
    }
    if (type == OffsetDateTime.class) {
      return "a time such as \"2026-11-21T15:30:00+01:00\"";
    }
    if (type == boolean.class || type == Boolean.class) {
      return "true or false";
    }
    if (type == String.class) {
      return "a text";
    }
    if (type instanceof Class<?> enumeration && enumeration.isEnum()) {
      return Arrays.stream(enumeration.getEnumConstants())
          .map(constant -> '"' + ((Enum<?>) constant).name() + '"')
          .collect(Collectors.joining(" or "));
    }
    return "an object, {...}";
  }

  private static Object character(String text) {
    if (text.length() != 1) {
      throw new IllegalArgumentException("not one character");
    }
    return text.charAt(0);
  }

  private static Object parsed(String text, Function<String, Object> parser) {
    try {
      return parser.apply(text);
    } catch (DateTimeParseException e) {
      throw new IllegalArgumentException("not of this type", e);
    }
  }

  private static Object constant(Class<?> type, String name) {
    for (Object constant : type.getEnumConstants()) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new IllegalArgumentException("no constant " + name);
  }

  /** Exactly, or not at all; {@code 1.0} is no whole number. */
  private static Object number(JsonParser parser, Class<?> type) throws IOException {
    if (type == double.class || type == Double.class) {
      double number = parser.getDoubleValue();
      if (Double.isInfinite(number)) {
        throw new ArithmeticException("too large");
      }
      return number;
    }
    if (type == float.class || type == Float.class) {
      float number = parser.getFloatValue();
      if (Float.isInfinite(number)) {
        throw new ArithmeticException("too large");
      }
      return number;
    }
    if (type == BigDecimal.class) {
      return parser.getDecimalValue();
    }
    if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
      BigInteger number = parser.getBigIntegerValue();
      if (type == int.class || type == Integer.class) {
        return number.intValueExact();
      }
      if (type == long.class || type == Long.class) {
        return number.longValueExact();
      }
      if (type == short.class || type == Short.class) {
        return number.shortValueExact();
      }
      if (type == byte.class || type == Byte.class) {
        return number.byteValueExact();
      }
    }
    throw new IllegalArgumentException("not of this type");
  }
}
