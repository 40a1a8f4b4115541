package io.serbench.process;

import io.serbench.protocol.FromParent;

/** A child that was started. */
public interface Child {
  /** Gives it another order, which it must answer within the time limit. */
  void send(FromParent order);

  /** Ends it; its listener hears of the end as of any other. */
  void kill();
}
