package io.serbench.run;

import java.util.concurrent.LinkedBlockingQueue;

/** Where what children say waits until the run has time for it: all of it is done by one thread. */
interface Mailbox {
  /** Leaves something to be done. */
  void post(Runnable event);

  /** What was left first; waits for it. */
  Runnable next() throws InterruptedException;

  /** An ordinary one. */
  static Mailbox blocking() {
    LinkedBlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
    return new Mailbox() {
      @Override
      public void post(Runnable event) {
        events.add(event);
      }

      @Override
      public Runnable next() throws InterruptedException {
        return events.take();
      }
    };
  }
}
