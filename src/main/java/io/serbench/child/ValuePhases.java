package io.serbench.child;

import io.serbench.dataset.Dataset;
import io.serbench.measure.Operation;
import io.serbench.result.Phase;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** The phases over a transport that takes one value at a time. */
public final class ValuePhases<T, R, E> implements Phases {
  private final Serializer<T, R> serializer;
  private final Carrier<R, E> carrier;
  private final T[] values;
  private final Object[] created;
  private final Object[] encoded;
  private final byte[] bytes;

  @SuppressWarnings("unchecked") // An array of T's erasure; it never leaves this class.
  private ValuePhases(Serializer<T, R> serializer, Carrier<R, E> carrier, Dataset<T> dataset)
      throws Exception {
    this.serializer = serializer;
    this.carrier = carrier;
    List<T> copies = dataset.copies(INPUTS);
    this.values = (T[]) copies.toArray();
    this.created = new Object[INPUTS];
    this.encoded = new Object[INPUTS];
    for (int i = 0; i < INPUTS; i++) {
      created[i] = serializer.create(values[i]);
      encoded[i] = carrier.kept(carrier.encode(serializer.create(values[i])));
    }
    this.bytes = carrier.bytes(carrier.encode(serializer.create(values[0])));
  }

  static <T, R> Phases over(Serializer<T, R> serializer, Dataset<T> dataset, Transport transport)
      throws Exception {
    R sample = serializer.create(dataset.value());
    return new ValuePhases<>(serializer, Carriers.of(serializer, transport, sample), dataset);
  }

  @Override
  public byte[] bytes() {
    return bytes;
  }

  @Override
  public int values(Phase phase) {
    return 1;
  }

  @Override
  @SuppressWarnings("unchecked") // What create and kept gave.
  public Operation operation(Phase phase) {
    return switch (phase) {
      case CREATE -> index -> serializer.create(values[index & MASK]);
      case SER -> index -> carrier.encode(serializer.create(values[index & MASK]));
      case DESER -> index -> carrier.decode((E) encoded[index & MASK]);
      case ENCODE -> index -> carrier.encode((R) created[index & MASK]);
      case ROUNDTRIP ->
          index ->
              serializer.restore(
                  carrier.decode(carrier.encode(serializer.create(values[index & MASK]))));
    };
  }
}
