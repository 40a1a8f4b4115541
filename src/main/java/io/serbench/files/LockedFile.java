package io.serbench.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * A file that this process has locked, even if it is renamed, until this object is closed. The lock
 * ends with the process, however that ends, so an unlocked file was abandoned by a process that was
 * killed.
 */
record LockedFile(Path path, FileChannel channel, Optional<Object> key) implements Closeable {
  /** Files that exist only while a process has them locked, unless it is killed. */
  private static final Pattern SHORT_LIVED =
      Pattern.compile("serbench-[0-9a-f-]{36}\\.tmp|\\.serbench-[0-9a-f-]{36}\\.lock");

  /**
   * The keys of the files that this process has locked. With POSIX locks, a process that opens and
   * closes a file loses its lock on that file, whichever thread took it. So files with these keys
   * are never opened again, and no thread opens a file while another one locks one.
   */
  private static final Set<Object> LOCKED = ConcurrentHashMap.newKeySet();

  /**
   * Creates a file and locks it.
   *
   * @param file a path that no other process uses
   * @throws IOException if the file exists, or cannot be created or locked
   */
  static synchronized LockedFile create(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    return locked(file, channel, key(file))
        .orElseThrow(() -> new FileSystemException(file.toString(), null, "cannot be locked"));
  }

  /**
   * Locks an abandoned file. Returns empty if this or another process has locked it.
   *
   * @throws NoSuchFileException if the file is gone
   * @throws FileSystemException if another user put a pipe or a link there; a pipe opens only with
   *     a reader
   */
  static synchronized Optional<LockedFile> takeOver(Path file) throws IOException {
    BasicFileAttributes attributes = attributes(file);
    if (!attributes.isRegularFile()) {
      throw new FileSystemException(file.toString(), null, "is not a file");
    }
    Optional<Object> key = Optional.ofNullable(attributes.fileKey());
    if (key.stream().anyMatch(LOCKED::contains)) {
      return Optional.empty();
    }
    return locked(
        file, FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS), key);
  }

  /** Locks an open file, unless its path has become that of another file. */
  private static Optional<LockedFile> locked(Path file, FileChannel channel, Optional<Object> key)
      throws IOException {
    LockedFile locked = new LockedFile(file, channel, key);
    try {
      if (channel.tryLock() != null && locked.isInPlace()) {
        key.ifPresent(LOCKED::add);
        return Optional.of(locked);
      }
    } catch (OverlappingFileLockException e) {
      // This process has locked it; on this system, files have no keys.
    }
    channel.close();
    return Optional.empty();
  }

  /**
   * Returns an object that identifies a file, whatever its path; empty if the file system has none.
   *
   * @throws NoSuchFileException if there is no such file
   */
  private static Optional<Object> key(Path file) throws IOException {
    return Optional.ofNullable(attributes(file).fileKey());
  }

  private static BasicFileAttributes attributes(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
  }

  /** Deletes the temporary files and locks that killed processes have left in a folder. */
  static void sweep(Path folder) {
    try (DirectoryStream<Path> left =
        Files.newDirectoryStream(
            folder, path -> SHORT_LIVED.matcher(path.getFileName().toString()).matches())) {
      left.forEach(LockedFile::deleteIfLeft);
    } catch (IOException | DirectoryIteratorException e) {
      // Tidying up is optional.
    }
  }

  /** Deletes a file that no process has locked any more. Returns false if it stays. */
  static boolean deleteIfLeft(Path file) {
    try {
      Optional<LockedFile> left = takeOver(file);
      if (left.isPresent()) {
        left.get().delete();
      }
      return left.isPresent();
    } catch (IOException e) {
      return false; // Another user's, or gone by now.
    }
  }

  private boolean isInPlace() throws IOException {
    try {
      return key.equals(key(path));
    } catch (NoSuchFileException e) {
      return false;
    }
  }

  /** Deletes the file, unless its path has become that of another file, and releases the lock. */
  void delete() throws IOException {
    try {
      if (isInPlace()) {
        Files.deleteIfExists(path);
      }
    } finally {
      close();
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
    key.ifPresent(LOCKED::remove);
  }
}
