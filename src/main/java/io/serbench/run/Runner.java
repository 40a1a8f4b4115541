package io.serbench.run;

import io.serbench.result.Run;

/** Measures. */
public interface Runner {
  /**
   * Runs everything that was asked for. A row that fails is a result like any other.
   *
   * @param listener is told of each step, and of the run so far after every fork
   */
  Run run(RunRequest request, RunListener listener);

  /**
   * Ends the run soon: kills the children and starts no more of them. May be called from any
   * thread, before and after the run too; {@link #run} then returns what there is.
   */
  void interrupt();
}
