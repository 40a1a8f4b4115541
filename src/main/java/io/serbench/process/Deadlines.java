package io.serbench.process;

import java.time.Duration;
import java.util.concurrent.Future;

/** Runs what is to happen at deadlines. */
@FunctionalInterface
interface Deadlines {
  /** Runs {@code work} after a time, unless the returned future is cancelled before. */
  Future<?> after(Duration time, Runnable work);
}
