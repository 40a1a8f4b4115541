package io.serbench.cli.console;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What the output streams are connected to.
 *
 * @param stdout whether standard output goes to a terminal
 * @param stderr whether standard error goes to a terminal
 * @param colours whether the user allows colours on a terminal
 */
public record Terminal(boolean stdout, boolean stderr, boolean colours) {
  private static final int USUAL_WIDTH = 80;
  private static final int LEAST_WIDTH = 40;
  private static final int MOST_WIDTH = 120;

  public static final Terminal NONE = new Terminal(false, false, false);

  public static Terminal detect(Map<String, String> environment) {
    return new Terminal(isTerminal(1), isTerminal(2), wantsColours(environment));
  }

  /** See no-color.org: NO_COLOR counts if it is set and not empty. */
  static boolean wantsColours(Map<String, String> environment) {
    return environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !environment.getOrDefault("TERM", "").equals("dumb");
  }

  public boolean bold() {
    return stdout && colours;
  }

  /** Returns the terminal's encoding; in a file UTF-8, because the file outlives the locale. */
  public Charset charset() {
    String older = System.getProperty("sun.stdout.encoding", "");
    String name = System.getProperty("stdout.encoding", older);
    try {
      return stdout && !name.isEmpty() ? Charset.forName(name) : StandardCharsets.UTF_8;
    } catch (IllegalArgumentException e) {
      // This JVM does not have the terminal's encoding, and UTF-8 is the best guess.
      return StandardCharsets.UTF_8;
    }
  }

  /**
   * Returns whether a file descriptor is a terminal. Linux tells it for each descriptor. Java tells
   * it only of all standard streams together, if it does not use the console of JDK 22, which needs
   * no terminal.
   */
  @SuppressWarnings("SystemConsoleNull") // With java.base, it is null without a terminal.
  private static boolean isTerminal(int descriptor) {
    Path link = Path.of("/proc/self/fd/" + descriptor);
    try {
      String target = Files.readSymbolicLink(link).toString();
      return target.startsWith("/dev/pts/")
          || target.startsWith("/dev/tty")
          || target.equals("/dev/console");
    } catch (IOException | UnsupportedOperationException e) {
      // This system has no such link.
      System.setProperty("jdk.console", "java.base");
      return System.console() != null;
    }
  }

  /**
   * Returns the number of characters that fit on a line: one less than {@code stty} reports,
   * because some terminals wrap a full line. It is 39 to 119, since narrower lines hold single
   * words and longer ones are hard to read, and 79 if the width is unknown.
   */
  public static int width() {
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(new File("/dev/tty"))
              .redirectError(Redirect.DISCARD)
              .start();
      try {
        if (stty.waitFor(1, TimeUnit.SECONDS)) {
          byte[] size = stty.getInputStream().readAllBytes();
          return parseWidth(new String(size, StandardCharsets.US_ASCII));
        }
      } finally {
        stty.destroyForcibly();
      }
    } catch (IOException e) {
      // There is no terminal, or no stty.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return USUAL_WIDTH - 1;
  }

  private static int parseWidth(String size) {
    String[] numbers = size.strip().split(" ", -1);
    // A terminal that does not know its size says that it has 0 rows and columns.
    return numbers.length == 2 && numbers[1].matches("[1-9][0-9]{0,4}")
        ? Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, Integer.parseInt(numbers[1]))) - 1
        : USUAL_WIDTH - 1;
  }
}
