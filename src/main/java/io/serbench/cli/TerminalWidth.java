package io.serbench.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** How many characters fit on a line of the terminal. */
final class TerminalWidth {
  private static final int DEFAULT = 80;
  private static final int MIN = 40;
  private static final int MAX = 120;
  private static final File TERMINAL = new File("/dev/tty");

  private TerminalWidth() {}

  /** As stty says; 80 where there is no stty. One less than that, because some terminals wrap. */
  static int detect() {
    try {
      Process stty = new ProcessBuilder("stty", "size").redirectInput(TERMINAL).start();
      String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      return stty.waitFor(1, TimeUnit.SECONDS) ? parse(size) : DEFAULT - 1;
    } catch (IOException e) {
      return DEFAULT - 1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return DEFAULT - 1;
    }
  }

  /** The second of the two numbers, rows and columns, within reason. */
  static int parse(String size) {
    String[] numbers = size.strip().split(" ", -1);
    if (numbers.length != 2 || !numbers[1].matches("[0-9]{1,5}")) {
      return DEFAULT - 1;
    }
    int columns = Integer.parseInt(numbers[1]);
    return columns == 0 ? DEFAULT - 1 : Math.max(MIN, Math.min(MAX, columns)) - 1;
  }
}
