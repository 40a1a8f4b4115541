package io.serbench.lab.service;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.variation.Variation;
import io.serbench.fork.RoundTripProbe;
import io.serbench.serializer.Serializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One type of message, and the row that encodes it. Not thread-safe, because its serializer is not.
 *
 * @param <T> the plain type
 */
final class Endpoint<T> {
  /** The number of distinct messages. Libraries and processors could remember a single one. */
  private static final int MESSAGES = 64;

  private final String name;
  private final Serializer<T, Object> serializer;
  private final Variation<T> values;

  private Endpoint(String name, Serializer<T, Object> serializer, Variation<T> values) {
    this.name = name;
    this.serializer = serializer;
    this.values = values;
  }

  /**
   * Opens a row on each data set that it supports. The first data set is the one that is timed, and
   * must be supported.
   */
  static List<Endpoint<?>> open(String row, List<String> datasets) throws Exception {
    Row opened = Catalog.load().find(row).orElseThrow();
    List<Endpoint<?>> endpoints = new ArrayList<>();
    for (String name : datasets) {
      Dataset<?> dataset = Datasets.all().find(name).orElseThrow();
      try {
        endpoints.add(open(opened, dataset));
      } catch (RuntimeException e) {
        if (endpoints.isEmpty()) {
          throw e;
        }
        System.err.println(row + " does without " + name + ": " + e);
      }
    }
    return endpoints;
  }

  private static <T> Endpoint<T> open(Row row, Dataset<T> dataset) throws Exception {
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    Optional<String> difference = RoundTripProbe.check(row, serializer, dataset);
    if (difference.isPresent()) {
      throw new IllegalStateException(row.name() + ": round trip: " + difference.get());
    }
    return new Endpoint<>(dataset.name(), serializer, Variation.of(dataset).orElseThrow());
  }

  String name() {
    return name;
  }

  /** Returns encoded messages, all of different values. */
  List<byte[]> messages() throws Exception {
    List<byte[]> messages = new ArrayList<>();
    for (int i = 0; i < MESSAGES; i++) {
      messages.add(serializer.serialize(serializer.create(values.value(i))));
    }
    return messages;
  }

  /** Decodes a message, reads its fields, and returns it encoded again. */
  byte[] exchange(byte[] message) throws Exception {
    T plain = serializer.restore(serializer.deserialize(message));
    Touch.all(plain);
    return serializer.serialize(serializer.create(plain));
  }

  /**
   * Decodes a message, reads its fields, and returns it encoded again. Adds to {@code times} how
   * long decoding, encoding and reading the clock took.
   */
  byte[] exchange(byte[] message, CallTimes times) throws Exception {
    long before = System.nanoTime();
    long start = System.nanoTime();
    Object decoded = serializer.deserialize(message);
    long end = System.nanoTime();
    T plain = serializer.restore(decoded);
    Touch.all(plain);
    long start2 = System.nanoTime();
    byte[] answer = serializer.serialize(serializer.create(plain));
    times.add(start - before, end - start, System.nanoTime() - start2);
    return answer;
  }
}
