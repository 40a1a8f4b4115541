package io.serbench.dataset;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.util.ClassUtil;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The form in which JSON has the values of a type. Nothing is coerced: {@code 1.0} is no int, and
 * neither is a number outside the range of ints.
 *
 * @param wanted the form's name in messages: {@code a string}
 * @param here tests whether the parser's current token is, or begins, a value of the type
 */
public record JsonKind(String wanted, Test here) {
  /** Tests the parser's current token, without advancing. */
  @FunctionalInterface
  public interface Test {
    boolean fits(JsonParser parser) throws IOException;
  }

  /** {@code UUID.fromString} accepts shorter strings, which Jackson does not. */
  private static final int UUID_LENGTH = 36;

  private static final JsonKind LIST =
      new JsonKind("an array", parser -> parser.hasToken(JsonToken.START_ARRAY));
  private static final JsonKind OBJECT =
      new JsonKind("an object", parser -> parser.hasToken(JsonToken.START_OBJECT));

  private static final Map<Class<?>, JsonKind> SCALARS =
      Map.ofEntries(
          Map.entry(Byte.class, whole("a byte", Byte.MIN_VALUE, Byte.MAX_VALUE)),
          Map.entry(Short.class, whole("a short", Short.MIN_VALUE, Short.MAX_VALUE)),
          Map.entry(Integer.class, whole("an int", Integer.MIN_VALUE, Integer.MAX_VALUE)),
          Map.entry(Long.class, whole("a long", Long.MIN_VALUE, Long.MAX_VALUE)),
          Map.entry(
              Float.class, number("a float", parser -> Float.isFinite(parser.getFloatValue()))),
          Map.entry(
              Double.class, number("a double", parser -> Double.isFinite(parser.getDoubleValue()))),
          Map.entry(BigDecimal.class, number("a number", parser -> true)),
          Map.entry(
              BigInteger.class,
              new JsonKind("an integer", parser -> parser.hasToken(JsonToken.VALUE_NUMBER_INT))),
          Map.entry(
              Boolean.class,
              new JsonKind("true or false", parser -> parser.currentToken().isBoolean())),
          Map.entry(String.class, text("a string", text -> true)),
          Map.entry(Character.class, text("a string of one character", text -> text.length() == 1)),
          Map.entry(
              UUID.class,
              text(
                  "a UUID such as \"123e4567-e89b-12d3-a456-426614174000\"",
                  parsed(UUID::fromString).and(text -> text.length() == UUID_LENGTH))),
          Map.entry(
              LocalDate.class, text("a date such as \"2026-11-21\"", parsed(LocalDate::parse))),
          Map.entry(
              OffsetDateTime.class,
              text("a time such as \"2026-11-21T15:30:00+01:00\"", parsed(OffsetDateTime::parse))));

  /** Returns the form of the values of a property or of elements. */
  public static JsonKind of(JavaType type) {
    if (type.isArrayType() || type.isCollectionLikeType()) {
      return LIST;
    }
    if (type.isEnumType()) {
      return oneOf(type.getRawClass());
    }
    return SCALARS.getOrDefault(wrapped(type.getRawClass()), OBJECT);
  }

  /** Returns whether values of a type are known to be neither arrays nor objects in JSON. */
  public static boolean isScalar(Class<?> type) {
    return SCALARS.containsKey(wrapped(type));
  }

  /** Returns whether a type's values are numbers, booleans, strings or characters. */
  public static boolean isSimple(Class<?> type) {
    Class<?> boxed = wrapped(type);
    return isScalar(boxed)
        && (Number.class.isAssignableFrom(boxed)
            || boxed == Boolean.class
            || boxed == String.class
            || boxed == Character.class);
  }

  private static Class<?> wrapped(Class<?> type) {
    return type.isPrimitive() ? ClassUtil.wrapperType(type) : type;
  }

  private static JsonKind whole(String wanted, long least, long most) {
    return new JsonKind(
        wanted,
        parser ->
            parser.hasToken(JsonToken.VALUE_NUMBER_INT)
                && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER
                && parser.getLongValue() >= least
                && parser.getLongValue() <= most);
  }

  private static JsonKind number(String wanted, Test inRange) {
    return new JsonKind(
        wanted, parser -> parser.currentToken().isNumeric() && inRange.fits(parser));
  }

  private static JsonKind text(String wanted, Predicate<String> accepts) {
    return new JsonKind(
        wanted,
        parser -> parser.hasToken(JsonToken.VALUE_STRING) && accepts.test(parser.getText()));
  }

  private static Predicate<String> parsed(Function<String, ?> parse) {
    return text -> {
      try {
        return parse.apply(text) != null;
      } catch (DateTimeException | IllegalArgumentException e) {
        return false;
      }
    };
  }

  private static JsonKind oneOf(Class<?> enumeration) {
    List<String> names =
        Arrays.stream(enumeration.getEnumConstants())
            .map(constant -> ((Enum<?>) constant).name())
            .toList();
    return text(
        Nearest.oneOf(names.stream().map(name -> '"' + name + '"').toList()), names::contains);
  }
}
