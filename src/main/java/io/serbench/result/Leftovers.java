package io.serbench.result;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a killed serbench could not remove. Whoever makes such a thing locks a file of it as long as
 * it lives: a lock ends with its process, also where process numbers of others cannot be seen.
 */
public final class Leftovers {
  /**
   * What this process holds, by the files' keys: where locks are those of POSIX, a process that
   * opens a file and closes it loses its locks on that file, whoever of its threads took them. So
   * no thread looks at a file while another begins to hold one.
   */
  private static final Set<Object> HELD = ConcurrentHashMap.newKeySet();

  private Leftovers() {}

  /**
   * A file in use until it is closed, under whatever name it then has.
   *
   * @param channel for writing to it
   * @param key what tells it from every other file; empty where the system has no such thing
   */
  public record Held(FileChannel channel, Optional<Object> key) implements Closeable {
    @Override
    public void close() throws IOException {
      channel.close();
      key.ifPresent(HELD::remove);
    }
  }

  /**
   * Makes a file, and holds it as one that is in use. Where the file system knows no locks, nobody
   * will take it for left over.
   */
  public static synchronized Held hold(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      Held held = new Held(channel, keyOf(file));
      var unused = channel.tryLock();
      held.key().ifPresent(HELD::add);
      return held;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /** What tells a file from every other one; empty where the system has no such thing. */
  static Optional<Object> keyOf(Path file) throws IOException {
    return Optional.ofNullable(
        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).fileKey());
  }

  /** Whether nobody holds the file; false where that cannot be known. */
  public static synchronized boolean isLeft(Path file) {
    try {
      return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
          && keyOf(file).stream().noneMatch(HELD::contains)
          && canBeLocked(file);
    } catch (IOException e) {
      return false; // Another user's, or gone by now.
    }
  }

  private static boolean canBeLocked(Path file) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false; // Held by this JVM, on a system where that does no harm.
    }
  }

  /** What is in a folder and left over; nothing where the folder cannot be read. */
  public static List<Path> in(Path folder, Predicate<Path> isLeft) {
    List<Path> left = new ArrayList<>();
    try (Stream<Path> all = Files.list(folder)) {
      all.filter(isLeft).forEach(left::add);
    } catch (IOException | UncheckedIOException e) {
      return List.of(); // To tidy up is a courtesy.
    }
    return left;
  }
}
