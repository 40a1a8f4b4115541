package io.serbench.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** Drains what a fork prints, so that it never blocks, and keeps the last lines. */
final class OutputTail {
  private static final int LINES = 20;
  private static final int LONGEST_LINE = 300; // Of those kept.
  private static final int LONGEST = 64 << 10;

  private final Deque<String> lines = new ArrayDeque<>();
  private final Consumer<String> onLine;
  private final Thread thread;

  /** Begins to drain, passing on each line at once. */
  OutputTail(InputStream stream, String name, Consumer<String> onLine) {
    this.onLine = onLine;
    thread = ForkProcess.daemon(() -> drain(stream), name);
    thread.start();
  }

  /** Waits until the stream has ended or a second has passed. */
  void awaitEnd() throws InterruptedException {
    thread.join(1000);
  }

  /** Returns the last lines, once the stream has ended or a second has passed. */
  String text() throws InterruptedException {
    awaitEnd();
    synchronized (lines) {
      return String.join("\n", lines);
    }
  }

  private void drain(InputStream stream) {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, Charset.defaultCharset()))) {
      StringBuilder line = new StringBuilder();
      for (int c = reader.read(); c >= 0; c = reader.read()) {
        if (c == '\n') {
          keep(line);
        } else if (line.length() < LONGEST && c != '\r') {
          line.append((char) c);
        }
      }
      keep(line);
    } catch (IOException e) {
      // The fork is gone; all that it printed is kept already.
    }
  }

  private void keep(StringBuilder line) {
    if (line.length() > 0) {
      synchronized (lines) {
        if (lines.size() == LINES) {
          lines.removeFirst();
        }
        lines.addLast(line.substring(0, Math.min(line.length(), LONGEST_LINE)));
      }
      onLine.accept(line.toString());
    }
    line.setLength(0);
  }
}
