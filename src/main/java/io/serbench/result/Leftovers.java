package io.serbench.result;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a killed serbench could not remove. Whoever makes such a thing locks a file of it as long as
 * it lives: a lock ends with its process, also where process numbers of others cannot be seen.
 */
public final class Leftovers {
  private Leftovers() {}

  /**
   * Holds a new file as one that is in use. Where the file system knows no locks, nobody will take
   * it for left over.
   */
  public static void hold(FileChannel file) throws IOException {
    var unused = file.tryLock();
  }

  /** Whether nobody holds the file; false where that cannot be known. */
  public static boolean isLeft(Path file) {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException | IOException e) {
      return false; // Held by this JVM, another user's, or gone by now.
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
