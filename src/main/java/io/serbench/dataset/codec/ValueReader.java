package io.serbench.dataset.codec;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Reads a value that {@link ValueWriter} wrote. */
final class ValueReader {
  private final ValueCodec.Classes classes;
  private final ByteBuffer in;

  /** The objects read so far, by number; null for one that is made after its contents are read. */
  private final List<Object> seen = new ArrayList<>();

  /** Replaces each leaf outside the keys of maps. */
  private final UnaryOperator<Object> leaves;

  private boolean inKey;

  ValueReader(ValueCodec.Classes classes, byte[] bytes, UnaryOperator<Object> leaves) {
    this.classes = classes;
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
    ValueKind kind = kind();
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

  private ValueKind kind() throws IOException {
    return ValueKind.at(in.get());
  }

  private Object again() throws IOException {
    int number = in.getInt();
    if (number < 0 || number >= seen.size() || seen.get(number) == null) {
      throw new IOException("no object has the number " + number);
    }
    return seen.get(number);
  }

  private Object object(ValueKind kind, int number) throws IOException {
    return switch (kind) {
      case LISTED -> listed(number);
      case ARRAY -> array(number);
      case LIST -> list(number);
      case MAP -> map(number);
      case OPTIONAL -> Optional.ofNullable(any());
      default -> leaf(Plain.read(in, kind));
    };
  }

  private Object leaf(Object read) {
    return inKey ? read : leaves.apply(read);
  }

  private Object listed(int number) throws IOException {
    Class<?> type = classes.type(in.getShort());
    if (type.isEnum()) {
      return constant(type);
    }
    Layout layout = Layout.of(type);
    return layout.whole() ? whole(layout) : bean(layout, number);
  }

  private Object constant(Class<?> type) throws IOException {
    int ordinal = in.getInt();
    Object[] constants = type.getEnumConstants();
    if (ordinal < 0 || ordinal >= constants.length) {
      throw new IOException(type.getName() + " has no constant " + ordinal);
    }
    return constants[ordinal];
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
    return type.isPrimitive() ? leaf(Plain.read(in, ValueKind.ofType(type))) : any();
  }

  private Object array(int number) throws IOException {
    Class<?> type = type();
    int length = Plain.length(in);
    Object array = Array.newInstance(type, length);
    seen.set(number, array);
    if (array instanceof byte[] bytes) {
      in.get(bytes);
    } else {
      ValueKind kind = ValueKind.ofType(type);
      for (int i = 0; i < length; i++) {
        Array.set(array, i, type.isPrimitive() ? Plain.read(in, kind) : any());
      }
    }
    return type.isPrimitive() ? leaf(array) : array;
  }

  private Class<?> type() throws IOException {
    ValueKind kind = kind();
    return switch (kind) {
      case ARRAY -> type().arrayType();
      case LISTED -> classes.type(in.getShort());
      default -> kind.type(in.get() != 0);
    };
  }

  private List<Object> list(int number) throws IOException {
    int size = Plain.length(in);
    List<Object> list = new ArrayList<>(size);
    seen.set(number, list);
    for (int i = 0; i < size; i++) {
      list.add(any());
    }
    return list;
  }

  private Map<Object, Object> map(int number) throws IOException {
    int size = Plain.length(in);
    Map<Object, Object> map = new LinkedHashMap<>();
    seen.set(number, map);
    for (int i = 0; i < size; i++) {
      Object key = key();
      map.put(key, any());
    }
    return map;
  }

  private Object key() throws IOException {
    boolean before = inKey;
    inKey = true;
    Object key = any();
    inKey = before;
    return key;
  }
}
