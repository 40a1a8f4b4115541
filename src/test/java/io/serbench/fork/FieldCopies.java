package io.serbench.fork;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.objenesis.Objenesis;
import org.objenesis.ObjenesisStd;

/** Copies objects field by field without what is transient, as some libraries do. */
final class FieldCopies {
  private static final Objenesis OBJENESIS = new ObjenesisStd();

  private final IdentityHashMap<Object, Object> copies = new IdentityHashMap<>();

  private FieldCopies() {}

  static Object of(Object value) throws ReflectiveOperationException {
    return new FieldCopies().copy(value);
  }

  private Object copy(Object value) throws ReflectiveOperationException {
    if (value == null || value instanceof Enum<?> || value.getClass().isHidden()) {
      return value;
    }
    Object known = copies.get(value);
    if (known != null) {
      return known;
    }
    Class<?> type = value.getClass();
    if (type.isArray()) {
      return copyArray(value);
    }
    return type.getModule().isNamed() ? copyOfTheJdk(value) : copyFields(value);
  }

  private Object copyArray(Object array) throws ReflectiveOperationException {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    copies.put(array, copy);
    for (int i = 0; i < length; i++) {
      Object element = Array.get(array, i);
      Array.set(copy, i, array instanceof Object[] ? copy(element) : element);
    }
    return copy;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Elements go to a collection of the same class.
  private Object copyOfTheJdk(Object value) throws ReflectiveOperationException {
    if (value instanceof AtomicReference<?> holder) {
      return new AtomicReference<>(copy(holder.get()));
    } else if (value instanceof Map.Entry<?, ?> entry) {
      return new SimpleImmutableEntry<>(copy(entry.getKey()), copy(entry.getValue()));
    } else if (!(value instanceof Map) && !(value instanceof Collection)) {
      return value;
    }
    Object copy = empty(value);
    if (copy == null) {
      return value;
    }
    copies.put(value, copy);
    if (value instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        ((Map) copy).put(copy(entry.getKey()), copy(entry.getValue()));
      }
    } else {
      for (Object element : (Collection<?>) value) {
        ((Collection) copy).add(copy(element));
      }
    }
    return copy;
  }

  /** Returns null for a class without a constructor, which is left as it is. */
  private static Object empty(Object value) throws ReflectiveOperationException {
    if (value instanceof EnumMap<?, ?> map) {
      EnumMap<?, ?> empty = map.clone();
      empty.clear();
      return empty;
    } else if (value instanceof EnumSet<?> set) {
      EnumSet<?> empty = set.clone();
      empty.clear();
      return empty;
    } else if (value instanceof TreeMap<?, ?> map) {
      return new TreeMap<>(map.comparator());
    } else if (value instanceof TreeSet<?> set) {
      return new TreeSet<>(set.comparator());
    } else if (value instanceof PriorityQueue<?> queue) {
      return new PriorityQueue<>(queue.comparator());
    }
    for (Constructor<?> constructor : value.getClass().getConstructors()) {
      if (constructor.getParameterCount() == 0
          && Modifier.isPublic(value.getClass().getModifiers())) {
        return constructor.newInstance();
      }
    }
    return null;
  }

  private Object copyFields(Object value) throws ReflectiveOperationException {
    Object copy = OBJENESIS.newInstance(value.getClass());
    copies.put(value, copy);
    Class<?> type = value.getClass();
    for (; type != null && !type.getModule().isNamed(); type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
          field.setAccessible(true);
          field.set(copy, copy(field.get(value)));
        }
      }
    }
    return copy;
  }
}
