package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.Fields;
import io.serbench.measure.Operation;
import io.serbench.serializer.Serializer;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Finds out whether a row keeps what it decoded in order to return it again: whether two decoded
 * messages share an object, or decoding one allocates less than it holds. Such a row does less work
 * than others where values repeat, and more where they do not.
 */
final class CacheProbe {
  /** Messages decoded first, since caches may admit only what they have met before. */
  private static final int DECODED_BEFORE = 50;

  /** Calls over which allocation is counted. */
  private static final int CALLS = 1000;

  /** The JVM has only one box for each whole number in this range. */
  private static final int LEAST_SHARED_NUMBER = -128;

  private static final int MOST_SHARED_NUMBER = 127;

  /** The least that an object takes of the heap, and a string besides its characters. */
  private static final int OBJECT_BYTES = 16;

  private static final int STRING_BYTES = 32;

  private CacheProbe() {}

  /**
   * Returns what two decoded messages share, or how much less is allocated than one holds; empty
   * where the row caches nothing.
   *
   * @throws Exception what the library throws
   */
  static <T> Optional<String> shared(Row row, Dataset<T> dataset) throws Exception {
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    byte[] bytes = serializer.serialize(serializer.create(dataset.value()));
    for (int i = 0; i < DECODED_BEFORE; i++) {
      serializer.restore(serializer.deserialize(bytes));
    }
    Object decoded = serializer.deserialize(bytes);
    Parts one = Parts.of(serializer.restore(decoded));
    Parts other = Parts.of(serializer.restore(serializer.deserialize(bytes)));
    Optional<String> shared = one.sharedWith(other);
    if (shared.isPresent() || !dataset.type().root().isInstance(decoded)) {
      return shared;
    }
    // Only where deserialize returns the plain object is it known what that must hold.
    return allocatesTooLittle(serializer, bytes, one);
  }

  private static <T> Optional<String> allocatesTooLittle(
      Serializer<T, Object> serializer, byte[] bytes, Parts parts) throws Exception {
    Operation operation = index -> serializer.deserialize(bytes);
    OptionalDouble allocated = operation.loop().allocatedBytes(operation, CALLS);
    return allocated.isPresent() && allocated.getAsDouble() < parts.bytes()
        ? Optional.of(
            "deserialize allocates %.0f bytes for an object that holds at least %d"
                .formatted(allocated.getAsDouble(), parts.bytes()))
        : Optional.empty();
  }

  /** The objects that a value holds, with the place of each. Data sets with maps are not tried. */
  private record Parts(IdentityHashMap<Object, String> places) {
    static Parts of(Object value) {
      Parts parts = new Parts(new IdentityHashMap<>());
      parts.add("value", value);
      return parts;
    }

    Optional<String> sharedWith(Parts other) {
      List<String> shared = new ArrayList<>();
      places.forEach(
          (part, place) -> {
            if (other.places.containsKey(part)) {
              shared.add(place);
            }
          });
      return shared.stream()
          .sorted()
          .findFirst()
          .map(first -> first + " is the same object in two decoded messages");
    }

    /** Returns the least that all of them take of the heap. */
    long bytes() {
      return places.keySet().stream().mapToLong(Parts::bytes).sum();
    }

    private static long bytes(Object part) {
      return part instanceof String text ? STRING_BYTES + text.length() : OBJECT_BYTES;
    }

    private void add(String place, Object part) {
      if (part == null || isOnlyOne(part) || places.put(part, place) != null) {
        return;
      }
      if (part instanceof Collection<?> collection) {
        int i = 0;
        for (Object element : collection) {
          add(place + "[" + i + "]", element);
          i++;
        }
      } else if (!Fields.isOfTheJdk(part.getClass())) {
        for (Field field : Fields.of(part.getClass())) {
          if (!field.getType().isPrimitive()) {
            add(place + "." + field.getName(), Fields.get(field, part));
          }
        }
      }
    }

    /** Returns whether programs share the object anyway, because it is a constant or empty. */
    private static boolean isOnlyOne(Object part) {
      if (part instanceof Number number) {
        return number.doubleValue() == number.intValue()
            && number.intValue() >= LEAST_SHARED_NUMBER
            && number.intValue() <= MOST_SHARED_NUMBER;
      }
      return part instanceof Enum
          || part instanceof Boolean
          || part instanceof Character
          || (part instanceof String text && text.isEmpty())
          || (part instanceof Collection<?> collection && collection.isEmpty())
          || (part.getClass().isArray() && Array.getLength(part) == 0);
    }
  }
}
