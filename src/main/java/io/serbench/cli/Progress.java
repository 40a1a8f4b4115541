package io.serbench.cli;

import io.serbench.run.RunListener;

/** Shows a person how far a run is. */
public interface Progress extends RunListener, AutoCloseable {
  /** Shows nothing. */
  Progress QUIET =
      new Progress() {
        @Override
        public void close() {}
      };

  /** A line of text as it must be printed to leave nothing visible of what has been drawn. */
  default String covering(String line) {
    return line;
  }

  /** Clears what it has drawn; nothing is drawn after. May be called twice. */
  @Override
  void close();
}
