package io.serbench.cli.console;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The folder that serbench was started in, and files relative to it.
 *
 * <p>In a locale that lacks characters of the folder's name, such as {@code LC_ALL=C} of batch
 * jobs, the JDK gets the name wrong: it writes relative files into a folder named {@code t??st},
 * and the management classes of JDK 17 fail. Linux has another name for the working folder of each
 * process, which forks can use as well, although they run in folders of their own.
 */
public final class WorkingFolder {
  private static final String PROPERTY = "user.dir";

  private WorkingFolder() {}

  /**
   * Gives the folder a name that works. Must be called before any class of the JDK asks for the
   * name.
   *
   * @throws UsageException if there is no such name
   */
  public static void settle() throws UsageException {
    if (exists(System.getProperty(PROPERTY))) {
      return;
    }
    String other = "/proc/" + ProcessHandle.current().pid() + "/cwd";
    if (!exists(other)) {
      throw new UsageException(
          "the name of this folder has characters that the locale (%s) lacks; set LC_ALL=C.UTF-8,"
              + " or run serbench in another folder",
          System.getProperty("sun.jnu.encoding"));
    }
    System.setProperty(PROPERTY, other);
  }

  private static boolean exists(String name) {
    try {
      return Files.isDirectory(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /**
   * Returns the file that the user named.
   *
   * @throws InvalidPathException if it is not a file name
   */
  public static Path file(String name) {
    Path file = Path.of(name);
    return isRenamed() ? here().resolve(file) : file;
  }

  /** Returns the text with files in this folder by their relative names, as the user typed them. */
  static String asTyped(String text) {
    return isRenamed() ? text.replace(here() + "/", "") : text;
  }

  private static Path here() {
    return Path.of(System.getProperty(PROPERTY));
  }

  private static boolean isRenamed() {
    return !here().equals(Path.of("").toAbsolutePath());
  }
}
