package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DeepEquality;
import io.serbench.dataset.Shape;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import io.serbench.serializer.Transport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks that a serializer gives back what it was given, as a fresh object. */
public final class RoundTripCheck {
  private static final int ITEMS = 3;

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
   * Takes the value through create, serialize, deserialize and restore over byte arrays.
   *
   * @return what is wrong with what came back; empty where it is an equal, fresh object
   * @throws Exception what the library throws
   */
  public static <T, R> Optional<String> check(Serializer<T, R> serializer, Dataset<T> dataset)
      throws Exception {
    return check(serializer, dataset, Transport.ARRAY);
  }

  /** As {@link #check(Serializer, Dataset)}, over any transport. */
  public static <T, R> Optional<String> check(
      Serializer<T, R> serializer, Dataset<T> dataset, Transport transport) throws Exception {
    T input = dataset.type().copy(dataset.value());
    List<R> decoded =
        transport == Transport.STREAM
            ? overStream(serializer, input)
            : overTransport(serializer, input, transport);
    for (int i = 0; i < decoded.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (decoded.get(i) == decoded.get(j)) {
          return Optional.of("deserialize gave the same instance twice");
        }
      }
    }
    for (R each : decoded) {
      Optional<String> difference = difference(dataset.type(), input, serializer.restore(each));
      if (difference.isPresent()) {
        return difference;
      }
    }
    // Encoding must not have changed what it was given.
    return difference(dataset.type(), dataset.value(), input);
  }

  private static <T> Optional<String> difference(DataType<T> type, T expected, T actual) {
    return type.shape() == Shape.GRAPH
        ? DeepEquality.graphDifference(expected, actual)
        : DeepEquality.difference(expected, actual);
  }

  private static <T, R> List<R> overTransport(
      Serializer<T, R> serializer, T input, Transport transport) throws Exception {
    R sample = serializer.create(input);
    return twice(Carriers.of(serializer, transport, sample), serializer.create(input));
  }

  private static <R, E> List<R> twice(Carrier<R, E> carrier, R representation) throws Exception {
    E encoded = carrier.kept(carrier.encode(representation));
    R first = carrier.decode(encoded);
    return List.of(first, carrier.decode(encoded));
  }

  @SuppressWarnings("unchecked") // The interfaces of a serializer share its representation.
  private static <T, R> List<R> overStream(Serializer<T, R> serializer, T input) throws Exception {
    StreamSerializer<R> streams = (StreamSerializer<R>) serializer;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ItemWriter<R> writer = streams.writer(out);
    for (int i = 0; i < ITEMS; i++) {
      writer.write(serializer.create(input));
    }
    writer.end();
    ItemReader<R> reader = streams.reader(new ByteArrayInputStream(out.toByteArray()));
    List<R> decoded = new ArrayList<>();
    for (int i = 0; i < ITEMS; i++) {
      decoded.add(reader.read());
    }
    return decoded;
  }
}
