package io.serbench.check;

import io.serbench.run.RunRequest;
import java.util.List;
import java.util.function.Consumer;

/**
 * Something that is tried in children, and not timed. For one use.
 *
 * @param <T> what comes of it
 */
public interface Trial<T> {
  /**
   * Tries it on all that the request asks for.
   *
   * @param onKnown told of each result as soon as it is known
   * @return all results, in the order of the request; those that were known where it was
   *     interrupted
   */
  List<T> run(RunRequest request, Consumer<T> onKnown);

  /** Ends the trial soon and kills the children. May be called from any thread. */
  void interrupt();
}
