package io.serbench.cli;

import io.serbench.fork.RunListener;

/** Shows a person how far a run is. */
public interface Progress extends RunListener, AutoCloseable {
  /** Shows nothing. */
  Progress QUIET =
      new Progress() {
        @Override
        public void close() {}
      };

  /** Clears what it has drawn; nothing is drawn after. May be called twice. */
  @Override
  void close();
}
