package io.serbench.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A program that says something and ends: if it does not, it is ended.
 *
 * @param exit its exit code
 * @param output the first of what it printed, stdout and stderr together
 */
record ShortProgram(int exit, String output) {
  private static final int MOST_BYTES = 64 * 1024;

  /**
   * Runs a program to its end.
   *
   * @return what came of it; empty where it did not end in time, and was killed
   * @throws IOException where it cannot be started
   */
  static Optional<ShortProgram> run(List<String> command, Duration timeout)
      throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try {
      process.getOutputStream().close();
      Printed printed = new Printed(process.getInputStream());
      Thread reader = new Thread(printed, "serbench-short-program");
      reader.setDaemon(true);
      reader.start();
      if (!process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
        return Optional.empty();
      }
      // What it started itself may keep the stream open.
      reader.join(1000);
      return Optional.of(new ShortProgram(process.exitValue(), printed.text()));
    } finally {
      process.destroyForcibly();
    }
  }

  /** Reads all, so that the program never blocks, and keeps the beginning. */
  private static final class Printed implements Runnable {
    private final InputStream stream;
    private final byte[] kept = new byte[MOST_BYTES];
    private int length;

    Printed(InputStream stream) {
      this.stream = stream;
    }

    @Override
    public void run() {
      byte[] chunk = new byte[4096];
      try {
        for (int read = stream.read(chunk); read >= 0; read = stream.read(chunk)) {
          keep(chunk, read);
        }
      } catch (IOException e) {
        // The program is gone; what it printed until now is what there is.
      }
    }

    private synchronized void keep(byte[] chunk, int read) {
      int more = Math.min(read, kept.length - length);
      System.arraycopy(chunk, 0, kept, length, more);
      length += more;
    }

    synchronized String text() {
      return new String(kept, 0, length, StandardCharsets.UTF_8);
    }
  }
}
