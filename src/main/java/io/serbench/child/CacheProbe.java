package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Fields;
import io.serbench.measure.Operation;
import io.serbench.serializer.Serializer;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Sees whether a row keeps what it decoded, to give it out again: whether an object that one
 * decoded message holds is part of another one, too, or less is allocated than it holds. Where
 * values repeat such a row does less work than others, and where they do not it does more.
 */
final class CacheProbe {
  /** What is decoded before the look, since caches may admit what they have met before. */
  private static final int DECODED_BEFORE = 50;

  /** Calls of a batch in which allocation is counted. */
  private static final int CALLS = 1000;

  /** Of whole numbers from here on the JVM has but one each, boxed. */
  private static final int LEAST_SHARED_NUMBER = -128;

  private static final int MOST_SHARED_NUMBER = 127;

  /** What an object, and a string beside its characters, takes of the heap at least. */
  private static final int OBJECT_BYTES = 16;

  private static final int STRING_BYTES = 32;

  private CacheProbe() {}

  /**
   * What two messages share, or the message that less is allocated than they hold; empty where each
   * is its own.
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
    return lackingIn(serializer, bytes, one);
  }

  /** Only of a message that is the plain object itself is known what it must hold. */
  private static <T> Optional<String> lackingIn(
      Serializer<T, Object> serializer, byte[] bytes, Parts parts) throws Exception {
    Operation operation = index -> serializer.deserialize(bytes);
    OptionalDouble allocated = operation.loop().allocatedBytes(operation, CALLS);
    return allocated.isPresent() && allocated.getAsDouble() < parts.bytes()
        ? Optional.of(
            "deserialize allocates %.0f bytes for what holds %d or more"
                .formatted(allocated.getAsDouble(), parts.bytes()))
        : Optional.empty();
  }

  /**
   * The objects that a value holds, with the place of each. Keys of maps are left out: as names
   * they are few, and parsers have but one of each.
   */
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

    /** What all of them take of the heap at least. */
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
      if (part instanceof Map<?, ?> map) {
        map.forEach((key, value) -> add(place + "[" + key + "]", value));
      } else if (part instanceof Collection<?> collection) {
        int i = 0;
        for (Object element : collection) {
          add(place + "[" + i + "]", element);
          i++;
        }
      } else if (part instanceof Object[] elements) {
        for (int i = 0; i < elements.length; i++) {
          add(place + "[" + i + "]", elements[i]);
        }
      } else if (!Fields.isOfTheJdk(part.getClass())) {
        for (Field field : Fields.of(part.getClass())) {
          if (!field.getType().isPrimitive()) {
            add(place + "." + field.getName(), Fields.get(field, part));
          }
        }
      }
    }

    /** What every program has but one of. */
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
          || (part instanceof Map<?, ?> map && map.isEmpty())
          || (part.getClass().isArray() && Array.getLength(part) == 0);
    }
  }
}
