package io.serbench.process;

import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import java.util.Optional;

/** A child that was started. */
@FunctionalInterface
public interface Child {
  /** Gives it another order, which it must answer within the time limit. */
  void send(FromParent order);

  /** Hears what a child says. */
  interface Listener {
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
}
