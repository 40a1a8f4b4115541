package io.serbench.process;

import io.serbench.protocol.ParentSide;
import io.serbench.result.Failure;
import java.util.Optional;

/** Hears what a child says. */
public interface ChildListener extends ParentSide {
  /** The child's JVM, or a library there, printed this line to standard error. */
  default void printed(String line) {}

  /**
   * The child is gone. Nothing comes after this.
   *
   * @param failure why, where it did not end after all that it was ordered
   */
  void ended(Optional<Failure> failure);
}
