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
 * serializer is a call site of its own; {@link Inputs} rotate.
 */
public interface Phases {
  /**
   * The phases of one thread.
   *
   * @param inputs what rotates
   * @param usage over which transport
   */
  static <T, R> Phases of(
      Serializer<T, R> serializer, Dataset<T> dataset, Inputs<T> inputs, Usage usage)
      throws Exception {
    return usage.transport() == Transport.STREAM
        ? new StreamPhases<>(serializer, dataset, inputs, usage.items())
        : ValuePhases.over(serializer, dataset, inputs, usage.transport());
  }

  /** What is timed. */
  Operation operation(Phase phase) throws Exception;

  /** How many values one call of the operation takes or gives. */
  int values(Phase phase);

  /**
   * Keeps what a timed call gave, for {@link #check}.
   *
   * @param index of the call in its batch
   */
  void keep(Phase phase, int index, Object result) throws Exception;

  /** The encoded bytes of each value of the data set, or of a whole stream of them. */
  List<byte[]> encodings() throws Exception;

  /**
   * What is wrong with inputs that have been timed, with what becomes of them, or with the results
   * that were kept last; empty where nothing is.
   */
  Optional<String> check() throws Exception;
}
