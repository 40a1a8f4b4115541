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
 * The files that one command alone writes: of two runs with one result file, each would replace
 * what the other has measured.
 *
 * <p>What is locked is an empty file beside the file, which itself is replaced again and again. The
 * empty file goes with the lock; where its process was killed, the next lock in the folder removes
 * it.
 */
public final class FileLocks implements AutoCloseable {
  /** Whoever removes an empty file has it locked for a moment. */
  private static final int TRIES = 10;

  private static final long BETWEEN_TRIES_MILLIS = 20;

  private final Map<Path, LockedFile> held = new LinkedHashMap<>();

  /**
   * Locks a file until this is closed; it need not exist, but its folder must.
   *
   * @return false where another command has locked it
   * @throws IOException where there can be no lock beside it
   */
  public boolean lock(Path file) throws IOException {
    Path target = WholeFile.target(file);
    Path beside = beside(target);
    if (held.containsKey(beside)) {
      return true;
    }
    LockedFile.sweep(target.getParent());
    Optional<LockedFile> lock = tryLock(beside);
    for (int attempt = 1; lock.isEmpty() && attempt < TRIES; attempt++) {
      if (!WholeFile.waited(BETWEEN_TRIES_MILLIS)) {
        return false;
      }
      lock = tryLock(beside);
    }
    lock.ifPresent(own -> held.put(beside, own));
    return lock.isPresent();
  }

  private static Optional<LockedFile> tryLock(Path beside) throws IOException {
    try {
      Files.createFile(beside);
    } catch (FileAlreadyExistsException e) {
      // Another command has it, or had it and was killed: the lock tells.
    }
    try {
      return LockedFile.takeOver(beside);
    } catch (NoSuchFileException e) {
      return Optional.empty(); // Whoever had it has just removed it.
    }
  }

  /** Its name fits however long that of the locked file is. */
  private static Path beside(Path target) {
    byte[] name = target.getFileName().toString().getBytes(StandardCharsets.UTF_8);
    return target.resolveSibling(".serbench-" + UUID.nameUUIDFromBytes(name) + ".lock");
  }

  /** Gives all locks back. */
  @Override
  public void close() {
    for (LockedFile lock : held.values()) {
      try {
        lock.delete();
      } catch (IOException e) {
        // The next lock in the folder removes it.
      }
    }
    held.clear();
  }
}
