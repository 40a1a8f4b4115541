package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DeepEquality;
import io.serbench.serializer.Serializer;
import java.util.Optional;

/** Checks that a serializer gives back what it was given, as a fresh object. */
public final class RoundTripCheck {
  private RoundTripCheck() {}

  /**
   * Opens a new serializer of the row.
   *
   * @throws Exception what the library throws
   */
  @SuppressWarnings("unchecked") // A row that covers the type opens a serializer of that type.
  public static <T> Serializer<T, Object> open(Row row, DataType<T> type) throws Exception {
    return (Serializer<T, Object>) row.open(type);
  }

  /**
   * Takes the value through create, serialize, deserialize and restore.
   *
   * @return what is wrong with what came back; empty where it is an equal, fresh object
   * @throws Exception what the library throws
   */
  public static <T, R> Optional<String> check(Serializer<T, R> serializer, Dataset<T> dataset)
      throws Exception {
    T input = dataset.type().copy(dataset.value());
    byte[] bytes = serializer.serialize(serializer.create(input));
    R first = serializer.deserialize(bytes);
    R second = serializer.deserialize(bytes);
    if (first == second) {
      return Optional.of("deserialize gave the same instance twice");
    }
    Optional<String> difference = DeepEquality.difference(input, serializer.restore(first));
    if (difference.isPresent()) {
      return difference;
    }
    return DeepEquality.difference(dataset.value(), serializer.restore(second));
  }
}
