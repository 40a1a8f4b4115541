package io.serbench.dataset.codec;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The kinds of values, encoded as a byte before each, and the JDK's classes of the codec. */
enum ValueKind {
  NULL,
  /** An object that was encoded before, as its number. */
  AGAIN,
  /** An object of a listed class, after the class's index. */
  LISTED,
  ARRAY,
  LIST(List.class),
  MAP(Map.class),
  OPTIONAL(Optional.class),
  BOOLEAN(Boolean.class, boolean.class),
  BYTE(Byte.class, byte.class),
  SHORT(Short.class, short.class),
  CHAR(Character.class, char.class),
  INT(Integer.class, int.class),
  LONG(Long.class, long.class),
  FLOAT(Float.class, float.class),
  DOUBLE(Double.class, double.class),
  STRING(String.class),
  BIG_INTEGER(BigInteger.class),
  BIG_DECIMAL(BigDecimal.class),
  UUID(java.util.UUID.class),
  LOCAL_DATE(LocalDate.class),
  OFFSET_DATE_TIME(OffsetDateTime.class),
  INSTANT(Instant.class),
  OPTIONAL_INT(OptionalInt.class),
  OPTIONAL_LONG(OptionalLong.class),
  OPTIONAL_DOUBLE(OptionalDouble.class),
  PATH(Path.class);

  private static final ValueKind[] KINDS = values();
  private static final Map<Class<?>, ValueKind> BY_CLASS = byClass();

  /** A class, and maybe the primitive type that it boxes; none if values are of any class. */
  @SuppressWarnings("ImmutableEnumChecker") // The list cannot be changed.
  private final List<Class<?>> types;

  ValueKind(Class<?>... types) {
    this.types = List.of(types);
  }

  private static Map<Class<?>, ValueKind> byClass() {
    Map<Class<?>, ValueKind> kinds = new HashMap<>();
    for (ValueKind kind : KINDS) {
      kind.types.forEach(type -> kinds.put(type, kind));
    }
    return Map.copyOf(kinds);
  }

  static ValueKind at(int ordinal) {
    return KINDS[ordinal];
  }

  static ValueKind of(Object value) {
    if (value == null) {
      return NULL;
    }
    if (value instanceof List) {
      return LIST;
    }
    if (value instanceof Path) {
      return PATH;
    }
    return value instanceof Map ? MAP : ofType(value.getClass());
  }

  /** Returns the kind of a value's class, or of a declared type. */
  static ValueKind ofType(Class<?> type) {
    return type.isArray() ? ARRAY : BY_CLASS.getOrDefault(type, LISTED);
  }

  /** Returns the component type of an array of such values. */
  Class<?> type(boolean isPrimitive) {
    return types.get(isPrimitive ? 1 : 0);
  }
}
