package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.measure.Operation;
import io.serbench.serializer.Serializer;
import java.lang.reflect.Array;
import java.util.Collection;
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

  private static final int CALLS = 1000;

  /** The least that an object takes of the heap, and a string besides its characters. */
  private static final int OBJECT_BYTES = 16;

  private static final int STRING_BYTES = 32;

  private CacheProbe() {}

  /** Returns what two decoded messages share, or how much less is allocated than one holds. */
  static <T> Optional<String> shared(Row row, Dataset<T> dataset) throws Exception {
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    byte[] bytes = serializer.serialize(serializer.create(dataset.value()));
    for (int i = 0; i < DECODED_BEFORE; i++) {
      serializer.restore(serializer.deserialize(bytes));
    }
    Object decoded = serializer.deserialize(bytes);
    HeldValues one = HeldValues.of(serializer.restore(decoded), dataset.type().classes());
    HeldValues other =
        HeldValues.of(serializer.restore(serializer.deserialize(bytes)), dataset.type().classes());
    Optional<String> shared =
        one.firstShared(other, object -> !isOnlyOne(object))
            .map(object -> Freshness.name(object) + " is the same in two decoded messages");
    if (shared.isPresent() || !dataset.type().root().isInstance(decoded)) {
      return shared;
    }
    // Only where deserialize returns the plain object is it known what that must hold.
    long least = one.objects().stream().mapToLong(CacheProbe::leastBytes).sum();
    Operation operation = index -> serializer.deserialize(bytes);
    OptionalDouble allocated = operation.loop().allocatedBytes(operation, CALLS);
    return allocated.isPresent() && allocated.getAsDouble() < least
        ? Optional.of(
            "deserialize allocates %.0f bytes for an object that holds at least %d"
                .formatted(allocated.getAsDouble(), least))
        : Optional.empty();
  }

  /** Returns the least that an object takes of the heap; nothing if it may be a primitive's box. */
  private static long leastBytes(Object object) {
    if (object instanceof String text) {
      return text.isEmpty() ? 0 : STRING_BYTES + text.length();
    }
    return isOnlyOne(object) || object instanceof Number ? 0 : OBJECT_BYTES;
  }

  /** Returns whether programs share the object anyway, because it is a constant or empty. */
  private static boolean isOnlyOne(Object object) {
    if (object instanceof Number number) {
      // The JVM has only one box for each of these.
      return number.doubleValue() == number.byteValue();
    }
    return object instanceof Enum
        || object instanceof Boolean
        || object instanceof Character
        || (object instanceof String text && text.isEmpty())
        || (object instanceof Collection<?> collection && collection.isEmpty())
        || (object.getClass().isArray() && Array.getLength(object) == 0);
  }
}
