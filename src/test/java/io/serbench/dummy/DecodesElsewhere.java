package io.serbench.dummy;

import io.serbench.dataset.DataType;
import java.util.concurrent.FutureTask;

/** Has somebody else decode each message, and waits for it. */
class DecodesElsewhere<T> extends DummySerializer<T> {
  private final Helper helper;

  /** Begins a task that does not run in the thread that calls it. */
  @FunctionalInterface
  interface Helper {
    void begin(Runnable task) throws Exception;
  }

  DecodesElsewhere(DataType<T> type, Helper helper) {
    super(type);
    this.helper = helper;
  }

  @Override
  public T deserialize(byte[] bytes) throws Exception {
    FutureTask<T> decoded = new FutureTask<>(() -> super.deserialize(bytes));
    helper.begin(decoded);
    return decoded.get();
  }
}
