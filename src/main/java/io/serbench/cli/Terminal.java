package io.serbench.cli;

import java.io.Console;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * What stands at the other end of the output streams.
 *
 * @param stdout whether standard output goes to a terminal
 * @param stderr whether standard error does
 * @param colours whether the user wants colours where there is a terminal
 */
public record Terminal(boolean stdout, boolean stderr, boolean colours) {
  /** Files and pipes. */
  public static final Terminal NONE = new Terminal(false, false, false);

  /** That of this process. */
  static Terminal detect(Map<String, String> environment) {
    return new Terminal(isTerminal(1), isTerminal(2), wantsColours(environment));
  }

  /** See no-color.org: the variable counts when it is set and not empty. */
  static boolean wantsColours(Map<String, String> environment) {
    return environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !environment.getOrDefault("TERM", "").equals("dumb");
  }

  /** The text in bold type, where standard output can show it. */
  String bold(String text) {
    return stdout && colours ? "\u001b[1m" + text + "\u001b[0m" : text;
  }

  /**
   * The encoding of standard output: the terminal's own where there is one; else UTF-8, because a
   * file outlives the locale in which it was written.
   */
  Charset charset() {
    if (!stdout) {
      return StandardCharsets.UTF_8;
    }
    for (String property : new String[] {"stdout.encoding", "sun.stdout.encoding"}) {
      String name = System.getProperty(property, "");
      try {
        if (!name.isEmpty()) {
          return Charset.forName(name);
        }
      } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
        // The terminal's encoding is one that this JVM cannot write: UTF-8 is the best guess.
        return StandardCharsets.UTF_8;
      }
    }
    return StandardCharsets.UTF_8;
  }

  /**
   * Whether a file descriptor is a terminal. Java can say it of all standard streams together only,
   * and the console of newer JDKs takes long to make; Linux tells what each descriptor is.
   */
  private static boolean isTerminal(int descriptor) {
    Path link = Path.of("/proc/self/fd/" + descriptor);
    if (Files.isSymbolicLink(link)) {
      try {
        String target = Files.readSymbolicLink(link).toString();
        return target.startsWith("/dev/pts/")
            || target.startsWith("/dev/tty")
            || target.equals("/dev/console");
      } catch (IOException e) {
        // Not readable after all: ask Java.
        return isConsole();
      }
    }
    return isConsole();
  }

  /** From JDK 22 on there is a console without a terminal, and a method that tells them apart. */
  @SuppressWarnings("SystemConsoleNull") // Null before JDK 22; asked whether it is one after.
  private static boolean isConsole() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Console.isTerminal failed", e);
    }
  }
}
