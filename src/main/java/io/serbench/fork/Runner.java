package io.serbench.fork;

import io.serbench.result.Run;
import java.util.Optional;

/** Measures rows, and checks them. One use only. */
public interface Runner {
  /**
   * Runs every fork that is asked for.
   *
   * @return the run, complete or interrupted
   * @throws JvmException where the JVM that shall run forks does not start
   */
  Run run(RunRequest request, RunListener listener) throws JvmException, InterruptedException;

  /**
   * As {@link #run}, but each row is opened and its round trip checked, once, and nothing is
   * measured: the forks of the result have a size or a failure, and no phases.
   */
  Run verify(RunRequest request, RunListener listener) throws JvmException, InterruptedException;

  /**
   * Ends the run from another thread: kills what is running and starts nothing more.
   *
   * @return the run as it is, marked as interrupted; empty where it has not begun
   */
  Optional<Run> interrupt();
}
