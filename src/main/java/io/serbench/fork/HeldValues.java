package io.serbench.fork;

import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.object.SerialForm;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.nio.Buffer;
import java.util.AbstractCollection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What an object holds in its fields and in those of all that it refers to. Its methods are not
 * called, since a getter may decode what it returns.
 */
public final class HeldValues {
  private static final int MOST_OBJECTS = 3_000_000; // Objects may lead to caches of libraries.

  /** The fields of a class and those above but the JDK's, which cannot be read. */
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          List<Field> fields = new ArrayList<>();
          for (Class<?> owner = type;
              owner != null && !isOfJdk(owner);
              owner = owner.getSuperclass()) {
            for (Field field : owner.getDeclaredFields()) {
              if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                fields.add(field);
              }
            }
          }
          return List.copyOf(fields);
        }
      };

  /** How the JDK's class above a class finds its elements or entries; empty for others. */
  private static final ClassValue<Optional<MethodHandle>> STORED =
      new ClassValue<>() {
        @Override
        protected Optional<MethodHandle> computeValue(Class<?> type) {
          boolean isMap = Map.class.isAssignableFrom(type);
          if (!isMap && !Collection.class.isAssignableFrom(type)) {
            return Optional.empty();
          }
          Class<?> below = belowJdk(type);
          Class<?> parent = below.getSuperclass();
          try {
            MethodHandles.Lookup lookup =
                MethodHandles.privateLookupIn(below, MethodHandles.lookup());
            if (isMap) {
              return Optional.of(special(lookup, parent, "entrySet", Set.class));
            }
            // An iterator may be made by other methods, which the class may have overridden.
            boolean isArray =
                parent.getMethod("toArray").getDeclaringClass() != AbstractCollection.class;
            return Optional.of(
                isArray
                    ? special(lookup, parent, "toArray", Object[].class)
                    : special(lookup, parent, "iterator", Iterator.class));
          } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("every map and collection has it: " + type, e);
          }
        }
      };

  private static MethodHandle special(
      MethodHandles.Lookup below, Class<?> parent, String method, Class<?> result)
      throws ReflectiveOperationException {
    return below.findSpecial(parent, method, MethodType.methodType(result), below.lookupClass());
  }

  /** Returns the first of a class and those above that the JDK's class is directly above. */
  private static Class<?> belowJdk(Class<?> type) {
    Class<?> below = type;
    while (!isOfJdk(below.getSuperclass())) {
      below = below.getSuperclass();
    }
    return below;
  }

  private final Set<String> texts = new HashSet<>();
  private final Set<String> characters = new HashSet<>();
  private final Set<Double> numbers = new HashSet<>();
  private final Set<Object> objects = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Object> inOrder = new ArrayList<>(); // Every check names the same.
  private final Deque<Object> open = new ArrayDeque<>();
  private final Set<Class<?>> plain;

  private HeldValues(Collection<Class<?>> plain) {
    this.plain = Set.copyOf(plain);
  }

  /** Returns what an object holds: of plain classes what {@link Contents} names, else all of it. */
  public static HeldValues of(Object value, Collection<Class<?>> plain)
      throws IllegalAccessException {
    HeldValues held = new HeldValues(plain);
    held.add(value);
    while (!held.open.isEmpty() && held.objects.size() < MOST_OBJECTS) {
      held.visit(held.open.pop());
    }
    return held;
  }

  public Set<String> texts() {
    return texts;
  }

  /** Returns all numbers, of any class and in arrays, as the nearest {@code double}. */
  public Set<Double> numbers() {
    return numbers;
  }

  /** Returns whether the text is held as a string or as a {@code char[]}. */
  boolean hasText(String text) {
    return texts.contains(text) || characters.contains(text);
  }

  /** Returns whether the number is held as such or as a string. */
  boolean hasNumber(double number) {
    return numbers.contains(number)
        || texts.contains(Double.toString(number))
        || texts.contains(new BigDecimal(number).toPlainString());
  }

  Optional<Object> firstShared(HeldValues other, Predicate<Object> counts) {
    return inOrder.stream().filter(other::holds).filter(counts).findFirst();
  }

  /** Returns all objects, in the order of the search, with a new box for each primitive. */
  List<Object> objects() {
    return inOrder;
  }

  boolean holds(Object object) {
    return objects.contains(object);
  }

  private void add(Object value) {
    if (value != null && objects.add(value)) {
      inOrder.add(value);
      open.push(value);
    }
  }

  private void visit(Object value) throws IllegalAccessException {
    if (value instanceof String text) {
      texts.add(text);
    } else if (value instanceof char[] array) {
      characters.add(new String(array));
    } else if (value instanceof Number number) {
      numbers.add(number.doubleValue());
      addFields(value);
    } else if (value instanceof Object[] elements) {
      for (Object element : elements) {
        add(element);
      }
    } else if (value instanceof byte[] || value instanceof boolean[]) {
      return; // Bytes may be those of numbers that are still encoded.
    } else if (value.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(value); i++) {
        numbers.add(Array.getDouble(value, i));
      }
    } else if (value instanceof Buffer buffer && buffer.hasArray()) {
      add(buffer.array());
    } else if (SerialForm.isView(value)) {
      SerialForm.viewed(value)
          .ifPresentOrElse(
              parts -> parts.forEach(this::add), () -> Contents.forEach(value, this::add));
    } else if (isOfJdk(value.getClass()) || plain.contains(value.getClass())) {
      Contents.forEach(value, this::add);
    } else {
      if (isStoredByJdk(value.getClass())) {
        addStored(value);
      }
      addFields(value);
    }
  }

  /** Adds elements as the JDK's class has them: those below may decode when they are asked. */
  @SuppressWarnings("unchecked") // What Map.entrySet returns.
  private void addStored(Object value) throws IllegalAccessException {
    Optional<MethodHandle> ask = STORED.get(value.getClass());
    if (ask.isEmpty()) {
      Contents.forEach(value, this::add);
      return;
    }
    Object stored;
    try {
      stored = ask.get().invoke(value);
    } catch (Throwable e) {
      throw new IllegalStateException("the JDK finds no elements of " + value.getClass(), e);
    }
    if (stored instanceof Object[] elements) {
      Stream.of(elements).forEach(this::add);
    } else if (stored instanceof Iterator<?> elements) {
      elements.forEachRemaining(this::add);
    } else {
      for (Map.Entry<?, ?> entry : ((Set<Map.Entry<?, ?>>) stored)) {
        add(entry.getKey());
        add(entry.getValue());
      }
    }
  }

  private void addFields(Object value) throws IllegalAccessException {
    for (Field field : FIELDS.get(value.getClass())) {
      add(field.get(value));
    }
  }

  /** Returns whether a concrete class of the JDK's is above, which may store elements. */
  private static boolean isStoredByJdk(Class<?> type) {
    Class<?> parent = belowJdk(type).getSuperclass();
    return parent != Object.class && !Modifier.isAbstract(parent.getModifiers());
  }

  private static boolean isOfJdk(Class<?> type) {
    return type.getModule().isNamed();
  }

  /** Returns whether a program could change the object, which all that share it would see. */
  static boolean isMutable(Object object) {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      return Array.getLength(object) > 0;
    }
    if (isOfJdk(type)) {
      return isMutableOfJdk(object);
    }
    // A leaf of another language may keep what it was asked for, such as a BigInt.
    return !Contents.isLeaf(object)
        && FIELDS.get(type).stream().anyMatch(field -> !Modifier.isFinal(field.getModifiers()));
  }

  /**
   * Returns whether an object is a number, a string or the like, which a library may have made
   * before, as it cannot be changed.
   */
  static boolean isScalar(Object object) {
    return !isMutable(object)
        && !isOfJdk(object.getClass())
        && FIELDS.get(object.getClass()).stream()
            .map(field -> Fields.get(field, object))
            .allMatch(held -> held == null || Contents.isLeaf(held));
  }

  private static boolean isMutableOfJdk(Object object) {
    return (object instanceof Collection<?> || object instanceof Map<?, ?>)
        ? !Contents.isFixed(object)
        : object instanceof Buffer
            || object instanceof Date
            || object instanceof Calendar
            || object instanceof BitSet
            || object instanceof StringBuilder;
  }
}
