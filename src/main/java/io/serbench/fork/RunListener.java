package io.serbench.fork;

import io.serbench.result.Run;

/** Is told how a run goes. Called from the thread that runs it, between measurements. */
public interface RunListener {
  /** Before the first fork. */
  void planned(int forks);

  /** A fork starts. */
  void forkStarted(String row, String dataset, int fork);

  /** A running fork does something else now: {@code opening}, {@code timing ser}. */
  void step(String row, String dataset, String step);

  /** A fork has ended; the run as it is now, with its result. */
  void forkFinished(Run run);
}
