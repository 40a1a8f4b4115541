package io.serbench.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * Locks on files that only one command at a time may write. Without them, two runs with one result
 * file would replace each other's measurements.
 *
 * <p>The lock is on an empty file beside the file, because the file itself is replaced again and
 * again. The empty file is deleted with the lock; if its process was killed, the next lock in the
 * folder deletes it.
 */
public final class FileLocks implements AutoCloseable {
  /** A process that deletes an abandoned empty file has it locked for a moment. */
  private static final int TRIES = 10;

  private static final long BETWEEN_TRIES_MILLIS = 20;

  private final Map<Path, LockedFile> held = new LinkedHashMap<>();

  /**
   * Locks a file until this object is closed. The file may be missing, but its folder must exist. A
   * file that this object has already locked stays locked.
   *
   * @return false if another command has locked the file
   * @throws IOException if no lock can be created beside the file
   */
  public boolean lock(Path file) throws IOException {
    Path target = WholeFile.target(file);
    Path beside = beside(target);
    if (held.containsKey(beside)) {
      return true;
    }
    LockedFile.sweep(target.getParent());
    for (int attempt = 1; ; attempt++) {
      Optional<LockedFile> lock = tryLock(beside);
      if (lock.isPresent()) {
        held.put(beside, lock.get());
        return true;
      }
      if (attempt == TRIES || !WholeFile.waited(BETWEEN_TRIES_MILLIS)) {
        return false;
      }
    }
  }

  private static Optional<LockedFile> tryLock(Path beside) throws IOException {
    try {
      Files.createFile(beside);
    } catch (FileAlreadyExistsException e) {
      // Another command has it, or had it and was killed; the lock shows which.
    }
    try {
      return LockedFile.takeOver(beside);
    } catch (NoSuchFileException e) {
      return Optional.empty(); // Its command has just deleted it.
    }
  }

  /** Returns the lock's file, whose name does not get longer with that of the locked file. */
  private static Path beside(Path target) {
    byte[] name = target.getFileName().toString().getBytes(StandardCharsets.UTF_8);
    return target.resolveSibling(".serbench-" + UUID.nameUUIDFromBytes(name) + ".lock");
  }

  /** Releases all locks. */
  @Override
  public void close() {
    for (LockedFile lock : held.values()) {
      try {
        lock.delete();
      } catch (IOException e) {
        // The next lock in the folder deletes it.
      }
    }
    held.clear();
  }
}
