package io.serbench.cli;

import java.util.function.Supplier;

/** Ctrl-C, and whatever else ends the JVM while something runs. */
final class Interruption {
  private Interruption() {}

  /**
   * Does the work; if the JVM is told to end before the work is done, does {@code atEnd}, for which
   * the JVM waits.
   */
  static <T> T guard(Supplier<T> work, Runnable atEnd) {
    Thread hook = new Thread(atEnd, "interrupted");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return work.get();
    } finally {
      remove(hook);
    }
  }

  private static void remove(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is ending and the hook runs already; a hook cannot be removed then, nor need it be.
      return;
    }
  }
}
