package io.serbench.process;

import io.serbench.protocol.FromParent;

/** A child that was started. */
@FunctionalInterface
public interface Child {
  /** Gives it another order, which it must answer within the time limit. */
  void send(FromParent order);
}
