package io.serbench.dataset.codec;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.EOFException;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** Reads a value that {@link ValueWriter} wrote. */
final class ValueReader {
  private final ValueCodec codec;
  private final ByteBuffer in;

  /** The objects read so far, by number; null for one that is made after its contents are read. */
  private final List<Object> seen = new ArrayList<>();

  /** Replaces each leaf outside the keys of maps. */
  private final UnaryOperator<Object> leaves;

  private long announced; // Elements of all lists, arrays and so on.
  private boolean inKey;

  ValueReader(ValueCodec codec, byte[] bytes, UnaryOperator<Object> leaves) {
    this.codec = codec;
    this.leaves = leaves;
    this.in = ByteBuffer.wrap(bytes);
  }

  Object read() throws IOException {
    Object value = any();
    if (in.remaining() > 0) {
      throw new IOException(in.remaining() + " bytes are left after the value");
    }
    return value;
  }

  private Object any() throws IOException {
    ValueKind kind = ValueKind.at(in.get());
    if (kind == ValueKind.NULL) {
      return null;
    }
    if (kind == ValueKind.AGAIN) {
      return again();
    }
    int number = seen.size();
    seen.add(null);
    Object object = object(kind, number);
    seen.set(number, object);
    return object;
  }

  private Object again() throws IOException {
    Object object = seen.get(in.getInt());
    if (object == null) {
      throw new IOException("an object is referred to before it is made");
    }
    return object;
  }

  private Object object(ValueKind kind, int number) throws IOException {
    return switch (kind) {
      case LISTED -> listed(number);
      case ARRAY -> array(number);
      case LIST -> list(number);
      case MAP -> map(number);
      case OPTIONAL -> Optional.ofNullable(any());
      case OPTIONAL_INT -> any() instanceof Integer it ? OptionalInt.of(it) : OptionalInt.empty();
      case OPTIONAL_LONG -> any() instanceof Long it ? OptionalLong.of(it) : OptionalLong.empty();
      case OPTIONAL_DOUBLE ->
          any() instanceof Double it ? OptionalDouble.of(it) : OptionalDouble.empty();
      default -> leaf(plain(kind));
    };
  }

  private Object leaf(Object read) {
    return inKey ? read : leaves.apply(read);
  }

  private Object listed(int number) throws IOException {
    Class<?> type = codec.type(in.getShort());
    if (type.isEnum()) {
      return type.getEnumConstants()[in.getInt()];
    }
    Layout layout = Layout.of(type);
    return layout.whole() ? whole(layout) : bean(layout, number);
  }

  private Object whole(Layout layout) throws IOException {
    List<Object> parts = new ArrayList<>();
    for (Field field : layout.fields()) {
      parts.add(ofType(field.getType()));
    }
    return layout.construct(parts.toArray());
  }

  private Object bean(Layout layout, int number) throws IOException {
    Object bean = layout.construct();
    seen.set(number, bean);
    for (Field field : layout.fields()) {
      Layout.set(field, bean, ofType(field.getType()));
    }
    return bean;
  }

  private Object ofType(Class<?> type) throws IOException {
    return type.isPrimitive() ? leaf(plain(ValueKind.ofType(type))) : any();
  }

  private Object array(int number) throws IOException {
    Class<?> type = type();
    int length = length();
    Object array = Array.newInstance(type, length);
    seen.set(number, array);
    if (array instanceof byte[] bytes) {
      in.get(bytes);
    } else {
      ValueKind kind = ValueKind.ofType(type);
      for (int i = 0; i < length; i++) {
        Array.set(array, i, type.isPrimitive() ? plain(kind) : any());
      }
    }
    return type.isPrimitive() ? leaf(array) : array;
  }

  private Class<?> type() {
    ValueKind kind = ValueKind.at(in.get());
    return switch (kind) {
      case ARRAY -> type().arrayType();
      case LISTED -> codec.type(in.getShort());
      default -> kind.type(in.get() != 0);
    };
  }

  private List<Object> list(int number) throws IOException {
    int size = length();
    List<Object> list = new ArrayList<>(size);
    seen.set(number, list);
    for (int i = 0; i < size; i++) {
      list.add(any());
    }
    return list;
  }

  private Map<Object, Object> map(int number) throws IOException {
    int size = length();
    Map<Object, Object> map = new LinkedHashMap<>();
    seen.set(number, map);
    for (int i = 0; i < size; i++) {
      boolean before = inKey;
      inKey = true;
      Object key = any();
      inKey = before;
      map.put(key, any());
    }
    return map;
  }

  /** Reads a value that holds no others. */
  private Object plain(ValueKind kind) throws IOException {
    return switch (kind) {
      case BOOLEAN -> in.get() != 0;
      case BYTE -> in.get();
      case SHORT -> in.getShort();
      case CHAR -> in.getChar();
      case INT -> in.getInt();
      case LONG -> in.getLong();
      case FLOAT -> Float.intBitsToFloat(in.getInt());
      case DOUBLE -> Double.longBitsToDouble(in.getLong());
      case STRING -> text();
      case PATH -> Path.of(text());
      case BIG_INTEGER -> new BigInteger(bytes(length()));
      case BIG_DECIMAL -> {
        int scale = in.getInt();
        yield new BigDecimal(new BigInteger(bytes(length())), scale);
      }
      case UUID -> new UUID(in.getLong(), in.getLong());
      case LOCAL_DATE -> LocalDate.ofEpochDay(in.getLong());
      case OFFSET_DATE_TIME -> instant().atOffset(ZoneOffset.ofTotalSeconds(in.getInt()));
      case INSTANT -> instant();
      default -> throw new IOException(kind + " is not plain");
    };
  }

  private Instant instant() {
    return Instant.ofEpochSecond(in.getLong(), in.getInt());
  }

  /** Reads the number of elements, each of which takes at least a byte that is no other's. */
  private int length() throws IOException {
    int length = in.getInt();
    announced += Math.max(0, length);
    if (length < 0 || length > in.remaining() || announced > in.limit()) {
      throw new EOFException("length " + length + " with " + in.remaining() + " bytes left");
    }
    return length;
  }

  private byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    in.get(bytes);
    return bytes;
  }

  private String text() throws IOException {
    boolean latin = in.get() != 0;
    int length = length();
    if (latin) {
      return new String(bytes(length), ISO_8859_1);
    }
    char[] chars = new char[length];
    in.asCharBuffer().get(chars);
    in.position(in.position() + 2 * length);
    return new String(chars);
  }
}
