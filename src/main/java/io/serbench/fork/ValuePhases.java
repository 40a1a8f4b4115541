package io.serbench.fork;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.variation.Variation;
import io.serbench.measure.Clock;
import io.serbench.measure.Operation;
import io.serbench.result.Phase;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The phases over a transport that takes one value at a time. */
final class ValuePhases<T, R, E> implements Phases {
  private static final int LONGER = 2; // Times; two messages of one value differ by a header.

  private final Row row;
  private final Transport transport;
  private final Serializer<T, R> serializer;
  private final Carrier<R, E> carrier;
  private final Dataset<T> dataset;
  private final Inputs<T> inputs;
  private final T[] values;
  private final Object[] encoded;
  private final Map<Phase, Kept<T>> kept = new EnumMap<>(Phase.class);

  /** The input and the result of a timed call. */
  private record Kept<T>(T input, Object result) {}

  @SuppressWarnings("unchecked") // An array of T's erasure; it never leaves this class.
  private ValuePhases(
      Row row,
      Transport transport,
      Serializer<T, R> serializer,
      Carrier<R, E> carrier,
      Dataset<T> dataset,
      Inputs<T> inputs)
      throws Exception {
    this.row = row;
    this.transport = transport;
    this.serializer = serializer;
    this.carrier = carrier;
    this.dataset = dataset;
    this.inputs = inputs;
    List<T> rotating = inputs.values();
    List<E> encodings = new ArrayList<>();
    for (T value : rotating) {
      encodings.add(carrier.kept(carrier.encode(serializer.create(value))));
    }
    this.values = (T[]) Inputs.slots(rotating);
    this.encoded = Inputs.slots(encodings);
  }

  static <T, R> Phases over(
      Row row,
      Serializer<T, R> serializer,
      Dataset<T> dataset,
      Inputs<T> inputs,
      Transport transport)
      throws Exception {
    R sample = serializer.create(dataset.value());
    Carrier<R, ?> carrier = Carrier.of(serializer, transport, sample);
    return new ValuePhases<>(row, transport, serializer, carrier, dataset, inputs);
  }

  @Override
  @SuppressWarnings("unchecked") // What the loop returns.
  public List<byte[]> encodings(Operation.Warm ser) throws Exception {
    List<byte[]> encodings = new ArrayList<>();
    T first = values[0];
    for (int place = 0; place < dataset.values().size(); place++) {
      values[0] = dataset.again().apply(place);
      ser.time(Clock.SYSTEM, 1);
      encodings.add(carrier.bytes((E) ser.last()));
    }
    values[0] = first;
    return encodings;
  }

  @Override
  public int values(Phase phase) {
    return 1;
  }

  @Override
  @SuppressWarnings("unchecked") // What kept returned.
  public Operation operation(Phase phase) throws Exception {
    return switch (phase) {
      case CREATE -> index -> serializer.create(values[index & (values.length - 1)]);
      case SER ->
          index -> carrier.encode(serializer.createTemporary(values[index & (values.length - 1)]));
      case DESER -> index -> carrier.decode((E) encoded[index & (encoded.length - 1)]);
      case MESSAGE ->
          index ->
              carrier.decode(
                  carrier.encode(serializer.createTemporary(values[index & (values.length - 1)])));
      case ENCODE -> encode(inputs.created(serializer, values));
      case ROUNDTRIP ->
          index ->
              serializer.restore(
                  carrier.decode(
                      carrier.encode(
                          serializer.createTemporary(values[index & (values.length - 1)]))));
    };
  }

  @SuppressWarnings("unchecked") // What create returned.
  private Operation encode(Object[] created) {
    return index -> carrier.encode((R) created[index & (created.length - 1)]);
  }

  @Override
  public Optional<String> check() throws Exception {
    Optional<String> wrong = Optional.empty();
    for (int place : IntStream.of(0, inputs.count() / 2, inputs.count() - 1).toArray()) {
      T expected = inputs.value(place);
      wrong = wrong.or(() -> difference("timed input", expected, values[place]));
      if (wrong.isEmpty()) {
        T decoded = serializer.restore(decoded(encoded[place]));
        wrong = difference("value from timed bytes", expected, decoded);
      }
      if (wrong.isEmpty()) {
        E again = carrier.kept(carrier.encode(serializer.create(values[place])));
        T decoded = serializer.restore(carrier.decode(again));
        wrong = difference("value from a timed input", expected, decoded);
      }
    }
    for (Map.Entry<Phase, Kept<T>> entry : kept.entrySet()) {
      if (wrong.isEmpty()) {
        T plain = plain(entry.getKey(), entry.getValue().result());
        String name = "the last result of " + entry.getKey().label();
        wrong = difference(name, entry.getValue().input(), plain);
      }
    }
    return wrong.isPresent() ? wrong : otherContent();
  }

  /**
   * Decodes an array or a buffer that was timed after another message of the same length was copied
   * into it: a row that remembers arrays would return the message that it held before.
   */
  private Optional<String> otherContent() throws Exception {
    byte[] before = timedBytes(0);
    for (int place = 1; place < inputs.count(); place++) {
      byte[] other = timedBytes(place);
      if (other.length == before.length && !Arrays.equals(other, before)) {
        if (!carrier.overwrite(timed(0), other)) {
          return Optional.empty();
        }
        try {
          T decoded = serializer.restore(decoded(timed(0)));
          return difference("value from a timed array", inputs.value(place), decoded);
        } finally {
          carrier.overwrite(timed(0), before);
        }
      }
    }
    return Optional.empty();
  }

  /** Returns that a message that the caller owns changes when others are written. */
  private static Optional<String> overwritten(Object message, int index, Batch call)
      throws Exception {
    if (!(message instanceof byte[] array)) {
      return Optional.empty(); // Serbench's own buffer, or a string.
    }
    Arrays.fill(array, (byte) 0);
    call.last(index + 1);
    return Arrays.equals(array, new byte[array.length])
        ? Optional.empty()
        : Optional.of("later calls overwrite what serialize has returned; the caller owns it");
  }

  /** Returns that an object changes when the message is overwritten that it was decoded from. */
  @SuppressWarnings("unchecked") // What the loop returned.
  private Optional<String> needOfInput(int place, Object decoded) {
    if (!dataset.type().bundled() || row.tags().has(Feature.LAZY)) {
      return Optional.empty();
    }
    byte[] before = timedBytes(place);
    if (!carrier.overwrite(timed(place), new byte[before.length])) {
      return Optional.empty();
    }
    try {
      return difference(
          "a decoded object, after its input was overwritten",
          inputs.value(place),
          serializer.restore((R) decoded));
    } catch (Exception e) {
      return Optional.of("a decoded object needs its input: " + Failures.oneLine(e));
    } finally {
      carrier.overwrite(timed(place), before);
    }
  }

  @SuppressWarnings("unchecked") // What kept returned.
  private E timed(int place) {
    return (E) encoded[place];
  }

  private byte[] timedBytes(int place) {
    return carrier.bytes(carrier.copy(timed(place)));
  }

  @SuppressWarnings("unchecked") // What kept returned.
  private R decoded(Object encoding) throws Exception {
    return carrier.decode((E) encoding);
  }

  @Override
  @SuppressWarnings("unchecked") // What these phases returned.
  public void keep(Phase phase, int index, Object result) throws Exception {
    boolean encoding = phase == Phase.SER || phase == Phase.ENCODE;
    T input = values[index & (values.length - 1)];
    // A copy, since the next call may overwrite what was encoded.
    kept.put(phase, new Kept<>(input, encoding ? carrier.kept((E) result) : result));
  }

  @Override
  public Optional<String> wrong(Phase phase, int index, Batch call) throws Exception {
    T input = values[index & (values.length - 1)];
    Object result = call.last(index + 1);
    String name = "a result of " + phase.label() + " in the timed loop";
    Freshness freshness = new Freshness(row, dataset);
    boolean isSearched = RoundTripProbe.isSearched(dataset);
    // Before it is restored, which may decode in place what was left encoded.
    Optional<String> undecoded =
        isSearched && (phase == Phase.DESER || phase == Phase.MESSAGE)
            ? freshness.ofUndecoded(input, result)
            : Optional.empty();
    Optional<String> wrong = difference(name, input, plain(phase, result));
    if (wrong.isPresent() || !isSearched) {
      return wrong;
    }
    Optional<String> stale =
        undecoded.isPresent() ? undecoded : staleness(freshness, phase, index, result, call);
    return stale.map(what -> "in the timed loop, " + what);
  }

  /** Searches results for what was not made by their calls. */
  private Optional<String> staleness(
      Freshness freshness, Phase phase, int index, Object result, Batch call) throws Exception {
    T input = values[index & (values.length - 1)];
    if (phase == Phase.CREATE) {
      return dataset.type().bundled() ? freshness.ofCreated(input, result) : Optional.empty();
    }
    // Of the same input, by as few calls as reach it.
    int place = index & (values.length - 1);
    Object again = call.last(place + 1);
    if (phase == Phase.SER || phase == Phase.ENCODE) {
      if (result == again && result instanceof byte[]) {
        return Optional.of("serialize returned one array twice; the caller owns it");
      }
      int length = length(result);
      int lengthAgain = length(again);
      if (Math.max(length, lengthAgain) > LONGER * Math.min(length, lengthAgain)) {
        return Optional.of(
            "serialize wrote one value to %d bytes and to %d".formatted(length, lengthAgain));
      }
      Optional<String> wrong =
          phase == Phase.SER && dataset.type().bundled()
              ? freshness.ofCreated(input, serializer.createTemporary(input))
              : Optional.empty();
      return wrong.isPresent() ? wrong : overwritten(result, index, call);
    }
    Optional<String> wrong =
        phase == Phase.DESER
            ? freshness.ofInput(encoded[place], result).or(() -> needOfInput(place, again))
            : Optional.empty();
    if (wrong.isPresent()) {
      return wrong;
    }
    return inputs.distinct() > 1
        ? freshness.ofDecoded(List.of(result, again), call.last(place + 2))
        : freshness.ofSame(List.of(result, again));
  }

  @SuppressWarnings("unchecked") // What the loop that encodes returned.
  private int length(Object encoding) {
    return carrier.bytes((E) encoding).length;
  }

  @SuppressWarnings("unchecked") // The same row opens the same serializer, over the same transport.
  private Carrier<R, E> opened() throws Exception {
    Serializer<T, R> another = (Serializer<T, R>) RoundTripProbe.open(row, dataset.type());
    return (Carrier<R, E>) Carrier.of(another, transport, another.create(dataset.value()));
  }

  @Override
  public Optional<UnseenValues<?, ?, ?>> unseen() {
    return Variation.others(dataset)
        .map(
            fresh ->
                new UnseenValues<>(
                    row,
                    serializer,
                    carrier,
                    this::opened,
                    dataset,
                    inputs,
                    fresh,
                    values,
                    encoded));
  }

  @SuppressWarnings("unchecked") // What these phases returned.
  private T plain(Phase phase, Object result) throws Exception {
    return switch (phase) {
      case CREATE -> serializer.restore(carrier.decode(carrier.kept(carrier.encode((R) result))));
      case SER, ENCODE -> serializer.restore(decoded(result));
      case DESER, MESSAGE -> serializer.restore((R) result);
      case ROUNDTRIP -> (T) result;
    };
  }

  private Optional<String> difference(String name, T expected, T actual) {
    return DeepEquality.difference(name, dataset, expected, actual);
  }
}
