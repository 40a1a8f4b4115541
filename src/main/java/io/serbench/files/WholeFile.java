package io.serbench.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import java.util.regex.Pattern;

/** Writes files such that readers see either the complete old content or the complete new one. */
public final class WholeFile {
  /** Writes the content of a file. */
  @FunctionalInterface
  public interface Writing {
    /** Writes the content. This need not close the stream. */
    void writeTo(OutputStream out) throws IOException;
  }

  /** Paths of a process's open files. Other links under {@code /proc} lead to folders and such. */
  private static final Pattern OPEN =
      Pattern.compile("/proc/[^/]+/(task/\\d+/)?fd/.*|/dev/(fd(/.*)?|stdout|stderr)");

  /** Enough for virus scanners and indexers of Windows, which open files that were just written. */
  private static final int TRIES = 20;

  private static final long BETWEEN_TRIES_MILLIS = 50;

  private WholeFile() {}

  /**
   * Writes or replaces a file, and creates missing directories. The new file is written under a
   * random name beside the old one and then renamed: an existing file of a fixed name might be
   * somebody else's, or a link. If the old file has other hard links, they keep the old content.
   *
   * @param file the file, a link to it, which stays a link, or a pipe or device, which is written
   *     in place
   * @throws IOException if the file or its content cannot be written; the old file is then
   *     unchanged
   */
  public static void write(Path file, Writing content) throws IOException {
    if (isWrittenInPlace(file)) {
      try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
        content.writeTo(out); // There is nothing to replace.
      }
      return;
    }
    Path target = target(file);
    Files.createDirectories(target.getParent());
    grow(target, content, true);
  }

  /**
   * Returns the path of a file that exists or could be created, the same for all links that lead to
   * it.
   *
   * @throws IOException if a link cannot be resolved
   */
  public static Path target(Path file) throws IOException {
    if (Files.exists(file)) {
      return file.toRealPath();
    }
    Path absolute = file.toAbsolutePath();
    Path folder = absolute.getParent();
    if (!Files.exists(folder)) {
      folder = absolute.normalize().getParent();
    }
    Path real = Files.exists(folder) ? folder.toRealPath() : folder;
    return real.resolve(absolute.getFileName());
  }

  /**
   * Checks that a file could be written, without leaving anything behind except missing
   * directories, which are created. Temporary files of killed processes in its folder are deleted.
   *
   * @param content as much as there should be room for
   * @throws IOException if the file could not be written
   */
  public static void tryOut(Path file, Writing content) throws IOException {
    Path target = file.toAbsolutePath();
    Files.createDirectories(target.getParent());
    LockedFile.sweep(target.getParent());
    grow(target, content, false);
  }

  private static void grow(Path target, Writing content, boolean keep) throws IOException {
    Path growing = target.resolveSibling("serbench-" + UUID.randomUUID() + ".tmp");
    try (LockedFile locked = LockedFile.create(growing)) {
      // It stays open, and locked, until it is renamed, so that it does not count as abandoned.
      OutputStream out =
          new BufferedOutputStream(Channels.newOutputStream(locked.channel())) {
            @Override
            public void close() throws IOException {
              flush();
            }
          };
      content.writeTo(out);
      out.flush();
      if (keep) {
        replace(growing, target);
      }
    } finally {
      Files.deleteIfExists(growing);
    }
  }

  /**
   * Returns whether a path is a pipe, a device, or an open file under {@code /dev/fd} or {@code
   * /proc/self/fd}. It must not be replaced, because its reader would not see the new file.
   */
  public static boolean isWrittenInPlace(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    boolean open = OPEN.matcher(absolute.toString()).matches();
    return Files.exists(file) && (open || !Files.isRegularFile(file));
  }

  private static void replace(Path from, Path to) throws IOException {
    patiently(
        () -> {
          try {
            // Whether an atomic move alone replaces a file is left to the file system.
            Files.move(
                from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
          } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
          }
        });
  }

  @FunctionalInterface
  public interface Action {
    void run() throws IOException;
  }

  /**
   * Runs an operation, and repeats it for up to a second while the file system refuses. On Windows,
   * a file cannot be replaced or deleted while another process has it open, even if only to read.
   *
   * @throws IOException if the operation still fails after a second, or fails otherwise
   */
  public static void patiently(Action action) throws IOException {
    for (int attempt = 1; ; attempt++) {
      try {
        action.run();
        return;
      } catch (FileSystemException e) {
        if (attempt == TRIES || !waited(BETWEEN_TRIES_MILLIS)) {
          throw e;
        }
      }
    }
  }

  /** Sleeps. Returns false if the thread was interrupted, which it then still is. */
  static boolean waited(long millis) {
    try {
      Thread.sleep(millis);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
