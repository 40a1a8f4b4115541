package io.serbench.process;

import java.io.ByteArrayOutputStream;
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
      ByteArrayOutputStream printed = new ByteArrayOutputStream();
      Thread reader =
          ChildProcess.daemon(
              () -> drain(process.getInputStream(), printed), "serbench-short-program");
      reader.start();
      boolean ended = process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
      if (ended) {
        // A process that it started may keep the stream open.
        reader.join(1000);
      }
      Runtime.getRuntime().removeShutdownHook(hook);
      OptionalInt exit = ended ? OptionalInt.of(process.exitValue()) : OptionalInt.empty();
      return new ShortProgram(exit, printed.toString(StandardCharsets.UTF_8));
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
  private static void drain(InputStream stream, ByteArrayOutputStream kept) {
    byte[] chunk = new byte[4096];
    try {
      for (int read = stream.read(chunk); read >= 0; read = stream.read(chunk)) {
        kept.write(chunk, 0, Math.min(read, MOST_BYTES - kept.size()));
      }
    } catch (IOException e) {
      // The program is gone; all that it printed is kept already.
    }
  }
}
