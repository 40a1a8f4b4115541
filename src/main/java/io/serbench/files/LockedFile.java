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
 * A file that this process has locked until it is closed, under whatever name it then has. The lock
 * ends with its process, however that ends: a file that nobody has locked was left by a process
 * that was killed.
 */
public final class LockedFile implements Closeable {
  /** Files that are in use only as long as somebody has them locked. */
  private static final Pattern SHORT_LIVED =
      Pattern.compile("serbench-[0-9a-f-]{36}\\.tmp|\\.serbench-[0-9a-f-]{36}\\.lock");

  /**
   * The keys of the files that this process has locked. Where locks are those of POSIX, a process
   * that opens a file and closes it loses its lock on that file, whichever of its threads took it.
   * So no thread opens a file while another locks one.
   */
  private static final Set<Object> LOCKED = ConcurrentHashMap.newKeySet();

  private final Path path;
  private final FileChannel channel;
  private final Optional<Object> key;

  private LockedFile(Path path, FileChannel channel, Optional<Object> key) {
    this.path = path;
    this.channel = channel;
    this.key = key;
  }

  /** Creates a file, by a name that nobody else uses, and locks it. */
  public static synchronized LockedFile create(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    return locked(file, channel, key(file))
        .orElseThrow(() -> new FileSystemException(file.toString(), null, "cannot be locked"));
  }

  /**
   * Locks a file that was left. Returns nothing if another process, or this one, has it.
   *
   * @throws NoSuchFileException if it is gone
   * @throws FileSystemException if it is not a regular file: opening a pipe may take for ever
   */
  static synchronized Optional<LockedFile> takeOver(Path file) throws IOException {
    Optional<Object> key = key(file);
    if (key.stream().anyMatch(LOCKED::contains)) {
      return Optional.empty();
    }
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileSystemException(file.toString(), null, "not a regular file");
    }
    return locked(
        file, FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS), key);
  }

  /** Locks an open file, unless another one has its name by now. */
  private static Optional<LockedFile> locked(Path file, FileChannel channel, Optional<Object> key)
      throws IOException {
    LockedFile locked = new LockedFile(file, channel, key);
    boolean mine = false;
    try {
      mine = channel.tryLock() != null && locked.isInPlace();
      if (!mine) {
        return Optional.empty();
      }
      key.ifPresent(LOCKED::add);
      return Optional.of(locked);
    } catch (OverlappingFileLockException e) {
      return Optional.empty(); // This process, where files have no keys.
    } finally {
      if (!mine) {
        channel.close();
      }
    }
  }

  /** What tells a file from every other one; empty where the system has no such thing. */
  public static Optional<Object> key(Path file) throws IOException {
    return Optional.ofNullable(
        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).fileKey());
  }

  /** Returns whether the file is left: nobody has it locked. False if that cannot be known. */
  public static boolean isLeft(Path file) {
    try {
      Optional<LockedFile> left = takeOver(file);
      if (left.isPresent()) {
        left.get().close();
      }
      return left.isPresent();
    } catch (IOException e) {
      return false; // Another user's, or gone by now.
    }
  }

  /** Deletes temporary files and locks in a folder that killed processes have left there. */
  static void sweep(Path folder) {
    try (DirectoryStream<Path> left =
        Files.newDirectoryStream(
            folder, each -> SHORT_LIVED.matcher(each.getFileName().toString()).matches())) {
      for (Path each : left) {
        deleteIfLeft(each);
      }
    } catch (IOException | DirectoryIteratorException e) {
      // To tidy up is a courtesy.
    }
  }

  private static void deleteIfLeft(Path file) {
    try {
      Optional<LockedFile> left = takeOver(file);
      if (left.isPresent()) {
        left.get().delete();
      }
    } catch (IOException e) {
      // Another user's, or gone by now.
    }
  }

  /** The open file, for writing. */
  FileChannel channel() {
    return channel;
  }

  private boolean isInPlace() throws IOException {
    try {
      return key.equals(key(path));
    } catch (NoSuchFileException e) {
      return false;
    }
  }

  /** Deletes the file, unless another one has its name by now, and gives the lock back. */
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
