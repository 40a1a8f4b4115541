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

/** Writes files of which a reader sees either the whole old one or the whole new one. */
public final class WholeFile {
  /** What goes into a file. */
  @FunctionalInterface
  public interface Writing {
    /** Writes it, and need not close the stream. */
    void writeTo(OutputStream out) throws IOException;
  }

  /** A process has links to its other files under {@code /proc} as well, such as its folder. */
  private static final Pattern OPEN =
      Pattern.compile("/proc/[^/]+/(task/\\d+/)?fd/.*|/dev/(fd(/.*)?|stdout|stderr)");

  /** As long as a virus scanner or an indexer of Windows has a file open that was just written. */
  private static final int TRIES = 20;

  private static final long BETWEEN_TRIES_MILLIS = 50;

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
  public static void write(Path file, Writing content) throws IOException {
    if (isWrittenInPlace(file)) {
      try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
        content.writeTo(out); // There is nothing to replace.
      }
      return;
    }
    Path target = target(file);
    Files.createDirectories(target.getParent());
    grow(target, content, growing -> replace(growing, target));
  }

  /** Returns where a file is or would be: one path for all names and links that lead there. */
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
   * Sees whether a file could be written, and leaves nothing behind: neither of this, nor of a
   * serbench that was killed while it wrote in this folder.
   *
   * @param content as much as there should be room for
   */
  public static void tryOut(Path file, Writing content) throws IOException {
    Path target = file.toAbsolutePath();
    Files.createDirectories(target.getParent());
    LockedFile.sweep(target.getParent());
    grow(target, content, grown -> {});
  }

  /** What becomes of a file that has grown. */
  private interface Grown {
    void take(Path file) throws IOException;
  }

  private static void grow(Path target, Writing content, Grown then) throws IOException {
    Path growing = target.resolveSibling("serbench-" + UUID.randomUUID() + ".tmp");
    try (LockedFile locked = LockedFile.create(growing)) {
      OutputStream out = Channels.newOutputStream(locked.channel());
      try (OutputStream kept = new KeptOpen(out)) {
        content.writeTo(kept);
      }
      then.take(growing);
    } finally {
      Files.deleteIfExists(growing);
    }
  }

  /** It is locked until it has its name, so that nobody takes it for left over. */
  private static final class KeptOpen extends BufferedOutputStream {
    KeptOpen(OutputStream out) {
      super(out);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }

  /**
   * Whether that is a pipe, a device or one of this process's open files, which stand under {@code
   * /dev/fd} and {@code /proc/self/fd}: another file in its place would not be seen by who waits
   * for it.
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

  /** What is done to a file. */
  @FunctionalInterface
  public interface Action {
    /** Does it. */
    void run() throws IOException;
  }

  /**
   * Tries again for a second where the file system refuses: on Windows, nobody can replace or
   * remove a file while somebody else has it open, be it only to read it.
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

  /** Waits for a moment. Returns false if the thread was interrupted, and is to end. */
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
