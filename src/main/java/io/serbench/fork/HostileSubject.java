package io.serbench.fork;

import com.sun.management.ThreadMXBean;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.variation.Variation;
import io.serbench.result.Usage;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.TextSerializer;
import io.serbench.serializer.Transport;
import java.io.ByteArrayInputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** A serializer that gets hostile messages over one transport, and good ones after them. */
final class HostileSubject<T> {
  private static final int WARM = 20; // Good messages, which load classes.
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Row row;
  private final Dataset<T> dataset;
  private final Transport transport;
  private Serializer<T, Object> serializer;
  private Optional<byte[]> encodedGood = Optional.empty();
  private long allocatedByGood;

  HostileSubject(Row row, Dataset<T> dataset, Transport transport) throws Exception {
    this.row = row;
    this.dataset = dataset;
    this.transport = transport;
    this.serializer = RoundTripProbe.open(row, dataset.type());
  }

  /** Returns the message of the data set's value; empty for forged types, which have none. */
  Optional<byte[]> encodedGood() {
    return encodedGood;
  }

  long allocatedByGood() {
    return allocatedByGood;
  }

  String name() {
    return Usage.over(transport).label(dataset.name());
  }

  void reopen() throws Exception {
    serializer = RoundTripProbe.open(row, dataset.type());
  }

  /** Opens a new serializer, whose buffers have grown for nothing but a good message. */
  void renew() throws Exception {
    reopen();
    if (encodedGood.isPresent()) {
      decoded(prepared(encodedGood.get()));
    }
  }

  /** Returns the messages of the data set's value and, if there is one, of a different value. */
  List<byte[]> valid() throws Exception {
    List<byte[]> valid = new ArrayList<>(List.of(encoded(dataset.value())));
    if (Variation.other(dataset).isPresent()) {
      valid.add(encoded(Variation.other(dataset).get()));
    }
    valid.removeIf(message -> message.length == 0);
    return valid;
  }

  @SuppressWarnings("unchecked") // Its interfaces share its representation.
  private byte[] encoded(T value) throws Exception {
    if (transport == Transport.STREAM) {
      return RoundTripProbe.stream(serializer, List.of(value));
    }
    Object made = serializer.create(value);
    if (transport == Transport.TEXT) {
      return ((TextSerializer<Object>) serializer).write(made).getBytes(StandardCharsets.UTF_8);
    }
    return serializer.serialize(made);
  }

  Object prepared(byte[] message) {
    return switch (transport) {
      case TEXT -> new String(message, StandardCharsets.UTF_8);
      case STREAM -> new ByteArrayInputStream(message);
      case DIRECT -> ByteBuffer.allocateDirect(message.length).put(message).flip();
      default -> message;
    };
  }

  @SuppressWarnings("unchecked") // As above.
  Object decoded(Object prepared) throws Exception {
    Object decoded =
        switch (transport) {
          case TEXT -> ((TextSerializer<Object>) serializer).parse((String) prepared);
          case STREAM ->
              RoundTripProbe.streams(serializer).reader((ByteArrayInputStream) prepared).read();
          case DIRECT -> ((BufferSerializer<Object>) serializer).deserialize((ByteBuffer) prepared);
          default -> serializer.deserialize((byte[]) prepared);
        };
    // A row that is not lazy has decoded everything already.
    return isLazy() ? serializer.restore(decoded) : decoded;
  }

  private boolean isLazy() {
    return row.tags().has(Feature.LAZY) || row.tags().has(Feature.LAZY_STRINGS);
  }

  private Optional<String> difference(Object decoded) throws Exception {
    @SuppressWarnings("unchecked") // A lazy row has restored it.
    T read = isLazy() ? (T) decoded : serializer.restore(decoded);
    return DeepEquality.difference("value", dataset, dataset.value(), read);
  }

  /** Returns why a good message is not read right; empty where it is. */
  Optional<String> failing() {
    return failing(() -> decoded(prepared(encodedGood.orElseThrow())));
  }

  /** Returns why what is decoded is not the data set's value; empty where it is. */
  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  Optional<String> failing(Callable<Object> decoding) {
    try {
      return difference(decoding.call());
    } catch (Throwable e) {
      return Optional.of(Failures.oneLine(e));
    }
  }

  /** Returns whether a good message is read right, which also loads the library's classes. */
  boolean works() throws Exception {
    byte[] encoded = encoded(dataset.value());
    encodedGood = Optional.of(encoded);
    for (int i = 0; i < WARM; i++) {
      Object message = prepared(encoded);
      long before = THREADS.getCurrentThreadAllocatedBytes();
      Object decoded = decoded(message);
      allocatedByGood = THREADS.getCurrentThreadAllocatedBytes() - before;
      if (difference(decoded).isPresent()) {
        return false;
      }
    }
    return true;
  }
}
