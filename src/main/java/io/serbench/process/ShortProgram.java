package io.serbench.process;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/**
 * The outcome of a program that prints something and ends. If it does not end in time it is killed,
 * with all that it started.
 *
 * @param exit its exit code; empty where it was killed
 * @param output the beginning of what it printed, stdout and stderr together
 */
record ShortProgram(OptionalInt exit, String output) {
  private static final int MOST_BYTES = 64 * 1024;

  /**
   * Runs a program until it ends, time is up, or this JVM ends.
   *
   * @throws IOException where it cannot be started
   * @throws InterruptedException where this JVM ends first
   */
  static ShortProgram run(List<String> command, Duration timeout)
      throws IOException, InterruptedException {
    // The JDK's management classes fail in a folder whose name the locale cannot encode.
    File folder = new File(System.getProperty("java.home"));
    Process process =
        new ProcessBuilder(command).directory(folder).redirectErrorStream(true).start();
    Thread hook = new Thread(() -> ProcessTree.kill(process), "serbench-end-short-program");
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      process.getOutputStream().close();
      Printed printed = new Printed(process.getInputStream());
      Thread reader = ChildProcess.daemon(printed, "serbench-short-program");
      reader.start();
      boolean ended = process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
      if (ended) {
        // A process that it started may keep the stream open.
        reader.join(1000);
      }
      Runtime.getRuntime().removeShutdownHook(hook);
      OptionalInt exit = ended ? OptionalInt.of(process.exitValue()) : OptionalInt.empty();
      return new ShortProgram(exit, printed.text());
    } catch (IllegalStateException e) {
      // Hooks cannot be changed while this JVM is ending; its hook may have killed the program.
      InterruptedException ending = new InterruptedException("this JVM is ending");
      ending.initCause(e);
      throw ending;
    } finally {
      ProcessTree.kill(process);
    }
  }

  /** Reads everything, so that the program never blocks, and keeps the beginning. */
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
        // The program is gone; all that it printed is kept already.
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
