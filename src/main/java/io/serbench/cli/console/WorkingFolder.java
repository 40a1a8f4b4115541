package io.serbench.cli.console;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The folder that serbench was started in, and the files that users name relative to it.
 *
 * <p>In a locale that lacks characters of its name, such as {@code LC_ALL=C} of batch jobs, the JDK
 * has a wrong name for it: it writes relative files into a folder named {@code t??st}, and the
 * management classes of JDK 17 fail. Linux has another name for the folder of each process, which
 * child JVMs in folders of their own can use, too.
 */
public final class WorkingFolder {
  private static final String PROPERTY = "user.dir";

  private WorkingFolder() {}

  /**
   * Gives it a name that works, before any class of the JDK asks for it.
   *
   * @throws UsageException where it has none
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
   * A file by the name that a user gave it.
   *
   * @throws InvalidPathException where it is none
   */
  public static Path file(String name) {
    Path file = Path.of(name);
    return isRenamed() ? here().resolve(file) : file;
  }

  /** The text, with files in this folder by their relative names. */
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
