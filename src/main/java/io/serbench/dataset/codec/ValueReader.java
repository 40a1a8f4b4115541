package io.serbench.dataset.codec;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one value, in the order in which {@link ValueWriter} writes. */
final class ValueReader {
  private final Layouts layouts;
  private final DataInputStream in;

  /** The objects read so far, by their numbers; null for a record whose components are read. */
  private final List<Object> seen = new ArrayList<>();

  ValueReader(Layouts layouts, byte[] bytes) {
    this.layouts = layouts;
    this.in = new DataInputStream(new ByteArrayInputStream(bytes));
  }

  Object read() throws IOException {
    Object value = any();
    if (in.available() > 0) {
      throw new IOException(in.available() + " bytes are left after the value");
    }
    return value;
  }

  private Object any() throws IOException {
    Kind kind = kind();
    if (kind == Kind.NULL) {
      return null;
    }
    if (kind == Kind.AGAIN) {
      return again();
    }
    int number = seen.size();
    seen.add(null);
    Object object = object(kind, number);
    seen.set(number, object);
    return object;
  }

  private Kind kind() throws IOException {
    return Kind.at(in.readByte());
  }

  private Object again() throws IOException {
    int number = in.readInt();
    if (number < 0 || number >= seen.size() || seen.get(number) == null) {
      throw new IOException("no object has the number " + number);
    }
    return seen.get(number);
  }

  private Object object(Kind kind, int number) throws IOException {
    return switch (kind) {
      case LISTED -> listed(number);
      case ARRAY -> array(number);
      case LIST -> list(number);
      case MAP -> map(number);
      default -> Plain.read(in, kind);
    };
  }

  private Object listed(int number) throws IOException {
    Class<?> type = layouts.type(in.readShort());
    if (type.isEnum()) {
      return constant(type);
    }
    Layout layout = layouts.layout(type);
    return type.isRecord() ? record(layout) : bean(layout, number);
  }

  private Object constant(Class<?> type) throws IOException {
    int ordinal = in.readInt();
    Object[] constants = type.getEnumConstants();
    if (ordinal < 0 || ordinal >= constants.length) {
      throw new IOException(type.getName() + " has no constant " + ordinal);
    }
    return constants[ordinal];
  }

  private Object record(Layout layout) throws IOException {
    List<Object> components = new ArrayList<>();
    for (Field field : layout.fields()) {
      components.add(ofType(field.getType()));
    }
    return layout.construct(components.toArray());
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
    return type.isPrimitive() ? Plain.read(in, Kind.ofType(type)) : any();
  }

  private Object array(int number) throws IOException {
    Class<?> type = type();
    int length = Plain.length(in);
    Object array = Array.newInstance(type, length);
    seen.set(number, array);
    if (array instanceof byte[] all) {
      in.readFully(all);
      return array;
    }
    for (int i = 0; i < length; i++) {
      Array.set(array, i, ofType(type));
    }
    return array;
  }

  private Class<?> type() throws IOException {
    Kind kind = kind();
    return switch (kind) {
      case ARRAY -> type().arrayType();
      case LISTED -> layouts.type(in.readShort());
      default -> kind.type(in.readBoolean());
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
      map.put(any(), any());
    }
    return map;
  }
}
