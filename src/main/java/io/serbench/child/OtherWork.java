package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Datasets;
import io.serbench.measure.Sink;
import io.serbench.measure.Warmup;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;

/**
 * What a fork does between two timed calls that come apart; see {@link io.serbench.result.Between}.
 */
final class OtherWork implements Warmup.Between {
  /** A small message, which nearly all rows carry. */
  private static final String MESSAGE = "media.1";

  /** Bytes of a line of the caches of today's processors, in elements of an array of long. */
  private static final int LINE = 8;

  private final List<Warmup.Between> messages;
  private final long[] memory;

  private OtherWork(List<Warmup.Between> messages, int kilobytes) {
    this.messages = messages;
    this.memory = new long[kilobytes << 7];
  }

  /**
   * Opens the rows.
   *
   * @param kilobytes of memory to touch, in units of 1,024 bytes
   * @throws Exception what a library throws
   */
  static OtherWork of(List<Row> rows, int kilobytes) throws Exception {
    List<Warmup.Between> messages = new ArrayList<>();
    Dataset<?> message =
        Datasets.all().embedded(MESSAGE).orElseThrow().source().recipe().make(MESSAGE);
    for (Row row : rows) {
      messages.add(roundTrip(row, message, Transport.ARRAY));
    }
    return new OtherWork(messages, kilobytes);
  }

  /**
   * Returns a call of a row that takes a value there and back.
   *
   * @throws Exception what the library throws while it is opened
   */
  static <T> Warmup.Between roundTrip(Row row, Dataset<T> dataset, Transport transport)
      throws Exception {
    Serializer<T, Object> serializer = RoundTripCheck.open(row, dataset.type());
    T value = dataset.value();
    return roundTrip(
        serializer, Carrier.of(serializer, transport, serializer.create(value)), value);
  }

  private static <T, R, E> Warmup.Between roundTrip(
      Serializer<T, R> serializer, Carrier<R, E> carrier, T value) {
    return () -> {
      E encoded = carrier.encode(serializer.create(value));
      Sink.consume(carrier.decode(carrier.kept(encoded)));
    };
  }

  @Override
  public void run() throws Exception {
    for (Warmup.Between message : messages) {
      message.run();
    }
    for (int i = 0; i < memory.length; i += LINE) {
      memory[i]++;
    }
  }
}
