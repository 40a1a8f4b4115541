package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.measure.Operation;
import io.serbench.result.Phase;
import io.serbench.result.Usage;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/**
 * The operations behind the phases of a row, for one thread. Each operation is its own class, so
 * that its calls of the serializer are call sites of their own. Calls take {@link Inputs} in turn.
 */
interface Phases {
  static <T, R> Phases of(
      Row row, Serializer<T, R> serializer, Dataset<T> dataset, Inputs<T> inputs, Usage usage)
      throws Exception {
    return usage.transport() == Transport.STREAM
        ? new StreamPhases<>(row, serializer, dataset, inputs, usage.items())
        : ValuePhases.over(row, serializer, dataset, inputs, usage.transport());
  }

  Operation operation(Phase phase) throws Exception;

  /** Returns the number of values that one call of the operation takes or gives. */
  int values(Phase phase);

  void keep(Phase phase, int index, Object result) throws Exception;

  /**
   * Returns the encoded bytes of each value of the data set, or of a stream of inputs.
   *
   * @param ser the warm loop that encodes them
   */
  List<byte[]> encodings(Operation.Warm ser) throws Exception;

  /**
   * Returns what is wrong with results of the timed loop, which are to be equal to their input,
   * decoded, and made anew by each call; empty if nothing is.
   *
   * @param call makes a number of calls, and returns what the last one returned
   * @param index the index of the last of these calls
   */
  Optional<String> wrong(Phase phase, int index, Batch call) throws Exception;

  /**
   * Returns calls on values that the row has never seen; empty if there are none. Until {@link
   * #unseenEnds}, operations may take fewer values at a time than those that are timed.
   */
  Optional<UnseenValues<?, ?, ?>> unseen() throws Exception;

  /** Lets operations be those again that are timed. */
  default void unseenEnds() {}

  /** Calls a timed loop. */
  @FunctionalInterface
  interface Batch {
    Object last(int calls) throws Exception;
  }

  /** Returns what is wrong with timed inputs, with what is made of them, or with kept results. */
  Optional<String> check() throws Exception;
}
