package io.serbench.process;

import io.serbench.protocol.FromChild;
import io.serbench.result.Failure;
import java.util.Optional;

/** Hears what a child says. */
public interface ChildListener {
  /** The child says something; who waits for something else ignores it. */
  void hear(FromChild message);

  /** The child's JVM, or a library there, printed this line to standard error. */
  default void printed(String line) {}

  /**
   * The child is gone. Nothing comes after this.
   *
   * @param failure why, where it did not end after all that it was ordered
   */
  void ended(Optional<Failure> failure);
}
