package io.serbench.child;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.DeepEquality;
import io.serbench.measure.Operation;
import io.serbench.result.Phase;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The phases over a transport that takes one value at a time. */
public final class ValuePhases<T, R, E> implements Phases {
  private final Serializer<T, R> serializer;
  private final Carrier<R, E> carrier;
  private final T[] values;
  private final Object[] created;
  private final Object[] encoded;
  private final Dataset<T> dataset;
  private final Map<Phase, Kept<T>> kept = new EnumMap<>(Phase.class);

  /** What a timed call gave, and of what. */
  private record Kept<T>(T input, Object result) {}

  @SuppressWarnings("unchecked") // An array of T's erasure; it never leaves this class.
  private ValuePhases(
      Serializer<T, R> serializer, Carrier<R, E> carrier, Dataset<T> dataset, List<T> inputs)
      throws Exception {
    this.serializer = serializer;
    this.carrier = carrier;
    this.dataset = dataset;
    List<R> representations = new ArrayList<>();
    List<E> encodings = new ArrayList<>();
    for (T input : inputs) {
      representations.add(serializer.create(input));
      encodings.add(carrier.kept(carrier.encode(serializer.create(input))));
    }
    this.values = (T[]) Rotation.of(inputs);
    this.created = Rotation.of(representations);
    this.encoded = Rotation.of(encodings);
  }

  static <T, R> Phases over(
      Serializer<T, R> serializer, Dataset<T> dataset, List<T> inputs, Transport transport)
      throws Exception {
    R sample = serializer.create(dataset.value());
    Carrier<R, ?> carrier = Carriers.of(serializer, transport, sample);
    return new ValuePhases<>(serializer, carrier, dataset, inputs);
  }

  @Override
  public List<byte[]> encodings() throws Exception {
    List<byte[]> encodings = new ArrayList<>();
    for (T value : dataset.values()) {
      encodings.add(carrier.bytes(carrier.encode(serializer.create(value))));
    }
    return encodings;
  }

  @Override
  public int values(Phase phase) {
    return 1;
  }

  /** The next call may overwrite what was encoded. */
  @Override
  @SuppressWarnings("unchecked") // What these phases gave.
  public void keep(Phase phase, int index, Object result) throws Exception {
    boolean encoding = phase == Phase.SER || phase == Phase.ENCODE;
    T input = values[index & (values.length - 1)];
    kept.put(phase, new Kept<>(input, encoding ? carrier.kept((E) result) : result));
  }

  @Override
  public Optional<String> wrong() throws Exception {
    for (Map.Entry<Phase, Kept<T>> entry : kept.entrySet()) {
      Phase phase = entry.getKey();
      T actual = plain(phase, entry.getValue().result());
      Optional<String> wrong =
          DeepEquality.difference(
              "what " + phase.label() + " gave last",
              dataset.type(),
              entry.getValue().input(),
              actual);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  @SuppressWarnings("unchecked") // What these phases gave.
  private T plain(Phase phase, Object result) throws Exception {
    return switch (phase) {
      case CREATE -> serializer.restore(carrier.decode(carrier.kept(carrier.encode((R) result))));
      case SER, ENCODE -> serializer.restore(carrier.decode((E) result));
      case DESER -> serializer.restore((R) result);
      case ROUNDTRIP -> (T) result;
    };
  }

  @Override
  @SuppressWarnings("unchecked") // What create and kept gave.
  public Operation operation(Phase phase) {
    return switch (phase) {
      case CREATE -> index -> serializer.create(values[index & (values.length - 1)]);
      case SER -> index -> carrier.encode(serializer.create(values[index & (values.length - 1)]));
      case DESER -> index -> carrier.decode((E) encoded[index & (encoded.length - 1)]);
      case ENCODE -> index -> carrier.encode((R) created[index & (created.length - 1)]);
      case ROUNDTRIP ->
          index ->
              serializer.restore(
                  carrier.decode(
                      carrier.encode(serializer.create(values[index & (values.length - 1)]))));
    };
  }
}
