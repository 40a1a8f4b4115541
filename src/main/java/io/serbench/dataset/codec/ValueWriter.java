package io.serbench.dataset.codec;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.serbench.dataset.object.Fields;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;

/** Writes a value for {@link ValueReader}. */
final class ValueWriter {
  /** Marks an object that is made with all its fields, while these are written. */
  private static final int UNFINISHED = -1;

  private final ValueCodec codec;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  /** The objects written so far, numbered in the order in which their bytes begin. */
  private final IdentityHashMap<Object, Integer> written = new IdentityHashMap<>();

  ValueWriter(ValueCodec codec) {
    this.codec = codec;
  }

  ByteArrayOutputStream write(Object value) {
    try {
      any(value);
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write to memory", e);
    }
  }

  private void any(Object value) throws IOException {
    Integer number = written.get(value);
    if (number != null) {
      again(number, value);
      return;
    }
    ValueKind kind = ValueKind.of(value);
    kind(kind);
    if (kind != ValueKind.NULL) {
      written.put(value, written.size());
      object(kind, value);
    }
  }

  @SuppressWarnings("EnumOrdinal") // Both sides are of one build.
  private void kind(ValueKind kind) throws IOException {
    out.writeByte(kind.ordinal());
  }

  private void again(int number, Object value) throws IOException {
    if (number == UNFINISHED) {
      throw new IllegalArgumentException(
          "a %s cannot be encoded: it refers to itself, and is made with all its fields"
              .formatted(value.getClass().getName()));
    }
    kind(ValueKind.AGAIN);
    out.writeInt(number);
  }

  private void object(ValueKind kind, Object value) throws IOException {
    switch (kind) {
      case LISTED -> listed(value);
      case ARRAY -> array(value);
      case LIST -> list((List<?>) value);
      case MAP -> map((Map<?, ?>) value);
      case OPTIONAL -> any(((Optional<?>) value).orElse(null));
      case OPTIONAL_INT -> any(((OptionalInt) value).stream().boxed().findFirst().orElse(null));
      case OPTIONAL_LONG -> any(((OptionalLong) value).stream().boxed().findFirst().orElse(null));
      case OPTIONAL_DOUBLE ->
          any(((OptionalDouble) value).stream().boxed().findFirst().orElse(null));
      case BOOLEAN -> out.writeBoolean((Boolean) value);
      case BYTE -> out.writeByte((Byte) value);
      case SHORT -> out.writeShort((Short) value);
      case CHAR -> out.writeChar((Character) value);
      case INT -> out.writeInt((Integer) value);
      case LONG -> out.writeLong((Long) value);
      case FLOAT -> out.writeInt(Float.floatToRawIntBits((Float) value));
      case DOUBLE -> out.writeLong(Double.doubleToRawLongBits((Double) value));
      case STRING -> text((String) value);
      // The reader may have another working directory.
      case PATH -> text(((Path) value).toAbsolutePath().toString());
      case BIG_INTEGER -> whole((BigInteger) value);
      case BIG_DECIMAL -> {
        out.writeInt(((BigDecimal) value).scale());
        whole(((BigDecimal) value).unscaledValue());
      }
      case UUID -> {
        out.writeLong(((UUID) value).getMostSignificantBits());
        out.writeLong(((UUID) value).getLeastSignificantBits());
      }
      case LOCAL_DATE -> out.writeLong(((LocalDate) value).toEpochDay());
      case OFFSET_DATE_TIME -> {
        object(ValueKind.INSTANT, ((OffsetDateTime) value).toInstant());
        out.writeInt(((OffsetDateTime) value).getOffset().getTotalSeconds());
      }
      case INSTANT -> {
        Instant time = (Instant) value;
        out.writeLong(time.getEpochSecond());
        out.writeInt(time.getNano());
      }
      default -> throw new IllegalStateException(kind + " has no contents");
    }
  }

  @SuppressWarnings("EnumOrdinal") // Both sides are of one build.
  private void listed(Object value) throws IOException {
    if (value instanceof Enum<?> constant) {
      out.writeShort(codec.index(constant.getDeclaringClass()));
      out.writeInt(constant.ordinal());
      return;
    }
    out.writeShort(codec.index(value.getClass()));
    Layout layout = Layout.of(value.getClass());
    int number = written.get(value);
    if (layout.whole()) {
      written.put(value, UNFINISHED);
    }
    for (Field field : layout.fields()) {
      ofType(field.getType(), Fields.get(field, value));
    }
    written.put(value, number);
  }

  /** Writes the value of a field or an element, without its kind if the type is primitive. */
  private void ofType(Class<?> type, Object value) throws IOException {
    if (type.isPrimitive()) {
      object(ValueKind.ofType(type), value);
    } else {
      any(value);
    }
  }

  private void array(Object array) throws IOException {
    Class<?> type = array.getClass().getComponentType();
    type(type);
    int length = Array.getLength(array);
    out.writeInt(length);
    if (array instanceof byte[] all) {
      out.write(all);
      return;
    }
    if (array instanceof long[] all) {
      for (long number : all) {
        out.writeLong(number);
      }
      return;
    }
    for (int i = 0; i < length; i++) {
      ofType(type, Array.get(array, i));
    }
  }

  private void type(Class<?> type) throws IOException {
    ValueKind kind = ValueKind.ofType(type);
    kind(kind);
    switch (kind) {
      case ARRAY -> type(type.getComponentType());
      case LISTED -> out.writeShort(codec.index(type));
      default -> out.writeBoolean(type.isPrimitive());
    }
  }

  private void list(List<?> list) throws IOException {
    out.writeInt(list.size());
    for (Object element : list) {
      any(element);
    }
  }

  private void map(Map<?, ?> map) throws IOException {
    out.writeInt(map.size());
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      any(entry.getKey());
      any(entry.getValue());
    }
  }

  /** Writes Latin-1 if possible, else UTF-16, which unlike UTF-8 allows lone surrogates. */
  private void text(String text) throws IOException {
    byte[] latin = text.getBytes(ISO_8859_1);
    boolean isLatin = new String(latin, ISO_8859_1).equals(text);
    out.writeBoolean(isLatin);
    out.writeInt(text.length());
    if (isLatin) {
      out.write(latin);
    } else {
      out.writeChars(text);
    }
  }

  private void whole(BigInteger number) throws IOException {
    byte[] bytes = number.toByteArray();
    out.writeInt(bytes.length);
    out.write(bytes);
  }
}
