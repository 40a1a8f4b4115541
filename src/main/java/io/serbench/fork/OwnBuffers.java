package io.serbench.fork;

import io.serbench.dataset.object.Fields;
import io.serbench.serializer.Serializer;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.Buffer;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The buffers that a row's adapter keeps by its own choice: arrays of primitives in the fields of
 * its objects and of those there, such as the {@code Output} of Kryo, and string builders, at two
 * bytes a character. The rest is the library's.
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

  /** Looks at the fields of an object. Unless it is the adapter's own, only buffers count. */
  private void look(Object object, boolean own) {
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        // Classes of the JDK's are closed, except those of java.io.
        if (!field.getType().isPrimitive()
            && !Modifier.isStatic(field.getModifiers())
            && field.trySetAccessible()) {
          found(Fields.get(field, object), own);
        }
      }
    }
  }

  private void found(Object value, boolean own) {
    if (value == null || !seen.add(value)) {
      return;
    }
    if (value.getClass().isArray()) {
      int width =
          switch (value.getClass().getComponentType().descriptorString()) {
            case "J", "D" -> 8;
            case "I", "F" -> 4;
            case "C", "S" -> 2;
            case "B", "Z" -> 1;
            default -> 0;
          };
      bytes += (long) Array.getLength(value) * width;
    } else if (value instanceof Buffer buffer) {
      bytes += buffer.capacity(); // Adapters keep byte buffers only.
    } else if (value instanceof StringBuilder text) {
      bytes += (long) text.capacity() * Character.BYTES;
    } else if (value.getClass().getPackageName().equals(home)
        || value.getClass().getName().startsWith(ADAPTERS)) {
      adapters.add(value);
    } else if (own) {
      look(value, false);
    }
  }
}
