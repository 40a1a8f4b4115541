package io.serbench.dataset.codec;

import io.serbench.dataset.equality.Fields;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a value for {@link ValueReader}. */
final class ValueWriter {
  /** Marks an object that is made with all its fields, while these are written. */
  private static final int UNFINISHED = -1;

  private final ValueCodec.Classes classes;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  /** The objects written so far, numbered in the order in which their bytes begin. */
  private final IdentityHashMap<Object, Integer> written = new IdentityHashMap<>();

  ValueWriter(ValueCodec.Classes classes) {
    this.classes = classes;
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
          "a "
              + value.getClass().getName()
              + " cannot be encoded: it refers to itself, and is made with all its fields");
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
      default -> Plain.write(out, kind, value);
    }
  }

  @SuppressWarnings("EnumOrdinal") // Both sides are of one build.
  private void listed(Object value) throws IOException {
    if (value instanceof Enum<?> constant) {
      out.writeShort(classes.index(constant.getDeclaringClass()));
      out.writeInt(constant.ordinal());
      return;
    }
    out.writeShort(classes.index(value.getClass()));
    Layout layout = Layout.of(value.getClass());
    if (layout.whole()) {
      int number = written.put(value, UNFINISHED);
      fields(layout, value);
      written.put(value, number);
    } else {
      fields(layout, value);
    }
  }

  private void fields(Layout layout, Object object) throws IOException {
    for (Field field : layout.fields()) {
      ofType(field.getType(), Fields.get(field, object));
    }
  }

  /** Writes the value of a field or an element, without its kind if the type is primitive. */
  private void ofType(Class<?> type, Object value) throws IOException {
    if (type.isPrimitive()) {
      Plain.write(out, ValueKind.ofType(type), value);
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
      for (long each : all) {
        out.writeLong(each);
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
      case LISTED -> out.writeShort(classes.index(type));
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
}
