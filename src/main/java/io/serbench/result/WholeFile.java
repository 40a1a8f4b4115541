package io.serbench.result;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Writes files of which a reader sees either the whole old one or the whole new one. */
public final class WholeFile {
  /** What goes into a file. */
  @FunctionalInterface
  public interface Content {
    /** Writes it, and need not close the stream. */
    void writeTo(OutputStream out) throws IOException;
  }

  private WholeFile() {}

  /**
   * Writes a file, or replaces it. Directories that lack are made. The new file grows under a name
   * of its own beside the old one: a new name, because what has a name already may be another's, or
   * a link to somewhere else. So a file of several names loses only this one to the new file.
   *
   * @param file may be a link to the file, which then stays one, or a pipe or a device
   * @throws IOException where the file system refuses, or the content; the old file is then
   *     untouched
   */
  public static void write(Path file, Content content) throws IOException {
    if (isWrittenInPlace(file)) {
      try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
        content.writeTo(out); // There is nothing to replace.
      }
      return;
    }
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path directory = target.getParent();
    if (directory != null) {
      Files.createDirectories(directory);
    }
    Path growing = target.resolveSibling("serbench-" + UUID.randomUUID() + ".tmp");
    OutputStream out =
        Files.newOutputStream(growing, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      try (out) {
        content.writeTo(out);
      }
      replace(growing, target);
    } finally {
      Files.deleteIfExists(growing);
    }
  }

  /**
   * Whether that is a pipe, a device or one of this process's open files, which stand under {@code
   * /dev/fd} and {@code /proc}: another file in its place would not be seen by who waits for it.
   */
  public static boolean isWrittenInPlace(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    boolean open =
        absolute.startsWith("/dev/fd")
            || absolute.startsWith("/proc")
            || absolute.startsWith("/dev/stdout")
            || absolute.startsWith("/dev/stderr");
    return Files.exists(file) && (open || !Files.isRegularFile(file));
  }

  private static void replace(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
