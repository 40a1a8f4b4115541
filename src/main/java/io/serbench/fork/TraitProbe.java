package io.serbench.fork;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.mediagraph.MediaGraphFamily;
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.dataset.traits.TraitValues;
import io.serbench.measure.Operation;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.serializer.Serializer;
import java.lang.reflect.Array;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** Finds out whether a row has a trait, whatever the row claims. */
final class TraitProbe {
  private static final int DECODED_BEFORE = 50; // Caches may admit only what they know.
  private static final int CALLS = 1000;
  private static final int OBJECT_BYTES = 16; // In the heap, at least.
  private static final int STRING_BYTES = 32;

  /** Names of fields of all classes of {@code media.1} that are in none of its values. */
  private static final List<String> NAMES =
      List.of("images", "uri", "width", "height", "duration", "persons", "player");

  /** Values with strings, and with boxed numbers of all types. */
  private static final List<Dataset<?>> VALUES =
      List.of(MediaFamily.family().dataset("media.1"), SampleFamilies.sample().dataset("sample"));

  private TraitProbe() {}

  static TaskAnswer probe(Row row, Feature trait) throws Exception {
    return switch (trait) {
      case CONTAINS_SCHEMA ->
          carries(row, TraitValues.wordy()) ? growsWithNames(row) : holdsNames(row);
      case NULLS -> comesBack(row, TraitValues.nulls());
      case UNICODE -> comesBack(row, TraitValues.unicode());
      case SHARED_REFERENCES ->
          comesBack(row, TraitValues.shared(), MediaGraphFamily.family().dataset("media-graph"));
      case CYCLES ->
          comesBack(row, TraitValues.cycle(), SampleFamilies.graph().dataset("sample-graph"));
      case CACHES_VALUES -> caches(row);
      default -> throw new IllegalArgumentException(trait + " is not a trait");
    };
  }

  private static TaskAnswer caches(Row row) throws Exception {
    for (Dataset<?> dataset : VALUES) {
      Optional<String> shared = carries(row, dataset) ? shared(row, dataset) : Optional.empty();
      if (shared.isPresent()) {
        return TaskAnswer.of(TaskOutcome.DONE, shared.get());
      }
    }
    // The normal case needs no cause.
    return TaskAnswer.of(TaskOutcome.FAILED, "");
  }

  /**
   * Returns why the row must keep what it decoded in order to return it again: what two decoded
   * messages share, or how much less is allocated than one holds. Such a row does less work than
   * others where values repeat, and more where they do not.
   */
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
    long least = one.objects().stream().mapToLong(TraitProbe::leastBytes).sum();
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

  private static boolean carries(Row row, Dataset<?> dataset) {
    return row.scope().obstacle(dataset.type()).isEmpty();
  }

  /** Rows for certain types may carry only the other data set, which shows the same trait. */
  private static TaskAnswer comesBack(Row row, Dataset<?> one, Dataset<?> other) throws Exception {
    return carries(row, one) ? comesBack(row, one) : comesBack(row, other);
  }

  private static <T> TaskAnswer comesBack(Row row, Dataset<T> dataset) throws Exception {
    DataType<T> type = dataset.type();
    Optional<String> obstacle = row.scope().obstacle(type);
    if (obstacle.isPresent()) {
      return TaskAnswer.of(TaskOutcome.FAILED, obstacle.get());
    }
    return RoundTripProbe.check(row, RoundTripProbe.open(row, type), dataset)
        .map(difference -> TaskAnswer.of(TaskOutcome.WRONG, difference))
        .orElseGet(TaskAnswer::fine);
  }

  /**
   * Tells whether the same values take more bytes where their fields have longer names, as names do
   * in any encoding, and a number or hash for each field does not. Since some encodings pack names
   * to 5 bits a letter or compress them, a byte for every fourth letter is enough.
   */
  private static TaskAnswer growsWithNames(Row row) throws Exception {
    int growth =
        message(row, TraitValues.wordy()).length - message(row, TraitValues.brief()).length;
    return 4 * growth >= TraitValues.MORE_LETTERS
        ? TaskAnswer.fine()
        : TaskAnswer.of(
            TaskOutcome.FAILED,
            growth + " bytes more for " + TraitValues.MORE_LETTERS + " letters more in names");
  }

  private static <T> byte[] message(Row row, Dataset<T> dataset) throws Exception {
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    return serializer.serialize(serializer.create(dataset.value()));
  }

  /** Tells whether bytes hold names of fields as text, which may begin within a byte, as in EXI. */
  private static TaskAnswer holdsNames(Row row) throws Exception {
    Dataset<MediaContent> dataset = MediaFamily.family().dataset("media.1");
    Optional<String> obstacle = row.scope().obstacle(dataset.type());
    if (obstacle.isPresent()) {
      return TaskAnswer.of(TaskOutcome.FAILED, obstacle.get());
    }
    byte[] bytes = message(row, dataset);
    return NAMES.stream()
        .filter(name -> !holds(bytes, name))
        .findFirst()
        .map(name -> TaskAnswer.of(TaskOutcome.FAILED, "the bytes do not hold the name " + name))
        .orElseGet(TaskAnswer::fine);
  }

  private static boolean holds(byte[] bytes, String name) {
    return IntStream.range(0, Byte.SIZE)
        .mapToObj(shift -> new BigInteger(1, bytes).shiftLeft(shift).toByteArray())
        .anyMatch(shifted -> new String(shifted, StandardCharsets.ISO_8859_1).contains(name));
  }
}
