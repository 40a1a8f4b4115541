package io.serbench.child;

import io.serbench.dataset.Dataset;
import io.serbench.measure.Operation;
import io.serbench.result.Phase;
import io.serbench.result.Usage;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/**
 * The operation behind each phase of one row. Each is a class of its own, so that each call of the
 * serializer is a call site of its own; inputs rotate over equal but distinct instances, so that
 * nothing is hoisted out of the loop or folded into a constant.
 */
public interface Phases {
  /** How many inputs rotate at least. */
  int LEAST_INPUTS = 16;

  /**
   * The phases of one thread.
   *
   * @param usage over which transport
   * @param inputs how many inputs shall rotate
   */
  static <T, R> Phases of(Serializer<T, R> serializer, Dataset<T> dataset, Usage usage, int inputs)
      throws Exception {
    List<T> rotating = dataset.copies(Math.max(LEAST_INPUTS, inputs));
    return usage.transport() == Transport.STREAM
        ? new StreamPhases<>(serializer, dataset.type(), rotating, usage.items())
        : ValuePhases.over(serializer, dataset, rotating, usage.transport());
  }

  /** What is timed. */
  Operation operation(Phase phase);

  /** How many values one call of the operation takes or gives. */
  int values(Phase phase);

  /**
   * Keeps what a timed call gave, for {@link #wrong}.
   *
   * @param index of the call in its batch
   */
  void keep(Phase phase, int index, Object result) throws Exception;

  /**
   * What is wrong with the results that were kept last, phase by phase; empty where all of them are
   * what the calls should have given.
   */
  Optional<String> wrong() throws Exception;

  /** The encoded bytes of each value, or of a whole stream. */
  List<byte[]> encodings() throws Exception;
}
