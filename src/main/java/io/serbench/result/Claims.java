package io.serbench.result;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * The files that one command alone writes: of two runs with one result file, each would replace
 * what the other has measured.
 *
 * <p>A claim is the operating system's lock on an empty file beside the claimed one, which itself
 * is replaced again and again. The lock ends with its process, however that ends. The empty file
 * goes with the claim; where its process was killed, the next claim in the folder removes it. For
 * one command; the locks of a process are lost when it opens such a file once more, so nothing else
 * may.
 */
public final class Claims implements AutoCloseable {
  private static final Pattern NAME = Pattern.compile("\\.serbench-[0-9a-f-]{36}\\.lock");

  /** Who removes an empty file holds its lock for a moment. */
  private static final int TRIES = 10;

  private static final long BETWEEN_TRIES_MILLIS = 20;

  /**
   * A locked file.
   *
   * @param key what tells it from another file of its name; empty where the system has no such
   *     thing
   */
  private record Lock(Path file, FileChannel channel, Optional<Object> key) {
    /** What is under its name may be another file by now. */
    boolean isInPlace() throws IOException {
      return Files.exists(file, LinkOption.NOFOLLOW_LINKS) && key.equals(Leftovers.keyOf(file));
    }

    /** Who waits for it sees that it is gone, and makes a new one. */
    void remove() throws IOException {
      try (channel) {
        if (isInPlace()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  private final Map<Path, Lock> held = new LinkedHashMap<>();

  /**
   * Claims a file until this is closed; it need not exist, but its folder must.
   *
   * @return false where another command has claimed it
   * @throws IOException where there can be no lock beside it
   */
  public boolean claim(Path file) throws IOException {
    Path target = target(file);
    Path beside = beside(target);
    if (held.containsKey(beside)) {
      return true;
    }
    tidy(target.getParent());
    Optional<Lock> lock = lock(beside);
    for (int attempt = 1; lock.isEmpty() && attempt < TRIES; attempt++) {
      if (!waited()) {
        return false;
      }
      lock = lock(beside);
    }
    lock.ifPresent(own -> held.put(beside, own));
    return lock.isPresent();
  }

  /** What is done while a file is claimed. */
  @FunctionalInterface
  public interface Action {
    /** Does it. */
    void run() throws IOException;
  }

  /**
   * Does something with a file while nobody else writes it; nothing where a command has claimed it,
   * be it the one that asks.
   *
   * @throws IOException where there can be no lock beside it, or the action fails
   */
  public void whileFree(Path file, Action action) throws IOException {
    Path beside = beside(target(file));
    if (held.containsKey(beside)) {
      return;
    }
    Optional<Lock> lock = lock(beside);
    if (lock.isEmpty()) {
      return;
    }
    held.put(beside, lock.get());
    try {
      action.run();
    } finally {
      held.remove(beside);
      lock.get().remove();
    }
  }

  /** By whatever names and links it is called, a file is claimed once. */
  private static Path target(Path file) throws IOException {
    Path absolute = file.toAbsolutePath().normalize();
    return Files.exists(file)
        ? file.toRealPath()
        : absolute.getParent().toRealPath().resolve(absolute.getFileName());
  }

  /** Its name fits however long that of the claimed file is. */
  private static Path beside(Path target) {
    byte[] name = target.getFileName().toString().getBytes(StandardCharsets.UTF_8);
    return target.resolveSibling(".serbench-" + UUID.nameUUIDFromBytes(name) + ".lock");
  }

  /** Locks it, and makes it where it is not there; empty where another command has it. */
  private static Optional<Lock> lock(Path file) throws IOException {
    while (true) {
      try {
        Files.createFile(file);
      } catch (FileAlreadyExistsException e) {
        // Another command has it, or had it and was killed: the lock tells.
      }
      try {
        return lockExisting(file);
      } catch (NoSuchFileException e) {
        // Who had it has just removed it, and with it whatever lock is on it.
      }
    }
  }

  /**
   * Locks what is there; empty where another command has it.
   *
   * @throws NoSuchFileException where it is not there any more
   * @throws FileSystemException where it is no regular file: to open a pipe may take for ever
   */
  private static Optional<Lock> lockExisting(Path file) throws IOException {
    Optional<Object> key = Leftovers.keyOf(file);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileSystemException(file.toString(), null, "not a regular file");
    }
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    Lock lock = new Lock(file, channel, key);
    boolean mine = false;
    try {
      if (channel.tryLock() == null) {
        return Optional.empty();
      }
      mine = lock.isInPlace();
      if (!mine) {
        throw new NoSuchFileException(file.toString());
      }
      return Optional.of(lock);
    } catch (OverlappingFileLockException e) {
      return Optional.empty(); // Another command in this JVM.
    } finally {
      if (!mine) {
        channel.close();
      }
    }
  }

  /** Removes what commands have left that were killed. */
  private void tidy(Path folder) {
    for (Path left : Leftovers.in(folder, this::mayBeLeft)) {
      try {
        Optional<Lock> lock = lockExisting(left);
        if (lock.isPresent()) {
          lock.get().remove();
        }
      } catch (IOException e) {
        // Another user's, or gone by now: to tidy up is a courtesy.
      }
    }
  }

  private boolean mayBeLeft(Path file) {
    return NAME.matcher(file.getFileName().toString()).matches() && !held.containsKey(file);
  }

  private static boolean waited() {
    try {
      Thread.sleep(BETWEEN_TRIES_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Gives back all that was claimed. */
  @Override
  public void close() {
    for (Lock lock : held.values()) {
      try {
        lock.remove();
      } catch (IOException e) {
        // The next claim in the folder removes it.
      }
    }
    held.clear();
  }
}
