package io.serbench.check;

import io.serbench.run.RunRequest;
import java.util.List;
import java.util.function.Consumer;

/** Something that is tried in forks and can be interrupted. For one use. */
public interface Trial<T> {
  /**
   * Runs the trial, reports each result as soon as it is known, and returns all in the same order;
   * after an interruption, those known by then.
   */
  List<T> run(RunRequest request, Consumer<T> onKnown);

  /** Ends the trial soon and kills its forks. May be called from any thread. */
  void interrupt();
}
