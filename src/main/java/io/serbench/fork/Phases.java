package io.serbench.fork;

import io.serbench.dataset.Dataset;
import io.serbench.measure.Operation;
import io.serbench.result.Phase;
import io.serbench.serializer.Serializer;
import java.util.List;

/**
 * The operation behind each phase of one row. Each is a class of its own, so that each call of the
 * serializer is a call site of its own; inputs rotate over equal but distinct instances, so that
 * nothing is hoisted out of the loop or folded into a constant.
 */
final class Phases<T, R> {
  /** A power of two, so that rotation is a mask. */
  private static final int INPUTS = 16;

  private static final int MASK = INPUTS - 1;

  private final Serializer<T, R> serializer;
  private final T[] values;
  private final Object[] created;
  private final byte[][] encoded;

  @SuppressWarnings("unchecked") // An array of T's erasure; it never leaves this class.
  Phases(Serializer<T, R> serializer, Dataset<T> dataset) throws Exception {
    this.serializer = serializer;
    List<T> copies = dataset.copies(INPUTS);
    this.values = (T[]) copies.toArray();
    this.created = new Object[INPUTS];
    this.encoded = new byte[INPUTS][];
    for (int i = 0; i < INPUTS; i++) {
      created[i] = serializer.create(values[i]);
      encoded[i] = serializer.serialize(serializer.create(values[i]));
    }
  }

  /** One encoded value. */
  byte[] bytes() {
    return encoded[0];
  }

  @SuppressWarnings("unchecked") // What create gave.
  Operation operation(Phase phase) {
    return switch (phase) {
      case CREATE -> index -> serializer.create(values[index & MASK]);
      case SER -> index -> serializer.serialize(serializer.create(values[index & MASK]));
      case DESER -> index -> serializer.deserialize(encoded[index & MASK]);
      case ENCODE -> index -> serializer.serialize((R) created[index & MASK]);
      case ROUNDTRIP ->
          index ->
              serializer.restore(
                  serializer.deserialize(
                      serializer.serialize(serializer.create(values[index & MASK]))));
    };
  }
}
