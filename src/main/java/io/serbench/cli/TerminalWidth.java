package io.serbench.cli;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** How many characters fit on a line of the terminal. */
final class TerminalWidth {
  private static final int DEFAULT = 80;
  private static final int MIN = 39;
  private static final int MAX = 120;
  private static final File TERMINAL = new File("/dev/tty");
  private static final List<String> STTY = List.of("stty", "size");
  private static final Duration DEADLINE = Duration.ofSeconds(1);

  private TerminalWidth() {}

  /** As stty says; 80 where there is no stty. One less than that, because some terminals wrap. */
  static int detect() {
    return detect(STTY, TERMINAL, DEADLINE);
  }

  /** What text is broken to: shorter lines than those would hold single words. */
  static int ofText(int width) {
    return Math.max(MIN, width);
  }

  /**
   * As a program says in the way of stty.
   *
   * @param terminal what the program reads
   * @param deadline after which the program is killed
   */
  static int detect(List<String> program, File terminal, Duration deadline) {
    try {
      Process stty =
          new ProcessBuilder(program)
              .redirectInput(terminal)
              .redirectError(Redirect.DISCARD)
              .start();
      try {
        return stty.waitFor(deadline.toMillis(), TimeUnit.MILLISECONDS)
            ? parse(available(stty.getInputStream()))
            : DEFAULT - 1;
      } finally {
        stty.destroyForcibly();
      }
    } catch (IOException e) {
      return DEFAULT - 1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return DEFAULT - 1;
    }
  }

  /** What is there: another process may hold the stream open, so it need not have an end. */
  private static String available(InputStream in) throws IOException {
    return new String(in.readNBytes(in.available()), StandardCharsets.US_ASCII);
  }

  /** The second of the two numbers, rows and columns; nobody reads lines of any length. */
  static int parse(String size) {
    String[] numbers = size.strip().split(" ", -1);
    if (numbers.length != 2 || !numbers[1].matches("[0-9]{1,5}")) {
      return DEFAULT - 1;
    }
    int columns = Integer.parseInt(numbers[1]);
    return columns == 0 ? DEFAULT - 1 : Math.min(MAX, columns) - 1;
  }
}
