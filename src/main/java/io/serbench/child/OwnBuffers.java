package io.serbench.child;

import io.serbench.serializer.Serializer;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.nio.Buffer;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;

/**
 * The buffers that a row's adapter keeps by its own choice: arrays of primitives in the fields of
 * its objects, and in the fields of the objects there, such as a {@code ByteArrayOutputStream} or
 * the {@code Output} of Kryo. What lies deeper is the library's.
 */
final class OwnBuffers {
  private static final String ADAPTERS = "io.serbench.library.";

  private final String home;
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> adapters = new ArrayDeque<>();
  private long bytes;

  private OwnBuffers(Serializer<?, ?> serializer) {
    this.home = serializer.getClass().getPackageName();
    seen.add(serializer);
    adapters.add(serializer);
  }

  static long bytes(Serializer<?, ?> serializer) {
    OwnBuffers buffers = new OwnBuffers(serializer);
    while (!buffers.adapters.isEmpty()) {
      buffers.look(buffers.adapters.remove(), true);
    }
    return buffers.bytes;
  }

  /**
   * Looks at the fields of an object.
   *
   * @param own whether its class is the adapter's; of other objects only buffers count
   */
  private void look(Object object, boolean own) {
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!field.getType().isPrimitive() && !Modifier.isStatic(field.getModifiers())) {
          value(field, object).ifPresent(value -> found(value, own));
        }
      }
    }
  }

  private void found(Object value, boolean own) {
    if (!seen.add(value)) {
      return;
    }
    if (value.getClass().isArray()) {
      Class<?> element = value.getClass().getComponentType();
      bytes += element.isPrimitive() ? (long) Array.getLength(value) * size(element) : 0;
    } else if (value instanceof Buffer buffer) {
      bytes += buffer.capacity(); // Adapters keep byte buffers only.
    } else if (isAdapter(value.getClass())) {
      adapters.add(value);
    } else if (own) {
      look(value, false);
    }
  }

  private boolean isAdapter(Class<?> type) {
    return type.getPackageName().equals(home) || type.getName().startsWith(ADAPTERS);
  }

  private static long size(Class<?> element) {
    return element == long.class || element == double.class
        ? Long.BYTES
        : element == int.class || element == float.class
            ? Integer.BYTES
            : element == char.class || element == short.class ? Character.BYTES : 1;
  }

  /** Empty where the value is null, or its class's module is closed. */
  private static Optional<Object> value(Field field, Object object) {
    try {
      field.setAccessible(true);
      return Optional.ofNullable(field.get(object));
    } catch (InaccessibleObjectException e) {
      return Optional.empty(); // A class of the JDK's outside of java.io, which is open here.
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(field + " was made accessible", e);
    }
  }
}
