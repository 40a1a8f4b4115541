package io.serbench.child;

import io.serbench.dataset.Dataset;
import io.serbench.measure.Operation;
import io.serbench.result.Phase;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;

/** The phases over a transport that takes one value at a time. */
public final class ValuePhases<T, R, E> implements Phases {
  private final Serializer<T, R> serializer;
  private final Carrier<R, E> carrier;
  private final T[] values;
  private final Object[] created;
  private final Object[] encoded;
  private final Dataset<T> dataset;

  @SuppressWarnings("unchecked") // An array of T's erasure; it never leaves this class.
  private ValuePhases(
      Serializer<T, R> serializer, Carrier<R, E> carrier, Dataset<T> dataset, List<T> inputs)
      throws Exception {
    this.serializer = serializer;
    this.carrier = carrier;
    this.dataset = dataset;
    List<R> representations = new ArrayList<>();
    List<E> kept = new ArrayList<>();
    for (T input : inputs) {
      representations.add(serializer.create(input));
      kept.add(carrier.kept(carrier.encode(serializer.create(input))));
    }
    this.values = (T[]) Rotation.of(inputs);
    this.created = Rotation.of(representations);
    this.encoded = Rotation.of(kept);
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
