package io.serbench.fork;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.equality.Constants;
import io.serbench.dataset.object.Contents;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Searches what a serializer made for work that it did not do: a copy that shares objects with its
 * original, decoded objects that share objects with each other, and values that are still encoded.
 */
final class Freshness {
  private static final long TELLING = 1000; // Smaller numbers are too common to prove anything.
  private static final int SHOWN = 40;

  private final Row row;
  private final Dataset<?> dataset;
  private final IdentityHashMap<Object, HeldValues> searched = new IdentityHashMap<>();

  Freshness(Row row, Dataset<?> dataset) {
    this.row = row;
    this.dataset = dataset;
  }

  /** Returns what the result of {@code create} wrongly shares with its input; empty if nothing. */
  Optional<String> ofCreated(Object input, Object made) throws IllegalAccessException {
    if (input == made) {
      return Optional.of("create returned its input, not a copy or a new message");
    }
    return held(made)
        .firstShared(
            held(input),
            object -> HeldValues.isMutable(object) && !Constants.isConstant(object, dataset))
        .map(part -> "create shares " + name(part) + " with its input; copy it");
  }

  /**
   * Returns what decoded objects wrongly share; empty if nothing. Lazy rows may share their bytes,
   * and what an object of another value shares belongs to the library, such as its schema.
   */
  Optional<String> ofDecoded(List<?> same, Object other) throws IllegalAccessException {
    if (row.tags().has(Feature.LAZY)) {
      return Optional.empty();
    }
    HeldValues third = held(other);
    return held(same.get(0))
        .firstShared(
            held(same.get(1)),
            object ->
                HeldValues.isMutable(object)
                    && !third.holds(object)
                    && !Constants.isConstant(object, dataset))
        .map(part -> "two decoded objects share " + name(part) + "; deserialize must make each");
  }

  /** Reports two that are identical, unless they are constants, such as those of an enum. */
  Optional<String> ofSame(List<?> decoded) {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    return decoded.stream()
        .filter(one -> one != null && !seen.add(one))
        .filter(one -> !Contents.isFixed(one) && !HeldValues.isScalar(one))
        .filter(one -> !Constants.isConstant(one, dataset))
        .findFirst()
        .map(one -> "deserialize gave the same instance twice");
  }

  /** Returns what {@code deserialize} left encoded although the row does not say so. */
  Optional<String> ofUndecoded(Object plain, Object decoded) throws IllegalAccessException {
    if (row.tags().has(Feature.LAZY)) {
      return Optional.empty();
    }
    HeldValues wanted = held(plain);
    HeldValues held = held(decoded);
    Set<String> texts = new TreeSet<>(wanted.texts());
    texts.removeIf(held::hasText);
    if (!texts.isEmpty() && !row.tags().has(Feature.LAZY_STRINGS)) {
      return Optional.of(
          "deserialize left %d of %d strings encoded, but the row is neither LAZY nor LAZY_STRINGS: %s"
              .formatted(texts.size(), wanted.texts().size(), shown(texts.iterator().next())));
    }
    if (!dataset.type().untyped() && dataset.type().root().isInstance(decoded)) {
      return ofNumbers(wanted, held);
    }
    Set<Double> numbers = new HashSet<>(wanted.numbers());
    numbers.removeIf(number -> !(Math.abs(number) >= TELLING && Double.isFinite(number)));
    long found = numbers.stream().filter(held::hasNumber).count();
    return 2 * found >= numbers.size()
        ? Optional.empty()
        : Optional.of(
            "deserialize left %d of %d numbers encoded, but the row is not LAZY"
                .formatted(numbers.size() - found, numbers.size()));
  }

  /** Returns how many numbers of a value an equal object of the same class does not hold. */
  private static Optional<String> ofNumbers(HeldValues wanted, HeldValues held) {
    Set<Double> missing = new HashSet<>(wanted.numbers());
    missing.removeAll(held.numbers());
    return 2 * missing.size() > wanted.numbers().size()
        ? Optional.of(
            "deserialize left %d of %d numbers encoded, but the row is not LAZY"
                .formatted(missing.size(), wanted.numbers().size()))
        : Optional.empty();
  }

  /** Returns that a decoded object holds the array it was decoded from; empty if it does not. */
  Optional<String> ofInput(Object message, Object decoded) throws IllegalAccessException {
    return !row.tags().has(Feature.LAZY)
            && message instanceof byte[]
            && held(decoded).holds(message)
        ? Optional.of(
            "deserialize returned an object that holds its input, but the row is not LAZY")
        : Optional.empty();
  }

  private HeldValues held(Object value) throws IllegalAccessException {
    HeldValues held = searched.get(value);
    if (held == null) {
      held = HeldValues.of(value, dataset.type().classes());
      searched.put(value, held);
    }
    return held;
  }

  /** Returns what messages call an object: a string by its beginning, others by their class. */
  static String name(Object part) {
    return part instanceof String text ? shown(text) : "one " + part.getClass().getTypeName();
  }

  private static String shown(String text) {
    return "'" + Excerpt.of(text, SHOWN) + "'";
  }
}
